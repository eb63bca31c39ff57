/// Measures big-endian UTF-16 in bytes of UTF-8, eight units at a time.
enum UTF16Blocks {
    private typealias Units = SIMD8<UInt16>

    /// Measures a range while nine units are left; returns the offset of the next character, and
    /// the UTF-8 byte count before it. The result is nil if a surrogate has no partner.
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
            // A unit takes one byte, one more beyond ASCII, and one more from U+0800 on; half a
            // pair takes two.
            let isASCII = (units & all(0xFF80)) .== all(0)
            let isShort = (units & all(0xF800)) .== all(0)
            let isHalf = (units & all(0xF800)) .== all(0xD800)
            count += 24 - Int((ones(isASCII) &+ ones(isShort) &+ ones(isHalf)).wrappedSum())
            offset += 16
        }
        guard !faults.hasHighBit else { return nil }
        return isSecondHalf(bytes, at: offset) ? (offset + 2, count + 2) : (offset, count)
    }

    /// Returns eight units at an offset, and the unit after each; nil if there are fewer than nine
    /// units.
    @inline(__always)
    private static func nineUnits(_ bytes: RawSpan, at offset: Int) -> (units: Units, next: Units)?
    {
        bytes.withNext(18, at: offset) { ($0.block(at: 0).units, $0.block(at: 2).units) }
    }

    private static func isSecondHalf(_ bytes: RawSpan, at offset: Int) -> Bool {
        bytes.bigEndianUnit(at: offset) & 0xFC00 == 0xDC00
    }

    /// Returns a vector with one unit in the order of memory, because only operators between
    /// vectors are single instructions.
    @inline(__always)
    private static func all(_ unit: UInt16) -> Units { Units(repeating: unit.bigEndian) }

    @inline(__always)
    private static func ones(_ mask: SIMDMask<SIMD8<Int16>>) -> Units {
        Units().replacing(with: Units(repeating: 1), where: mask)
    }
}
