import XExtensionItem

/// Values in a line, for people: fit for a terminal.
enum ValueText {
    static func line(_ value: WireValue) -> String {
        SafeText.line(value.description)
    }

    /// The start of a text, in quotes and in one line.
    static func quoted(_ text: String) -> String {
        SafeText.line(text.quotedStart)
    }
}
