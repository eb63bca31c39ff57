import XExtensionItem

/// Values in one line, for people, safe for a terminal.
enum ValueText {
    static func line(_ value: WireValue) -> String {
        SafeText.line(value.description)
    }

    /// Returns the start of a text in quotes, in one line.
    static func quoted(_ text: String) -> String {
        SafeText.line(text.quotedStart)
    }
}
