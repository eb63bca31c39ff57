/// The text of a predicate as bytes, with the lines and columns of its parts.
struct RuleText: Hashable, Sendable {
    let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Returns the place of a part. This reads the text up to there.
    func place(of range: Range<Int>) -> RulePlace {
        var (line, column) = (1, 1)
        for (offset, byte) in bytes[..<range.lowerBound].enumerated() {
            if byte == 0x0A, offset > 0, bytes[offset - 1] == 0x0D { continue }
            if byte == 0x0A || byte == 0x0D {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return .text(range, line: line, column: column)
    }

    /// Returns a part as text in one line, cut if it is long.
    func excerpt(_ range: Range<Int>) -> String {
        let words = bytes[range].split { $0 <= 0x20 }
        let line = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
        return line.unicodeScalars.count <= 60 ? line : String(line.prefix(57)) + "..."
    }
}
