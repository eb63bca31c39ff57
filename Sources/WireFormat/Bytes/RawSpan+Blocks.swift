/// Loads and stores with one bounds check for many bytes.
extension RawSpan {
    /// Calls a closure with a span of the next `count` bytes; returns nil if fewer bytes remain, or
    /// if the offset is negative.
    ///
    /// Pass a constant count, and use constant offsets for the loads in the closure. The compiler
    /// then removes the checks of these loads; only the check here remains.
    @inline(__always)
    func withNext<Value>(
        _ count: Int, at offset: Int, _ body: (_ next: RawSpan) -> Value
    ) -> Value? {
        // `byteCount >= count` is invariant in a loop, so the optimizer moves it out of the loop.
        guard count > 0, byteCount >= count,
            UInt(bitPattern: offset) <= UInt(bitPattern: byteCount &- count)
        else { return nil }
        // In bounds: the offset is not negative, and `count` bytes follow it. A nonempty span has
        // an address, and no pointer outlives the call. Safe slicing would calculate the size at
        // run time, so every load would be checked.
        let start = withUnsafeBytes { $0.baseAddress.unsafelyUnwrapped }
        return body(UnsafeRawBufferPointer(start: start + offset, count: count).bytes)
    }

    /// Skips blocks of 64 bytes as long as the closure sets no high bit in its result; returns the
    /// offset after the skipped blocks.
    @inline(__always)
    func endOfBlocks(
        from start: Int, without marks: (_ block: SIMD16<UInt8>) -> SIMD16<UInt8>
    ) -> Int {
        var offset = start
        while let found = withNext(
            64, at: offset,
            { next in
                marks(next.block(at: 0)) | marks(next.block(at: 16))
                    | marks(next.block(at: 32)) | marks(next.block(at: 48))
            }), !found.hasHighBit
        {
            offset &+= 64
        }
        return offset
    }
}

extension MutableRawSpan {
    /// Calls a closure with a span of the next bytes, after a bounds check.
    ///
    /// Pass a constant count, and use constant offsets for the stores in the closure. The compiler
    /// then removes the checks of these stores; only the check here remains.
    @inline(__always)
    mutating func withNext(
        _ count: Int, at offset: Int, _ body: (_ next: inout MutableRawSpan) -> Void
    ) {
        precondition(
            count > 0 && byteCount >= count
                && UInt(bitPattern: offset) <= UInt(bitPattern: byteCount &- count))
        withUnsafeMutableBytes { bytes in
            // In bounds and with an address, as in `RawSpan.withNext`. No pointer outlives the
            // call.
            let start = bytes.baseAddress.unsafelyUnwrapped + offset
            let next = UnsafeMutableRawBufferPointer(start: start, count: count)
            var span = next.mutableBytes
            body(&span)
        }
    }

    /// Returns the number of bytes copied. The span must have room for them.
    @inline(__always)
    mutating func copy(_ source: UnsafeRawBufferPointer) -> Int {
        let count = source.count
        precondition(count <= byteCount)
        guard count > 0, let start = source.baseAddress else { return 0 }
        // The span has an address, because it is not empty.
        withUnsafeMutableBytes {
            $0.baseAddress.unsafelyUnwrapped.copyMemory(from: start, byteCount: count)
        }
        return count
    }
}

extension RawSpan {
    /// Returns sixteen bytes, after a bounds check.
    @inline(__always)
    func block(at offset: Int) -> SIMD16<UInt8> {
        unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    }

    @inline(__always)
    func blockIfPresent(at offset: Int) -> SIMD16<UInt8>? {
        withNext(16, at: offset) { $0.block(at: 0) }
    }

    @inline(__always)
    func wordIfPresent(at offset: Int) -> UInt64? {
        withNext(8, at: offset) { $0.word(at: 0) }
    }

    /// Returns the byte at an offset, or 0 past the end.
    @inline(__always)
    func byteIfPresent(at offset: Int) -> UInt8 {
        UInt(bitPattern: offset) < UInt(bitPattern: byteCount) ? byte(at: offset) : 0
    }
}

