import WireFormat

/// Untrusted text made safe for a terminal: nothing in it moves the cursor or changes the text
/// direction.
enum SafeText {
    /// Returns the text in one line, with escapes for control characters and direction marks.
    static func line(_ text: String) -> String {
        text.inOneLine
    }

    /// Returns the lines of the text, each made safe.
    static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line(String($0)) }
    }

    /// Returns JSON text with the same values, in which every character that a terminal acts on is
    /// escaped. Line feeds stay: in JSON, they only separate tokens.
    static func json(_ text: String) -> String {
        var result = ""
        // Copy safe stretches whole; a text without unsafe characters is not copied at all.
        var rest = text.unicodeScalars[...]
        while let place = rest.firstIndex(where: { !$0.isSafeInLine && $0 != "\n" }) {
            let digits = String(rest[place].value, radix: 16, uppercase: true)
            result += Substring(rest[..<place])
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            rest = rest[rest.index(after: place)...]
        }
        return rest.startIndex == text.startIndex ? text : result + Substring(rest)
    }
}
