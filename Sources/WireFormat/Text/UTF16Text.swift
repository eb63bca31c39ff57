import Essentials

/// UTF-16, in XML with a byte order mark and in strings of binary property lists.
enum UTF16Text {
    /// The error for a surrogate without a partner or half a code unit, with its offset.
    struct Malformed: Error {
        let offset: Int
    }

    /// Returns the text of an input after its byte order mark, in UTF-8, up to where it is
    /// malformed.
    ///
    /// This measures the text first, because a buffer that grows step by step takes three times as
    /// much memory, and one more copy.
    static func utf8(of data: Data, isBigEndian: Bool) -> (bytes: Data, isWhole: Bool) {
        var (byteCount, end) = (0, data.count)
        do throws(Malformed) {
            try forEachScalar(data.bytes, 2..<end, isBigEndian: isBigEndian) {
                byteCount += UTF8Sequence.byteCount(of: $0)
            }
        } catch {
            end = error.offset
        }
        var utf8 = OutputBuffer()
        utf8.reserve(byteCount)
        try? forEachScalar(data.bytes, 2..<end, isBigEndian: isBigEndian) { scalar in
            let (sequence, length) = UTF8Sequence.bytes(of: scalar)
            utf8.append(word: UInt64(sequence), count: length)
        }
        return (utf8.takeData(), end == data.count)
    }

    /// Returns the number of UTF-16 code units of well-formed UTF-8: one for each code point, and
    /// one more for each sequence of four bytes.
    static func unitCount(_ utf8: RawSpan) -> Int {
        var count = 0
        _ = utf8.allWords { word, _ in
            // Only the highest bit of each byte matters; the shifts lose none of these.
            let (second, high) = (word << 1, word & 0x8080_8080_8080_8080)
            let later = high & ~second
            let firstOfFour = high & second & word << 2 & word << 3
            count += firstOfFour.countOfHighBits - later.countOfHighBits
            return true
        }
        return utf8.byteCount + count
    }

    /// Returns the two surrogates of a code point beyond U+FFFF, the first one in the upper half.
    static func surrogates(of scalar: UInt32) -> UInt32 {
        let offset = scalar - 0x10000
        return (0xD800 + offset >> 10) << 16 | (0xDC00 + offset & 0x3FF)
    }

    private static func forEachScalar(
        _ bytes: RawSpan, _ range: Range<Int>, isBigEndian: Bool, _ body: (UInt32) -> Void
    ) throws(Malformed) {
        var position = range.lowerBound
        func unit(at offset: Int) throws(Malformed) -> UInt32 {
            guard offset + 2 <= range.upperBound else { throw Malformed(offset: offset) }
            let pair = UInt32(bytes.bigEndian(at: offset, width: 2))
            return isBigEndian ? pair : pair >> 8 | (pair & 0xFF) << 8
        }
        while position < range.upperBound {
            let first = try unit(at: position)
            position += 2
            switch first {
            case 0xD800...0xDBFF:
                guard position + 2 <= range.upperBound, case let second = try unit(at: position),
                    0xDC00...0xDFFF ~= second
                else { throw Malformed(offset: position - 2) }
                body(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
                position += 2
            case 0xDC00...0xDFFF:
                throw Malformed(offset: position - 2)
            default:
                body(first)
            }
        }
    }
}
