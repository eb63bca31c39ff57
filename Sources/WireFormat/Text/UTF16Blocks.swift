/// Counts what big-endian UTF-16 takes in UTF-8, eight units at a time.
enum UTF16Blocks {
    private typealias Units = SIMD8<UInt16>

    /// Goes on as long as nine units of a range are left; returns where another character begins, and
    /// the UTF-8 bytes of those before. Nil where a surrogate has no partner.
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
            // One byte, another beyond ASCII, a third from U+0800 on; for half of a pair two.
            let isASCII = (units & all(0xFF80)) .== all(0)
            let isShort = (units & all(0xF800)) .== all(0)
            let isHalf = (units & all(0xF800)) .== all(0xD800)
            count += 24 - Int((ones(isASCII) &+ ones(isShort) &+ ones(isHalf)).wrappedSum())
            offset += 16
        }
        guard !faults.hasHighBit else { return nil }
        return isSecondHalf(bytes, at: offset) ? (offset + 2, count + 2) : (offset, count)
    }

    /// Eight units at an offset, and those that follow each; nil where there are fewer than nine.
    @inline(__always)
    private static func nineUnits(_ bytes: RawSpan, at offset: Int) -> (units: Units, next: Units)?
    {
        bytes.withNext(18, at: offset) { ($0.block(at: 0).units, $0.block(at: 2).units) }
    }

    private static func isSecondHalf(_ bytes: RawSpan, at offset: Int) -> Bool {
        bytes.bigEndianUnit(at: offset) & 0xFC00 == 0xDC00
    }

    /// The same unit eight times as it lies in memory; only operators between vectors are single
    /// instructions.
    @inline(__always)
    private static func all(_ unit: UInt16) -> Units { Units(repeating: unit.bigEndian) }

    @inline(__always)
    private static func ones(_ mask: SIMDMask<SIMD8<Int16>>) -> Units {
        Units().replacing(with: Units(repeating: 1), where: mask)
    }
}
