import WireFormat

/// Untrusted text made safe for a terminal: nothing in it moves the cursor or changes the text
/// direction.
enum SafeText {
    /// Returns the text in one line, with escapes for control characters and direction marks.
    static func line(_ text: String) -> String {
        escaped(text) { "\\u{\($0)}" }
    }

    /// Returns the lines of the text, each made safe.
    static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line(String($0)) }
    }

    /// Returns JSON text with the same values, in which every character that a terminal acts on is
    /// escaped.
    static func json(_ text: String) -> String {
        escaped(text) { "\\u" + String(repeating: "0", count: 4 - $0.count) + $0 }
    }

    /// Returns the text with every unsafe character replaced by `escape(hexadecimalDigits)`.
    private static func escaped(_ text: String, _ escape: (String) -> String) -> String {
        var result = ""
        // Copy safe stretches whole; a text without unsafe characters is not copied at all.
        var rest = text.unicodeScalars[...]
        while let place = rest.firstIndex(where: { !$0.isSafeInLine }) {
            result += Substring(rest[..<place])
            result += escape(String(rest[place].value, radix: 16, uppercase: true))
            rest = rest[rest.index(after: place)...]
        }
        return rest.startIndex == text.startIndex ? text : result + Substring(rest)
    }
}
