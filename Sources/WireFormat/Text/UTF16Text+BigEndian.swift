/// The strings of binary property lists, in big-endian UTF-16.
extension UTF16Text {
    /// Returns the number of UTF-8 bytes of a string.
    static func utf8Count(_ bytes: RawSpan, _ range: Range<Int>) throws(Malformed) -> Int {
        var (position, count) = (range.lowerBound, 0)
        if let blocks = UTF16Blocks.utf8Count(bytes, range) { (position, count) = blocks }
        while position < range.upperBound {
            let (scalar, end) = try scalar(bytes, at: position, before: range.upperBound)
            count += UTF8Sequence.byteCount(of: scalar)
            position = end
        }
        return count
    }

    /// Returns a code point, and the offset after it.
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

    /// Returns a string that was checked before.
    static func decoded(_ bytes: RawSpan, _ range: Range<Int>) -> String {
        String(utf8Capacity: capacity(range)) { write(range, of: bytes, to: &$0) }
    }

    /// Returns the UTF-8 of a string that was checked before.
    static func utf8(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
        [UInt8](utf8Capacity: capacity(range)) { write(range, of: bytes, to: &$0) }
    }

    /// Returns the room for three bytes of each unit, and for a last store of four bytes.
    private static func capacity(_ range: Range<Int>) -> Int { range.count / 2 * 3 + 4 }

    /// Writes the UTF-8 of a string, and up to three bytes after it; returns its length.
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
            } else if let (scalar, end) = try? scalar(bytes, at: position, before: range.upperBound)
            {
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

    /// Returns four ASCII units as four bytes, first byte lowest; nil if a unit is not ASCII.
    @inline(__always)
    private static func ascii(ofFour word: UInt64) -> UInt32? {
        guard word & 0x80FF_80FF_80FF_80FF == 0 else { return nil }
        let pairs = (word >> 8 | word >> 16) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
    }
}
