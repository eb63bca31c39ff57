/// Loads and stores of which the bounds are checked once for all.
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
    /// Copies sixteen bytes to other memory; returns them as two words, the first byte of each lowest.
    /// Where there are fewer of them, or less room, nothing is copied, and it is nil.
    @inline(__always)
    func copyBlock(
        at offset: Int, to output: inout MutableRawSpan, at place: Int
    ) -> SIMD2<UInt64>? {
        guard offset | place >= 0, min(byteCount &- offset, output.byteCount &- place) >= 16
        else { return nil }
        // In bounds of both: neither number is negative, and after each are sixteen bytes.
        let words = unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD2<UInt64>.self)
        output.storeBytes(of: words, toUncheckedByteOffset: place, as: SIMD2<UInt64>.self)
        return SIMD2(UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
    }

    /// Copies all bytes to other memory, eight at a time, and a word after them, the first byte lowest;
    /// returns where the bytes end there.
    @inline(__always)
    func copyWords(
        to output: inout MutableRawSpan, at place: Int, followedBy next: UInt64
    ) -> Int {
        let count = byteCount
        let end = place + count
        precondition(place >= 0 && output.byteCount - end >= 8)
        // In bounds: no store goes beyond the word after the bytes, and no load beyond these.
        var position = 0
        while position &+ 8 < count {
            let word = unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self)
            output.storeBytes(of: word, toUncheckedByteOffset: place &+ position, as: UInt64.self)
            position &+= 8
        }
        // The last word overlaps the one before it.
        let start = max(count &- 8, 0)
        let last = count < 8 ? lastWord(from: 0) : word(at: start)
        output.storeBytes(
            of: last.littleEndian, toUncheckedByteOffset: place &+ start, as: UInt64.self)
        output.storeBytes(of: next.littleEndian, toUncheckedByteOffset: end, as: UInt64.self)
        return end
    }
}

extension MutableRawSpan {
    /// Calls a closure with the next bytes, in a span of their own; checked.
    ///
    /// Their number must be a constant, and so must the offsets of what is stored in them: then the
    /// checks of the stores are decided when they are compiled, and only the one here is left.
    @inline(__always)
    mutating func withNext(
        _ count: Int, at offset: Int, _ body: (_ next: inout MutableRawSpan) -> Void
    ) {
        precondition(
            count > 0 && byteCount >= count
                && UInt(bitPattern: offset) <= UInt(bitPattern: byteCount &- count))
        withUnsafeMutableBytes { bytes in
            // In bounds, and there is an address, as in a span that is read; no pointer outlives this.
            let start = bytes.baseAddress.unsafelyUnwrapped + offset
            let next = UnsafeMutableRawBufferPointer(start: start, count: count)
            var span = next.mutableBytes
            body(&span)
        }
    }

    /// Copies bytes to the beginning, which must have room for them; returns their number.
    @inline(__always)
    mutating func copy(_ source: UnsafeRawBufferPointer) -> Int {
        let count = source.count
        precondition(count <= byteCount)
        guard count > 0, let start = source.baseAddress else { return 0 }
        // Where there are more bytes than none, there is an address.
        withUnsafeMutableBytes {
            $0.baseAddress.unsafelyUnwrapped.copyMemory(from: start, byteCount: count)
        }
        return count
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
