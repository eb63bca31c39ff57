/// Looks for the bytes that mean something in XML, many at a time.
enum XMLScan {
    /// The offset of the first `<`, `&`, `]` or carriage return; that of the end when there is none.
    @inline(__always)
    static func endOfText(_ bytes: RawSpan, from start: Int) -> Int {
        guard let block = bytes.blockIfThere(at: start) else {
            return endOfLastText(bytes, from: start)
        }
        // Most texts of property lists are short.
        let special = textBytes(block)
        return special.hasHighBit
            ? start + special.firstHighBit : endOfLongText(bytes, from: start + 16)
    }

    @inline(never)
    private static func endOfLongText(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while let block = bytes.blockIfThere(at: offset) {
            let special = textBytes(block)
            if special.hasHighBit { return offset + special.firstHighBit }
            offset = bytes.endOfBlocks(from: offset &+ 16) { textBytes($0) }
        }
        return endOfLastText(bytes, from: offset)
    }

    private static func endOfLastText(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while offset < bytes.byteCount, !textCharacters.has(bytes.byte(at: offset)) { offset += 1 }
        return offset
    }

    private static let textCharacters = ASCIISet("<&]\r")

    /// Bytes of which those have the high bit that are one of the four.
    @inline(__always)
    private static func textBytes(_ block: SIMD16<UInt8>) -> SIMD16<UInt8> {
        block.equal("<") | block.equal("&") | block.equal("]") | block.equal("\r")
    }

    /// Goes on from the beginning of a character, before which there are three bytes at least, as long
    /// as 64 bytes hold none that is wrong or that XML forbids; returns where another one begins.
    static func endOfCharacters(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while true {
            offset = bytes.endOfBlocks(from: offset) { otherBytes($0) }
            guard areCharacters(bytes, at: offset) else { return offset }
            // A character may go on after them.
            offset += 64 - UTF8Blocks.cutCount(bytes, at: offset + 64)
        }
    }

    /// Whether 64 bytes are left, and none of them is wrong where it stands, or one that XML forbids.
    @inline(never)
    private static func areCharacters(_ bytes: RawSpan, at offset: Int) -> Bool {
        let found = bytes.withNext(3 + 64, at: offset &- 3) { next in
            faults(next, at: 3) | faults(next, at: 3 + 16)
                | faults(next, at: 3 + 32) | faults(next, at: 3 + 48)
        }
        return found.map { !$0.hasHighBit } ?? false
    }

    /// Bytes of which those have the high bit that are wrong where they stand, or that XML forbids.
    @inline(__always)
    private static func faults(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let block = bytes.block(at: offset)
        return UTF8Blocks.faults(bytes, at: offset)
            | UTF8Blocks.noncharacters(bytes, at: offset) | (otherBytes(block) & ~block)
    }

    /// Bytes of which those have the high bit that are neither.
    @inline(__always)
    private static func otherBytes(_ block: SIMD16<UInt8>) -> SIMD16<UInt8> {
        // Less than a space, the difference reaches the high bit.
        (block | (block &- SIMD16(repeating: 0x20)))
            & ~(block.equal("\n") | block.equal("\t") | block.equal("\r"))
    }

    /// The offset of the first byte that is no white space, in characters that XML allows; that of
    /// the end when there is none.
    @inline(__always)
    static func endOfWhiteSpace(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while let word = bytes.wordIfThere(at: offset) {
            // Of the bytes up to the space, XML allows white space alone. Added to 5F, no other leaves the
            // high bit clear, and no sum runs over into the next byte.
            let others = ((word & ~high) &+ ones &* 0x5F | word) & high
            if others != 0 { return offset + others.trailingZeroBitCount >> 3 }
            offset += 8
        }
        while offset < bytes.byteCount, bytes.byte(at: offset) <= 0x20 { offset += 1 }
        return offset
    }

    // MARK: Tags

    /// The eight bytes after a “<” at an offset; nil if there is none, or fewer bytes.
    @inline(__always)
    static func wordOfTag(_ bytes: RawSpan, at offset: Int) -> UInt64? {
        let next = bytes.withNext(9, at: offset) { (first: $0.byte(at: 0), word: $0.word(at: 1)) }
        return next?.first == UInt8(ascii: "<") ? next?.word : nil
    }

    /// Whether an end tag stands at an offset, without white space in it and not at the very end; its
    /// name is given as a word of seven bytes at most, the first one lowest.
    @inline(__always)
    static func hasEndTag(_ name: UInt64, count: Int, _ bytes: RawSpan, at offset: Int) -> Bool {
        let tag = name | UInt64(UInt8(ascii: ">")) &<< UInt64(8 &* count)
        return bytes.withNext(10, at: offset) { next in
            let isEnd = next.bigEndianUnit(at: 0) == 0x3C2F
            let difference = next.word(at: 2) ^ tag
            return isEnd && difference &<< UInt64(56 &- 8 &* count) == 0
        } ?? false
    }

    /// How many bytes of a word stand before the first `>`; 8 if there is none.
    @inline(__always)
    static func countBeforeBracket(_ word: UInt64) -> Int {
        let difference = word ^ ones &* UInt64(UInt8(ascii: ">"))
        // Only above the lowest zero byte may a bit be set that stands for no other.
        let found = (difference &- ones) & ~difference & high
        return found.trailingZeroBitCount >> 3
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let high: UInt64 = 0x8080_8080_8080_8080
}
