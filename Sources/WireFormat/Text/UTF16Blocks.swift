/// Counts what big-endian UTF-16 takes in UTF-8, eight units at a time.
///
/// Unchecked loads stand here alone, and each is of bytes whose end was compared with the span's.
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
        var faults = SIMD16<UInt8>()
        repeat {
            // In bounds: 18 bytes are left.
            let (units, next) = (load(bytes, at: offset), load(bytes, at: offset + 2))
            let isFirstHalf = (units & all(0xFC00)) .== all(0xD800)
            let isSecondHalf = (next & all(0xFC00)) .== all(0xDC00)
            faults |= unsafeBitCast(isFirstHalf .^ isSecondHalf, to: SIMD16<UInt8>.self)
            // One byte, another beyond ASCII, a third from U+0800 on; for half of a pair two.
            let isASCII = (units & all(0xFF80)) .== all(0)
            let isShort = (units & all(0xF800)) .== all(0)
            let isHalf = (units & all(0xF800)) .== all(0xD800)
            count += 24 - Int((ones(isASCII) &+ ones(isShort) &+ ones(isHalf)).wrappedSum())
            offset += 16
        } while offset <= range.upperBound - 18
        guard !faults.hasHighBit else { return nil }
        return isSecondHalf(bytes, at: offset) ? (offset + 2, count + 2) : (offset, count)
    }

    private static func isSecondHalf(_ bytes: RawSpan, at offset: Int) -> Bool {
        bytes.bigEndianUnit(at: offset) & 0xFC00 == 0xDC00
    }

    /// Eight units as they lie in memory.
    @inline(__always)
    private static func load(_ bytes: RawSpan, at offset: Int) -> Units {
        // Sixteen bytes either way, and any bits are eight units.
        unsafeBitCast(bytes.uncheckedBlock(at: offset), to: Units.self)
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
