/// RFC 4648 base64, section 4: padded, with zero pad bits.
///
/// Foundation's decoder takes `QR==` and `QUJD====`, so that several texts would be the same bytes.
enum Base64 {
    /// Bytes that may stand between the characters of a text, and mean nothing there.
    enum Filler: UInt8, Hashable {
        case none
        /// The white space of XML.
        case whiteSpace
        /// The backslash of JSON, where every escape in the text is `\/`.
        case backslash

        /// Whether a byte is one that may be a filler.
        func has(_ byte: UInt8) -> Bool {
            switch self {
            case .none: false
            case .whiteSpace: XMLContent.isWhiteSpace(byte)
            case .backslash: byte == UInt8(ascii: "\\")
            }
        }
    }

    /// A text that is not base64, and the offset in the input at which that shows.
    struct Malformed: Error {
        let offset: Int
    }

    /// The number of characters that stand for a number of bytes.
    static func characterCount(ofBytes count: Int) -> Int { (count + 2) / 3 * 4 }

    /// The number of bytes that a text stands for, every character checked; nil if malformed.
    static func checkedByteCount(
        _ bytes: RawSpan, _ range: Range<Int>, filler: Filler
    ) -> Int? {
        var decoder = Base64Decoder(range: range, filler: filler)
        let count = try? decoder.check(bytes)
        return decoder.isFinished ? count : nil
    }

    /// The number of bytes that a text without fillers stands for, from its length and its end.
    static func quickByteCount(_ bytes: RawSpan, _ range: Range<Int>) -> Int? {
        quickByteCount(bytes, range, characterCount: range.count, filler: .none)
    }

    /// The number of bytes that a text stands for, from the number of its characters without fillers,
    /// and the last four of them.
    static func quickByteCount(
        _ bytes: RawSpan, _ range: Range<Int>, characterCount: Int, filler: Filler
    ) -> Int? {
        guard characterCount % 4 == 0 else { return nil }
        guard characterCount > 0 else { return 0 }
        var last = range.upperBound
        for _ in 0..<4 {
            repeat { last -= 1 } while filler.has(bytes.byte(at: last))
        }
        return checkedByteCount(bytes, last..<range.upperBound, filler: filler)
            .map { characterCount / 4 * 3 - 3 + $0 }
    }
}
