/// Looks for the bytes that mean something in XML, many at a time.
///
/// Unchecked loads stand here alone, and each is of bytes whose end was compared with the span's.
/// Offsets to start from are never negative.
enum XMLScan {
    /// The offset of the first `<`, `&`, `]` or carriage return; that of the end when there is none.
    @inline(__always)
    static func endOfText(_ bytes: RawSpan, from start: Int) -> Int {
        guard start <= bytes.byteCount - 16 else { return endOfLastText(bytes, from: start) }
        // In bounds: 16 bytes are left. Most texts of property lists are short.
        let special = textBytes(bytes.uncheckedBlock(at: start))
        return special.hasHighBit
            ? start + special.firstHighBit : endOfLongText(bytes, from: start + 16)
    }

    @inline(never)
    private static func endOfLongText(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while offset <= bytes.byteCount - 16 {
            // In bounds: 16 bytes are left.
            let special = textBytes(bytes.uncheckedBlock(at: offset))
            if special.hasHighBit { return offset + special.firstHighBit }
            offset += 16
            // In bounds: 64 bytes are left.
            while offset <= bytes.byteCount - 64,
                !(textBytes(bytes.uncheckedBlock(at: offset))
                    | textBytes(bytes.uncheckedBlock(at: offset + 16))
                    | textBytes(bytes.uncheckedBlock(at: offset + 32))
                    | textBytes(bytes.uncheckedBlock(at: offset + 48))).hasHighBit
            {
                offset += 64
            }
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
        while offset <= bytes.byteCount - 64 {
            // In bounds: 64 bytes are left.
            let others =
                otherBytes(bytes.uncheckedBlock(at: offset))
                | otherBytes(bytes.uncheckedBlock(at: offset + 16))
                | otherBytes(bytes.uncheckedBlock(at: offset + 32))
                | otherBytes(bytes.uncheckedBlock(at: offset + 48))
            if others.hasHighBit {
                guard areCharacters(bytes, at: offset) else { break }
                // A character may go on after them.
                offset -= UTF8Blocks.cutCount(bytes, at: offset + 64)
            }
            offset += 64
        }
        return offset
    }

    /// Whether none of 64 bytes is wrong where it stands, or one that XML forbids.
    @inline(never)
    private static func areCharacters(_ bytes: RawSpan, at offset: Int) -> Bool {
        // In bounds: 64 bytes are left.
        let faults =
            faults(bytes, at: offset) | faults(bytes, at: offset + 16)
            | faults(bytes, at: offset + 32) | faults(bytes, at: offset + 48)
        return !faults.hasHighBit
    }

    /// Bytes of which those have the high bit that are wrong where they stand, or that XML forbids.
    @inline(__always)
    private static func faults(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let block = bytes.uncheckedBlock(at: offset)
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
        while offset <= bytes.byteCount - 8 {
            // In bounds: 8 bytes are left. Of the bytes up to the space, XML allows white space alone. Added to 5F, no other
            // leaves the high bit clear, and no sum runs over into the next byte.
            let word = bytes.uncheckedWord(at: offset)
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
        // In bounds: nine bytes are left.
        guard offset <= bytes.byteCount - 9,
            UInt8(truncatingIfNeeded: bytes.uncheckedWord(at: offset)) == UInt8(ascii: "<")
        else { return nil }
        return bytes.uncheckedWord(at: offset + 1)
    }

    /// Whether an end tag stands at an offset, without white space in it and not at the very end; its
    /// name is given as a word of seven bytes at most, the first one lowest.
    @inline(__always)
    static func hasEndTag(_ name: UInt64, count: Int, _ bytes: RawSpan, at offset: Int) -> Bool {
        // In bounds: ten bytes are left.
        guard offset <= bytes.byteCount - 10 else { return false }
        let isEnd = UInt16(truncatingIfNeeded: bytes.uncheckedWord(at: offset)) == 0x2F3C
        let tag = name | UInt64(UInt8(ascii: ">")) &<< UInt64(8 &* count)
        let difference = bytes.uncheckedWord(at: offset &+ 2) ^ tag
        return isEnd && difference &<< UInt64(56 &- 8 &* count) == 0
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
