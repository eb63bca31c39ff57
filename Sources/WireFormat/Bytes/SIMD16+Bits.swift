/// Conversions without a public operator. Each one reinterprets sixteen bytes, and every bit
/// pattern is valid on both sides; a mask consists of all ones and all zeros.
extension SIMD16<UInt8> {
    @inline(__always)
    init(_ signed: SIMD16<Int8>) { self = unsafeBitCast(signed, to: Self.self) }

    @inline(__always)
    init(_ mask: SIMDMask<SIMD16<Int8>>) { self = unsafeBitCast(mask, to: Self.self) }

    @inline(__always)
    init(_ mask: SIMDMask<SIMD8<Int16>>) { self = unsafeBitCast(mask, to: Self.self) }

    /// The bytes as signed integers.
    @inline(__always)
    var signed: SIMD16<Int8> { unsafeBitCast(self, to: SIMD16<Int8>.self) }

    /// The bytes as units of two bytes, in the order of memory.
    @inline(__always)
    var units: SIMD8<UInt16> { unsafeBitCast(self, to: SIMD8<UInt16>.self) }

    /// The high bits of the bytes, in two words, first byte lowest.
    @inline(__always)
    private var highBits: SIMD2<UInt64> {
        unsafeBitCast(self & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
    }

    /// Returns 255 in each byte that equals an ASCII character, and 0 elsewhere.
    @inline(__always)
    func equal(_ character: Unicode.Scalar) -> SIMD16<UInt8> {
        // Without the type, the compiler would choose a comparison byte by byte.
        let mask: SIMDMask<SIMD16<Int8>> =
            self .== SIMD16<UInt8>(repeating: UInt8(ascii: character))
        return SIMD16(mask)
    }

    /// Returns 255 in each byte from one ASCII character to another, and 0 elsewhere.
    @inline(__always)
    func isBetween(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> SIMD16<UInt8> {
        // As signed integers, bytes beyond ASCII are below all others.
        let first = SIMD16<Int8>(repeating: Int8(truncatingIfNeeded: first.value))
        let last = SIMD16<Int8>(repeating: Int8(truncatingIfNeeded: last.value))
        let isBefore: SIMDMask<SIMD16<Int8>> = signed .< first
        let isAfter: SIMDMask<SIMD16<Int8>> = signed .> last
        return ~(SIMD16(isBefore) | SIMD16(isAfter))
    }

    /// Whether any byte has its high bit set.
    @inline(__always)
    var hasHighBit: Bool { highBits.x | highBits.y != 0 }

    /// The index of the first byte with its high bit set. There must be one.
    @inline(__always)
    var firstHighBit: Int {
        let (low, high) = (UInt64(littleEndian: highBits.x), UInt64(littleEndian: highBits.y))
        // If the lower word is zero, add its eight bytes and the zero bytes of the higher word.
        let count = low.trailingZeroBitCount >> 3
        return count &+ (count >> 3) &* (high.trailingZeroBitCount >> 3)
    }
}
