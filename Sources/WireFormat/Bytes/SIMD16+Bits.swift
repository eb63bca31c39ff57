/// What vectors have no operators for. Each conversion is between values of sixteen bytes of which any
/// bits are a value; a mask is such a value of all ones and all zeros, and has no public way to them.
extension SIMD16<UInt8> {
    @inline(__always)
    init(_ signed: SIMD16<Int8>) { self = unsafeBitCast(signed, to: Self.self) }

    @inline(__always)
    init(_ mask: SIMDMask<SIMD16<Int8>>) { self = unsafeBitCast(mask, to: Self.self) }

    @inline(__always)
    init(_ mask: SIMDMask<SIMD8<Int16>>) { self = unsafeBitCast(mask, to: Self.self) }

    /// The bytes as signed numbers.
    @inline(__always)
    var signed: SIMD16<Int8> { unsafeBitCast(self, to: SIMD16<Int8>.self) }

    /// The bytes as units of two, as they lie in memory.
    @inline(__always)
    var units: SIMD8<UInt16> { unsafeBitCast(self, to: SIMD8<UInt16>.self) }

    /// The high bits of the bytes, in two words, those of the first byte lowest.
    @inline(__always)
    private var highBits: SIMD2<UInt64> {
        unsafeBitCast(self & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
    }

    /// Bytes that are 255 where an ASCII character stands, and 0 elsewhere.
    @inline(__always)
    func equal(_ character: Unicode.Scalar) -> SIMD16<UInt8> {
        // Without the type, a comparison byte by byte would be taken.
        let mask: SIMDMask<SIMD16<Int8>> =
            self .== SIMD16<UInt8>(repeating: UInt8(ascii: character))
        return SIMD16(mask)
    }

    /// Whether any byte has its high bit.
    @inline(__always)
    var hasHighBit: Bool { highBits.x | highBits.y != 0 }

    /// The number of the first byte that has its high bit, which there must be.
    @inline(__always)
    var firstHighBit: Int {
        let (low, high) = (UInt64(littleEndian: highBits.x), UInt64(littleEndian: highBits.y))
        // Where all of the lower word is zero, there are eight zero bytes, and those of the higher one.
        let count = low.trailingZeroBitCount >> 3
        return count &+ (count >> 3) &* (high.trailingZeroBitCount >> 3)
    }
}
