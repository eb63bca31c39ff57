extension Unicode.Scalar {
    /// Whether the character is safe to show in a line of text: it is not a control character, a
    /// line or paragraph separator, or a mark that changes the direction of surrounding text.
    package var isSafeInLine: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
    }

    package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
    package var inOneLine: String {
        guard unicodeScalars.contains(where: { !$0.isSafeInLine }) else { return self }
        var line = ""
        for scalar in unicodeScalars {
            if scalar.isSafeInLine {
                line.unicodeScalars.append(scalar)
            } else {
                line += scalar.escaped
            }
        }
        return line
    }

    package func cut(to count: Int) -> String {
        let scalars = unicodeScalars
        guard
            let end = scalars.index(
                scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return self }
        return String(scalars[..<end]) + "…"
    }

    /// The first 80 Unicode scalars in quotes, in one line: with `⏎` for LF and CR LF, and escapes
    /// for other control characters and direction marks.
    package var quotedStart: String {
        var line = "“"
        var scalars = cut(to: 80).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if scalar == "\r", scalars.first == "\n" { continue }
            line += scalar == "\n" ? "⏎" : scalar.isSafeInLine ? String(scalar) : scalar.escaped
        }
        return line + "”"
    }
}

/// A count with its noun, such as `1 byte` or `2 bytes`.
package enum CountText {
    package static func text(_ count: some BinaryInteger, _ noun: String) -> String {
        "\(count) \(noun)" + (count == 1 ? "" : "s")
    }
}
