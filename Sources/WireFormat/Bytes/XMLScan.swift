/// Searches for the special bytes of XML, sixteen or more bytes at a time.
enum XMLScan {
    /// Returns the offset of the first `<`, `&`, `]` or carriage return, or else the end.
    @inline(__always)
    static func endOfText(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while let block = bytes.blockIfPresent(at: offset) {
            let special = textBytes(block)
            if special.hasHighBit { return offset + special.firstHighBit }
            offset += 16
        }
        return endOfLastText(bytes, from: offset)
    }

    private static func endOfLastText(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while offset < bytes.byteCount, !textCharacters.contains(bytes.byte(at: offset)) {
            offset += 1
        }
        return offset
    }

    private static let textCharacters = ASCIISet("<&]\r")

    @inline(__always)
    private static func textBytes(_ block: SIMD16<UInt8>) -> SIMD16<UInt8> {
        block.equal("<") | block.equal("&") | block.equal("]") | block.equal("\r")
    }

    /// Skips blocks of 64 bytes without malformed or forbidden characters; returns the offset of
    /// the next character.
    ///
    /// A character must start at `start`, and at least three bytes must precede it.
    static func endOfCharacters(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while true {
            offset = bytes.endOfBlocks(from: offset) { otherBytes($0) }
            guard areCharacters(bytes, offset..<offset + 64) else { return offset }
            // If a character continues after the block, the next block starts with that character.
            offset += 64 - UTF8Blocks.cutCount(bytes, at: offset + 64)
        }
    }

    /// Returns whether a range is in bounds and has no malformed or forbidden character. The range
    /// must have a whole number of blocks.
    ///
    /// The compiler must not know the number of blocks, because it would unroll the loop and run
    /// out of registers.
    @inline(never)
    private static func areCharacters(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        var found = SIMD16<UInt8>()
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard let next = bytes.withNext(3 + 16, at: offset &- 3, { faults($0, at: 3) })
            else { return false }
            found |= next
            offset &+= 16
        }
        return !found.hasHighBit
    }

    @inline(__always)
    private static func faults(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let block = bytes.block(at: offset)
        return UTF8Blocks.faults(bytes, at: offset)
            | UTF8Blocks.noncharacters(bytes, at: offset) | (otherBytes(block) & ~block)
    }

    /// Returns a block with the high bit set in each non-ASCII byte and each forbidden control
    /// character.
    @inline(__always)
    private static func otherBytes(_ block: SIMD16<UInt8>) -> SIMD16<UInt8> {
        // The difference has the high bit set for bytes below the space.
        (block | (block &- SIMD16(repeating: 0x20)))
            & ~(block.equal("\n") | block.equal("\t") | block.equal("\r"))
    }

    /// Returns the offset of the first byte that is not white space, or else the end. The bytes
    /// must be characters that XML allows.
    @inline(__always)
    static func endOfWhiteSpace(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while let word = bytes.wordIfPresent(at: offset) {
            // The only characters from U+0000 to U+0020 that XML allows are white space. Adding 0x5F
            // leaves the high bit clear only for these, and no sum carries into the next byte.
            let (ones, high) = (UInt64.ones, UInt64.highBits)
            let others = ((word & ~high) &+ ones &* 0x5F | word) & high
            if others != 0 { return offset + others.trailingZeroBitCount >> 3 }
            offset += 8
        }
        while offset < bytes.byteCount, bytes.byte(at: offset) <= 0x20 { offset += 1 }
        return offset
    }

    // MARK: Tags

    /// Returns the eight bytes after the “<” at an offset; nil at any other byte, or if fewer bytes
    /// remain.
    @inline(__always)
    static func wordOfTag(_ bytes: RawSpan, at offset: Int) -> UInt64? {
        let next = bytes.withNext(9, at: offset) { (first: $0.byte(at: 0), word: $0.word(at: 1)) }
        return next?.first == UInt8(ascii: "<") ? next?.word : nil
    }

    /// Returns whether an end tag without white space is at an offset. Also returns false if fewer
    /// than ten bytes remain. The name is a little-endian word of at most seven bytes.
    @inline(__always)
    static func hasEndTag(_ name: UInt64, count: Int, _ bytes: RawSpan, at offset: Int) -> Bool {
        let tag = name | UInt64(UInt8(ascii: ">")) &<< UInt64(8 &* count)
        return bytes.withNext(10, at: offset) { next in
            let isEnd = next.bigEndianUnit(at: 0) == 0x3C2F
            let difference = next.word(at: 2) ^ tag
            return isEnd && difference &<< UInt64(56 &- 8 &* count) == 0
        } ?? false
    }

    @inline(__always)
    static func countBeforeBracket(_ word: UInt64) -> Int {
        word.bytes(equal: UInt8(ascii: ">")).trailingZeroBitCount >> 3
    }
}
