import Essentials

/// Decodes UTF-16: XML with a byte order mark, and strings of binary property lists.
enum UTF16Text {
    /// Returns the text after the byte order mark as UTF-8, up to the first malformed character.
    static func utf8(of data: Data, isBigEndian: Bool) -> (bytes: Data, isWhole: Bool) {
        // Half a code unit at the end is malformed.
        let (bytes, end) = (data.bytes, data.count & ~1)
        // Reserve the maximum, because a growing buffer needs three times the memory and one more
        // copy, but reserved memory costs nothing until it is used.
        var utf8 = OutputBuffer()
        utf8.reserve(end / 2 * 3)
        var position = 2
        while position < end {
            guard
                let (scalar, next) = scalar(
                    bytes, at: position, before: end, isBigEndian: isBigEndian)
            else { break }
            let (sequence, length) = UTF8Sequence.bytes(of: scalar)
            utf8.append(word: UInt64(sequence), count: length)
            position = next
        }
        return (utf8.takeData(), position == data.count)
    }

    /// Returns the number of UTF-16 code units of well-formed UTF-8: one per code point, and one
    /// more per sequence of four bytes.
    static func unitCount(_ utf8: RawSpan) -> Int {
        var count = 0
        _ = utf8.allWords { word, _ in
            // Only the highest bit of each byte matters. Each shift moves a lower bit of a byte to
            // the highest bit of the same byte. Bits that cross into the next byte stay below its
            // highest bit.
            let (second, high) = (word << 1, word & 0x8080_8080_8080_8080)
            let later = high & ~second
            let firstOfFour = high & second & word << 2 & word << 3
            count += firstOfFour.countOfHighBits - later.countOfHighBits
            return true
        }
        return utf8.byteCount + count
    }

    /// Returns the two surrogates of a code point above U+FFFF, the first in the upper half.
    static func surrogates(of scalar: UInt32) -> UInt32 {
        let offset = scalar - 0x10000
        return (0xD800 + offset >> 10) << 16 | (0xDC00 + offset & 0x3FF)
    }
}

/// The strings of binary property lists, in big-endian UTF-16.
extension UTF16Text {
    /// - Throws: `binary.string`, with the offset of an unpaired surrogate.
    static func utf8Count(_ bytes: RawSpan, _ range: Range<Int>) throws(Fault) -> Int {
        var (position, count) = (range.lowerBound, 0)
        if let blocks = UTF16Blocks.utf8Count(bytes, range) { (position, count) = blocks }
        while position < range.upperBound {
            guard let (scalar, end) = scalar(bytes, at: position, before: range.upperBound) else {
                throw Fault(.binaryString, at: position, "the string is not valid UTF-16")
            }
            count += UTF8Sequence.byteCount(of: scalar)
            position = end
        }
        return count
    }

