/// A character reference: `&#32;`, `&#x20;`, or one of a few names.
struct MarkdownReference {
    /// The text of the reference.
    let text: String
    /// The position after the reference.
    let end: Int

    /// Reads a reference at a position; nil if there is none.
    init?(_ source: [UInt8], at position: Int) {
        let body = source[(position + 1)...].prefix(10)
        guard let semicolon = body.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let content = body[..<semicolon]
        guard let text = Self.text(String(decoding: content, as: UTF8.self)) else { return nil }
        self.text = text
        end = semicolon + 1
    }

    private static func text(_ content: String) -> String? {
        guard content.utf8.first == UInt8(ascii: "#") else { return names[content] }
        let digits = content.utf8.dropFirst()
        let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        return isHexadecimal
            ? character(digits.dropFirst(), radix: 16, most: 6)
            : character(digits, radix: 10, most: 7)
    }

    /// Returns the character of a number; U+FFFD for 0 and for numbers without a character.
    private static func character(
        _ digits: Substring.UTF8View, radix: Int, most: Int
    ) -> String? {
        guard 1...most ~= digits.count, digits.first != UInt8(ascii: "+"),
            digits.first != UInt8(ascii: "-"), let number = UInt32(Substring(digits), radix: radix)
        else { return nil }
        return String(number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}")
    }

    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}",
        "mdash": "\u{2014}", "ndash": "\u{2013}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
        "ldquo": "\u{201C}", "rdquo": "\u{201D}", "euro": "\u{20AC}", "shy": "\u{AD}",
    ]
}
