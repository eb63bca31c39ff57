/// The strings of binary property lists: big-endian UTF-16, four units at a time where none of them
/// is a surrogate.
extension UTF16Text {
    /// The UTF-8 bytes that a big-endian string takes.
    static func utf8Count(_ bytes: RawSpan, _ range: Range<Int>) throws(Malformed) -> Int {
        var count = 0
        var position = range.lowerBound
        while position < range.upperBound {
            if position + 8 <= range.upperBound,
                let four = utf8Count(ofFour: bytes.bigEndianWord(at: position))
            {
                count += four
                position += 8
            } else {
                let (scalar, end) = try scalar(bytes, at: position, before: range.upperBound)
                count += UTF8Sequence.byteCount(of: scalar)
                position = end
            }
        }
        return count
    }

    /// The UTF-8 bytes that the four units in a word take; nil if there is a surrogate among them.
    @inline(__always)
    private static func utf8Count(ofFour word: UInt64) -> Int? {
        let beyondASCII = word & 0xFF80_FF80_FF80_FF80
        if beyondASCII == 0 { return 4 }
        let beyondTwo = word & 0xF800_F800_F800_F800
        guard nonzeroUnits(beyondTwo ^ 0xD800_D800_D800_D800) == 0x8000_8000_8000_8000 else {
            return nil
        }
        return 4 + (nonzeroUnits(beyondASCII) | nonzeroUnits(beyondTwo) >> 1).nonzeroBitCount
    }

    /// The high bits of the four units of a word that are not zero; their low bits are.
    @inline(__always)
    private static func nonzeroUnits(_ word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7FFF_7FFF_7FFF_7FFF
        return ((word & low) &+ low | word) & ~low
    }

    /// A code point, and the offset after it.
    @inline(__always)
    private static func scalar(
        _ bytes: RawSpan, at position: Int, before limit: Int
    ) throws(Malformed) -> (scalar: UInt32, end: Int) {
        let first = bytes.bigEndianUnit(at: position)
        guard first & 0xF800 == 0xD800 else { return (UInt32(first), position + 2) }
        guard first < 0xDC00, position + 4 <= limit,
            case let second = bytes.bigEndianUnit(at: position + 2), second & 0xFC00 == 0xDC00
        else { throw Malformed(offset: position) }
        return (0x10000 + UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF), position + 4)
    }

    /// A big-endian string that was checked before.
    static func decoded(_ bytes: RawSpan, _ range: Range<Int>) -> String {
        String(decoding: utf8(bytes, range), as: UTF8.self)
    }

    /// The UTF-8 of a big-endian string that was checked before.
    static func utf8(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
        guard let count = try? utf8Count(bytes, range) else { return [] }
        var utf8 = [UInt8](repeating: 0, count: count)
        var output = utf8.mutableSpan
        var (position, written) = (range.lowerBound, 0)
        while position < range.upperBound {
            let unit = bytes.bigEndianUnit(at: position)
            position &+= 2
            if unit < 0x80 {
                output[written] = UInt8(truncatingIfNeeded: unit)
                written &+= 1
            } else if let (scalar, end) = try? scalar(
                bytes, at: position &- 2, before: range.upperBound)
            {
                written = UTF8Sequence.write(scalar, to: &output, at: written)
                position = end
            }
        }
        return utf8
    }
}

extension UTF8Sequence {
    /// Writes the bytes of a code point beyond ASCII that is no surrogate; returns the offset after.
    @inline(__always)
    fileprivate static func write(
        _ scalar: UInt32, to output: inout MutableSpan<UInt8>, at start: Int
    ) -> Int {
        var end = start
        func write(_ bits: UInt32) {
            output[end] = UInt8(truncatingIfNeeded: bits)
            end &+= 1
        }
        if scalar < 0x800 {
            write(0xC0 | scalar >> 6)
        } else {
            if scalar < 0x10000 {
                write(0xE0 | scalar >> 12)
            } else {
                write(0xF0 | scalar >> 18)
                write(0x80 | scalar >> 12 & 0x3F)
            }
            write(0x80 | scalar >> 6 & 0x3F)
        }
        write(0x80 | scalar & 0x3F)
        return end
    }
}
