/// Loads of which the bounds are checked once for all.
extension RawSpan {
    /// What a closure makes of the next bytes, in a span of their own; nil where there are fewer, or
    /// the offset is negative.
    ///
    /// Their number must be a constant, and so must the offsets of what is loaded from them: then the
    /// checks of the loads are decided when they are compiled, and only the one here is left.
    @inline(__always)
    func withNext<Value>(
        _ count: Int, at offset: Int, _ body: (_ next: RawSpan) -> Value
    ) -> Value? {
        // In a loop the first comparison is made once, for it is always the same.
        guard count > 0, byteCount >= count,
            UInt(bitPattern: offset) <= UInt(bitPattern: byteCount &- count)
        else { return nil }
        // In bounds: the offset is neither negative nor greater than what leaves so many bytes. Where
        // there are more than none, there is an address; no pointer outlives the call. The safe ways to a
        // part of a span would leave its size to be calculated, and all that is loaded to be checked.
        let start = withUnsafeBytes { $0.baseAddress.unsafelyUnwrapped }
        return body(UnsafeRawBufferPointer(start: start + offset, count: count).bytes)
    }

    /// Goes on from an offset 64 bytes at a time, as long as a closure marks none of them, which it
    /// does with the high bit; returns where it stopped.
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

extension RawSpan {
    /// Sixteen bytes; checked.
    @inline(__always)
    func block(at offset: Int) -> SIMD16<UInt8> {
        unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    }

    /// Sixteen bytes; nil where there are fewer.
    @inline(__always)
    func blockIfThere(at offset: Int) -> SIMD16<UInt8>? {
        withNext(16, at: offset) { $0.block(at: 0) }
    }

    /// Eight bytes as one word, the first byte lowest; nil where there are fewer.
    @inline(__always)
    func wordIfThere(at offset: Int) -> UInt64? {
        withNext(8, at: offset) { $0.word(at: 0) }
    }

    /// The byte at an offset; 0 where there is none.
    @inline(__always)
    func byteIfThere(at offset: Int) -> UInt8 {
        UInt(bitPattern: offset) < UInt(bitPattern: byteCount) ? byte(at: offset) : 0
    }
}
