/// Loads and stores with one bounds check for many bytes.
extension RawSpan {
    /// Calls a closure with a span of the next bytes; returns nil if there are fewer, or if the
    /// offset is negative.
    ///
    /// The count must be a constant, and so must the offsets of the loads in the closure. The
    /// compiler then removes the checks of these loads, and only the check here is left.
    @inline(__always)
    func withNext<Value>(
        _ count: Int, at offset: Int, _ body: (_ next: RawSpan) -> Value
    ) -> Value? {
        // In a loop, the optimizer hoists the first comparison, because it does not change.
        guard count > 0, byteCount >= count,
            UInt(bitPattern: offset) <= UInt(bitPattern: byteCount &- count)
        else { return nil }
        // In bounds: the offset is not negative, and `count` bytes follow it. A span that is not
        // empty has an address, and no pointer outlives the call. Safe slicing would calculate the
        // size at run time, so that every load would be checked.
        let start = withUnsafeBytes { $0.baseAddress.unsafelyUnwrapped }
        return body(UnsafeRawBufferPointer(start: start + offset, count: count).bytes)
    }

    /// Skips blocks of 64 bytes from an offset on while a closure marks none of the bytes by a high
    /// bit; returns the offset of the first block with a mark.
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
    /// The count must be a constant, and so must the offsets of the stores in the closure. The
    /// compiler then removes the checks of these stores, and only the check here is left.
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

    /// Copies bytes to the start, which must have room for them; returns their number.
    @inline(__always)
    mutating func copy(_ source: UnsafeRawBufferPointer) -> Int {
        let count = source.count
        precondition(count <= byteCount)
        guard count > 0, let start = source.baseAddress else { return 0 }
        // A span that is not empty has an address.
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

    /// Returns sixteen bytes; nil if there are fewer.
    @inline(__always)
    func blockIfThere(at offset: Int) -> SIMD16<UInt8>? {
        withNext(16, at: offset) { $0.block(at: 0) }
    }

    /// Returns eight bytes as one word, first byte lowest; nil if there are fewer.
    @inline(__always)
    func wordIfThere(at offset: Int) -> UInt64? {
        withNext(8, at: offset) { $0.word(at: 0) }
    }

    /// Returns the byte at an offset; 0 if absent.
    @inline(__always)
    func byteIfThere(at offset: Int) -> UInt8 {
        UInt(bitPattern: offset) < UInt(bitPattern: byteCount) ? byte(at: offset) : 0
    }
}