/// Conversions that the standard library does not offer. Each conversion reinterprets sixteen
/// bytes, and every bit pattern is valid in both types. In the result of a comparison, an element of
/// a mask is all ones or all zeros.
extension SIMD16<UInt8> {
    @inline(__always)
    init(_ mask: SIMDMask<SIMD16<Int8>>) { self = unsafeBitCast(mask, to: Self.self) }

    @inline(__always)
    init(_ mask: SIMDMask<SIMD8<Int16>>) { self = unsafeBitCast(mask, to: Self.self) }

    /// The bytes as units of two bytes, in the order of memory.
    @inline(__always)
    var units: SIMD8<UInt16> { unsafeBitCast(self, to: SIMD8<UInt16>.self) }

    @inline(__always)
    private var mask: SIMDMask<SIMD16<Int8>> {
        unsafeBitCast(self, to: SIMDMask<SIMD16<Int8>>.self)
    }

    @inline(__always)
    private var signed: SIMD16<Int8> { unsafeBitCast(self, to: SIMD16<Int8>.self) }

    /// The bytes with only their high bits, as two little-endian words.
    @inline(__always)
    private var highBits: SIMD2<UInt64> {
        unsafeBitCast(self & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
    }
}

/// Bitwise operators. They are those of masks, which combine all bits of two vectors in one
/// instruction. The standard library's operators on vectors combine one element after another, and
/// become one instruction only in a release build.
extension SIMD16<UInt8> {
    @inline(__always)
    static func & (left: Self, right: Self) -> Self { Self(left.mask .& right.mask) }

    @inline(__always)
    static func | (left: Self, right: Self) -> Self { Self(left.mask .| right.mask) }

    @inline(__always)
    static func |= (left: inout Self, right: Self) { left = left | right }

    @inline(__always)
    static func ^ (left: Self, right: Self) -> Self { Self(left.mask .^ right.mask) }

    @inline(__always)
    static prefix func ~ (bytes: Self) -> Self { Self(.!bytes.mask) }
}

/// Comparisons. Each returns 255 in the bytes for which it holds, and 0 elsewhere.
extension SIMD16<UInt8> {
    // Without the explicit types of the masks, the compiler would compare byte by byte.

    @inline(__always)
    func equal(_ byte: UInt8) -> Self {
        let mask: SIMDMask<SIMD16<Int8>> = self .== Self(repeating: byte)
        return Self(mask)
    }

    @inline(__always)
    func equal(_ character: Unicode.Scalar) -> Self { equal(UInt8(ascii: character)) }

    /// Compares the bytes as signed integers.
    @inline(__always)
    func isBelow(_ bound: Int8) -> Self {
        let mask: SIMDMask<SIMD16<Int8>> = signed .< SIMD16<Int8>(repeating: bound)
        return Self(mask)
    }

    /// Compares the bytes as signed integers.
    @inline(__always)
    func isAbove(_ bound: Int8) -> Self {
        let mask: SIMDMask<SIMD16<Int8>> = signed .> SIMD16<Int8>(repeating: bound)
        return Self(mask)
    }

    /// Compares each byte with two ASCII characters, the first and the last of a range.
    @inline(__always)
    func isBetween(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> Self {
        // As signed integers, non-ASCII bytes are below all ASCII bytes, so they are not in the
        // range.
        ~(isBelow(Int8(truncatingIfNeeded: first.value))
            | isAbove(Int8(truncatingIfNeeded: last.value)))
    }
}

extension SIMD16<UInt8> {
    @inline(__always)
    var hasHighBit: Bool {
        let bits = highBits
        return bits.x | bits.y != 0
    }

    /// The index of the first byte whose high bit is set. At least one byte must have it set.
    @inline(__always)
    var firstHighBit: Int {
        let bits = highBits
        let (low, high) = (UInt64(littleEndian: bits.x), UInt64(littleEndian: bits.y))
        // If the lower word is zero, the index is 8 plus the index in the higher word.
        let count = low.trailingZeroBitCount >> 3
        return count &+ (count >> 3) &* (high.trailingZeroBitCount >> 3)
    }
}
