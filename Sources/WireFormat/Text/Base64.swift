/// Base64 (RFC 4648, section 4): padded, with zero pad bits.
///
/// Foundation's decoder accepts `QR==` and `QUJD====`, so that several texts would have the same
/// bytes.
enum Base64 {
    /// Bytes that are ignored between the characters of a text.
    enum Filler: UInt8, Hashable {
        case none
        /// XML's white space.
        case whiteSpace
        /// JSON's backslash. Every escape in the text is `\/`.
        case backslash

        /// Returns whether a byte can be a filler.
        func has(_ byte: UInt8) -> Bool {
            switch self {
            case .none: false
            case .whiteSpace: XMLContent.isWhiteSpace(byte)
            case .backslash: byte == UInt8(ascii: "\\")
            }
        }
    }

    /// The error for a text that is not base64, with the offset at which that shows.
    struct Malformed: Error {
        let offset: Int
    }

    /// Returns the number of characters for a number of bytes.
    static func characterCount(ofBytes count: Int) -> Int { (count + 2) / 3 * 4 }

    /// Returns the decoded byte count of a text after checking every character; nil if it is
    /// malformed.
    static func checkedByteCount(
        _ bytes: RawSpan, _ range: Range<Int>, filler: Filler
    ) -> Int? {
        var decoder = Base64Decoder(range: range, filler: filler)
        let count = try? decoder.check(bytes)
        return decoder.isFinished ? count : nil
    }

    /// Returns the decoded byte count of a text without fillers, from its length and its end.
    static func quickByteCount(_ bytes: RawSpan, _ range: Range<Int>) -> Int? {
        quickByteCount(bytes, range, characterCount: range.count, filler: .none)
    }

    /// Returns the decoded byte count of a text, from its number of characters without fillers and
    /// its last four characters.
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
