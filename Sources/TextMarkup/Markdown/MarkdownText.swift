import WireFormat

/// Literal text for Markdown, escaped so that none of it is markup.
///
/// A backslash escapes:
/// - ``\ ` * _ [ ] < & ~ |`` everywhere;
/// - `# + - = > :` at the start of a line, and a dot or parenthesis after up to nine digits at the
///   start of a line;
/// - the colon of `://`, `mailto:` and `xmpp:`, and the dot of `www.`, because GitHub converts such
///   text to links.
///
/// References replace white space at both ends of a line, and characters that only some renderers
/// treat as white space or remove.
struct MarkdownText {
    var startsLine = false
    var endsLine = false

    /// Whether some renderers, but not all, treat a character as white space or remove it.
    static func isAlwaysEncoded(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x180E, 0x2028, 0x2029, 0xFEFF: true
        default: false
        }
    }

    func write(_ atom: MarkdownAtom, to output: inout String) {
        let scalars = atom.text.unicodeScalars
        let lead = startsLine ? leadingMark(atom.text) : nil
        let last = scalars.indices.last
        for index in scalars.indices {
            let scalar = scalars[index]
            if isEncoded(scalar, isFirst: index == scalars.startIndex, isLast: index == last, atom)
            {
                output += "&#\(scalar.value);"
            } else {
                if index == lead || isEscaped(scalar, at: index, in: atom.text) { output += "\\" }
                output.unicodeScalars.append(scalar)
            }
        }
    }

    private func isEncoded(
        _ scalar: Unicode.Scalar, isFirst: Bool, isLast: Bool, _ atom: MarkdownAtom
    ) -> Bool {
        if Self.isAlwaysEncoded(scalar) { return true }
        if isFirst, atom.encodesFirst { return true }
        if isLast, atom.encodesLast { return true }
        guard (isFirst && startsLine) || (isLast && endsLine) else { return false }
        return MarkdownFlank(scalar) == .space
    }

    private func isEscaped(
        _ scalar: Unicode.Scalar, at index: String.Index, in text: String
    ) -> Bool {
        guard let byte = UInt8(exactly: scalar.value) else { return false }
        if Self.markup.contains(byte) { return true }
        if byte == UInt8(ascii: ":") { return Self.isSchemeColon(index, in: text.utf8) }
        guard byte == UInt8(ascii: ".") else { return false }
        return Self.ends("www", at: index, in: text.utf8)
    }

    private static func isSchemeColon(_ index: String.Index, in text: String.UTF8View) -> Bool {
        text[index...].dropFirst().starts(with: "//".utf8)
            || ends("mailto", at: index, in: text) || ends("xmpp", at: index, in: text)
    }

    /// Whether a word precedes an index, ignoring case.
    private static func ends(
        _ word: String, at index: String.Index, in text: String.UTF8View
    ) -> Bool {
        text[..<index].suffix(word.utf8.count).elementsEqual(word.utf8) { $0 | 0x20 == $1 }
    }

    /// Returns the index of a mark that would start a heading, list, quotation, rule or table; nil
    /// if the text has no such mark.
    private func leadingMark(_ text: String) -> String.Index? {
        guard let first = text.utf8.first else { return nil }
        if Self.leading.contains(first) { return text.startIndex }
        guard let mark = text.utf8.prefix(10).firstIndex(where: { !(0x30...0x39 ~= $0) }),
            mark > text.startIndex,
            text.utf8[mark] == UInt8(ascii: ".") || text.utf8[mark] == UInt8(ascii: ")")
        else { return nil }
        return mark
    }

    private static let markup = ASCIISet("\\`*_[]<&~|")
    private static let leading = ASCIISet("#+-=>:")
}

/// A character reference: `&#32;`, `&#x20;`, or one of a few names.
struct MarkdownReference {
    /// The characters that the reference represents.
    let text: String
    /// The position after the reference.
    let end: Int

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
