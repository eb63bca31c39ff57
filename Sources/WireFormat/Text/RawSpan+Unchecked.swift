/// Loads that do not check their bounds. Who calls one states, in a comment, why it stays in them.
extension RawSpan {
    /// A byte, which must be in the span.
    @inline(__always)
    func uncheckedByte(at offset: Int) -> UInt8 {
        unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
    }

    /// Eight bytes as one word, the first byte lowest. They must all be in the span.
    @inline(__always)
    func uncheckedWord(at offset: Int) -> UInt64 {
        UInt64(
            littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
    }

    /// Sixteen bytes. They must all be in the span.
    @inline(__always)
    func uncheckedBlock(at offset: Int) -> SIMD16<UInt8> {
        unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD16<UInt8>.self)
    }
}

extension RawSpan {
    /// A string of bytes in which a reader has found nothing but well-formed UTF-8.
    ///
    /// Whoever calls it has validated them, so that where the system can, they are only copied.
    func string(_ range: Range<Int>) -> String {
        extracting(range).withUnsafeBytes { bytes in
            if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                let utf8 = bytes.assumingMemoryBound(to: UInt8.self)
                return String(copying: UTF8Span(unchecked: utf8.span))
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}

extension SIMD16<UInt8> {
    /// The high bits of the bytes, in two words, those of the first byte lowest.
    @inline(__always)
    private var highBits: SIMD2<UInt64> {
        // Sixteen bytes either way, and any bits are integers.
        unsafeBitCast(self & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
    }

    /// Bytes that are 255 where an ASCII character stands, and 0 elsewhere.
    @inline(__always)
    func equal(_ character: Unicode.Scalar) -> SIMD16<UInt8> {
        // Without the type, a comparison byte by byte would be taken.
        let mask: SIMDMask<SIMD16<Int8>> =
            self .== SIMD16<UInt8>(repeating: UInt8(ascii: character))
        // A mask is sixteen bytes of all ones or all zeros, and has no public way to them.
        return unsafeBitCast(mask, to: SIMD16<UInt8>.self)
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
