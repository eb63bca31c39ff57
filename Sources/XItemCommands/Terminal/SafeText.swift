/// Text of a stranger made fit for a terminal: nothing in it moves the cursor or turns the line round.
enum SafeText {
    /// The text in one line: control and direction characters become visible escapes.
    static func line(_ text: String) -> String {
        escaped(text) { "\\u{\($0)}" }
    }

    /// The text with its line breaks.
    static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line(String($0)) }
    }

    /// JSON text with characters escaped that JSON allows and terminals act on: the same values.
    static func json(_ text: String) -> String {
        escaped(text) { "\\u" + String(repeating: "0", count: 4 - $0.count) + $0 }
    }

    /// The text with every unsafe character replaced by what a closure makes of its hexadecimal digits.
    private static func escaped(_ text: String, _ escape: (String) -> String) -> String {
        var result = ""
        // What is safe is copied in stretches, and nothing where all is.
        var rest = text.unicodeScalars[...]
        while let place = rest.firstIndex(where: { !isHarmless($0) }) {
            result += Substring(rest[..<place])
            result += escape(String(rest[place].value, radix: 16, uppercase: true))
            rest = rest[rest.index(after: place)...]
        }
        return rest.startIndex == text.startIndex ? text : result + Substring(rest)
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
