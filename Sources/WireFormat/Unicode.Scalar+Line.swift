extension Unicode.Scalar {
    /// Whether the character is safe to show in a line of text: it is not a control character, a line
    /// or paragraph separator, or a mark that changes the direction of the text around it.
    package var isSafeInLine: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
    }

    /// The character as `\u{…}` with its hexadecimal digits.
    package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
    /// The text in one line, with escapes for control characters and direction marks.
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
}