    /// Returns nil for an unpaired surrogate.
    @inline(__always)
    private static func scalar(
        _ bytes: RawSpan, at position: Int, before limit: Int, isBigEndian: Bool = true
    ) -> (scalar: UInt32, end: Int)? {
        func unit(at offset: Int) -> UInt16 {
            let unit = bytes.bigEndianUnit(at: offset)
            return isBigEndian ? unit : unit.byteSwapped
        }
        let first = unit(at: position)
        guard first & 0xF800 == 0xD800 else { return (UInt32(first), position + 2) }
        guard first < 0xDC00, position + 4 <= limit,
            case let second = unit(at: position + 2), second & 0xFC00 == 0xDC00
        else { return nil }
        return (0x10000 + UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF), position + 4)
    }

    /// Decodes a string that was already checked.
    static func decoded(_ bytes: RawSpan, _ range: Range<Int>) -> String {
        // Room for three bytes per unit, and for the four bytes of the last store.
        String(utf8Capacity: range.count / 2 * 3 + 4) { write(range, of: bytes, to: &$0) }
    }

    /// Writes the UTF-8 of a string, and overwrites up to three bytes after it; returns the length
    /// of the UTF-8.
    private static func write(
        _ range: Range<Int>, of bytes: RawSpan, to output: inout MutableRawSpan
    ) -> Int {
        var (position, count) = (range.lowerBound, 0)
        while position < range.upperBound {
            if position + 8 <= range.upperBound, let four = ascii(ofFour: bytes.word(at: position))
            {
                output.storeBytes(of: four.littleEndian, toByteOffset: count, as: UInt32.self)
                count += 4
                position += 8
            } else if let (scalar, end) = scalar(bytes, at: position, before: range.upperBound) {
                let (sequence, length) = UTF8Sequence.bytes(of: scalar)
                output.storeBytes(of: sequence.littleEndian, toByteOffset: count, as: UInt32.self)
                count += length
                position = end
            } else {
                break
            }
        }
        return count
    }

    /// Returns four ASCII units as four bytes in a little-endian word; nil if a unit is not ASCII.
    @inline(__always)
    private static func ascii(ofFour word: UInt64) -> UInt32? {
        guard word & 0x80FF_80FF_80FF_80FF == 0 else { return nil }
        let pairs = (word >> 8 | word >> 16) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
    }
}

/// Measures big-endian UTF-16 in bytes of UTF-8, eight units at a time.
enum UTF16Blocks {
    private typealias Units = SIMD8<UInt16>

    /// Measures a range in blocks until fewer than nine units remain. Returns the offset of the
    /// next character, and the UTF-8 byte count before it; nil for an unpaired surrogate.
    static func utf8Count(
        _ bytes: RawSpan, _ range: Range<Int>
    ) -> (end: Int, count: Int)? {
        var (offset, count) = (range.lowerBound, 0)
        guard offset <= range.upperBound - 18 else { return (offset, 0) }
        guard !isSecondHalf(bytes, at: offset) else { return nil }
        let bytes = bytes.extracting(0..<range.upperBound)
        var faults = SIMD16<UInt8>()
        while let (units, next) = nineUnits(bytes, at: offset) {
            let isFirstHalf = (units & all(0xFC00)) .== all(0xD800)
            let isSecondHalf = (next & all(0xFC00)) .== all(0xDC00)
            faults |= SIMD16(isFirstHalf .^ isSecondHalf)
            // In UTF-8, a unit becomes one byte if it is ASCII, two if it is below U+0800, and
            // three otherwise; each half of a surrogate pair becomes two.
            let isASCII = (units & all(0xFF80)) .== all(0)
            let isShort = (units & all(0xF800)) .== all(0)
            let isHalf = (units & all(0xF800)) .== all(0xD800)
            count += 24 - Int((ones(isASCII) &+ ones(isShort) &+ ones(isHalf)).wrappedSum())
            offset += 16
        }
        guard !faults.hasHighBit else { return nil }
        return isSecondHalf(bytes, at: offset) ? (offset + 2, count + 2) : (offset, count)
    }

    /// Returns eight units at an offset and eight units one unit later; nil if fewer than nine
    /// units remain.
    @inline(__always)
    private static func nineUnits(_ bytes: RawSpan, at offset: Int) -> (units: Units, next: Units)?
    {
        bytes.withNext(18, at: offset) { ($0.block(at: 0).units, $0.block(at: 2).units) }
    }

    private static func isSecondHalf(_ bytes: RawSpan, at offset: Int) -> Bool {
        bytes.bigEndianUnit(at: offset) & 0xFC00 == 0xDC00
    }

    /// Returns a vector that repeats one unit, in big-endian order like the input. Use it instead
    /// of operators between a vector and a number, because only operators between vectors are
    /// single instructions.
    @inline(__always)
    private static func all(_ unit: UInt16) -> Units { Units(repeating: unit.bigEndian) }

    @inline(__always)
    private static func ones(_ mask: SIMDMask<SIMD8<Int16>>) -> Units {
        Units().replacing(with: Units(repeating: 1), where: mask)
    }
}
