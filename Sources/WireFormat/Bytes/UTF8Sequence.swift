/// The multibyte sequences of UTF-8, by the Unicode standard's table of well-formed sequences.
enum UTF8Sequence {
    /// Returns the length of the well-formed sequence of two to four bytes at an offset; 0 if it is
    /// malformed.
    @inline(__always)
    static func length(_ bytes: RawSpan, at offset: Int, end: Int) -> Int {
        length(bytes.word(at: offset, count: min(8, end - offset)))
    }

    /// Returns the length of the sequence at the start of a little-endian word; 0 if it is
    /// malformed.
    ///
    /// A continuation byte is `10xxxxxx`. In a sequence of three bytes, `100xxxxx` must not follow
    /// `E0`, and `101xxxxx` must not follow `ED`. In a sequence of four, `1000xxxx` must not follow
    /// `F0`, and only `1000xxxx` may follow `F4`. Each comparison checks several of these bits.
    @inline(__always)
    static func length(_ word: UInt64) -> Int {
        if word & 0xC0_C0F0 == 0x80_80E0 {
            let bits = word & 0x200F
            return bits != 0 && bits != 0x200D ? 3 : 0
        }
        if word & 0xC0E0 == 0x80C0 { return word & 0x1E != 0 ? 2 : 0 }
        guard word & 0xC0C0_C0F8 == 0x8080_80F0, word & 0x3007 != 0 else { return 0 }
        return word & 0x04 == 0 || word & 0x3003 == 0 ? 4 : 0
    }

    static func isWellFormed(_ bytes: RawSpan) -> Bool {
        wellFormedCount(bytes) == bytes.byteCount
    }

    /// Returns the number of bytes before the first malformed sequence.
    static func wellFormedCount(_ bytes: RawSpan) -> Int {
        var position = 0
        while position < bytes.byteCount {
            let isASCII = bytes.byte(at: position) < 0x80
            let length = isASCII ? 1 : length(bytes, at: position, end: bytes.byteCount)
            guard length > 0 else { break }
            position += length
        }
        return position
    }

    /// The sequence at the offset must be well-formed.
    @inline(__always)
    static func scalar(_ bytes: RawSpan, at offset: Int) -> (scalar: UInt32, length: Int) {
        let lead = UInt32(bytes.byte(at: offset))
        guard lead >= 0x80 else { return (lead, 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var scalar = lead & (0x7F >> UInt32(length))
        for index in 1..<length {
            scalar = scalar << 6 | UInt32(bytes.byte(at: offset + index) & 0x3F)
        }
        return (scalar, length)
    }

    static func byteCount(of scalar: UInt32) -> Int {
        scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    }

    /// The code point must not be a surrogate.
    static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        let (sequence, length) = self.bytes(of: scalar)
        for index in 0..<length {
            bytes.append(UInt8(truncatingIfNeeded: sequence >> UInt32(8 * index)))
        }
    }

    /// Returns the bytes as one little-endian word. The code point must not be a surrogate.
    @inline(__always)
    static func bytes(of scalar: UInt32) -> (bytes: UInt32, length: Int) {
        if scalar < 0x80 { return (scalar, 1) }
        let last = 0x80 | scalar & 0x3F
        if scalar < 0x800 { return (0xC0 | scalar >> 6 | last << 8, 2) }
        let third = 0x80 | scalar >> 6 & 0x3F
        if scalar < 0x10000 { return (0xE0 | scalar >> 12 | third << 8 | last << 16, 3) }
        let second = 0x80 | scalar >> 12 & 0x3F
        return (0xF0 | scalar >> 18 | second << 8 | third << 16 | last << 24, 4)
    }
}

/// Searches for malformed UTF-8, sixteen bytes at a time.
enum UTF8Blocks {
    /// Returns whether a range is well-formed UTF-8. The bytes before the range must be
    /// well-formed.
    @inline(never)
    static func areWellFormed(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        let last = range.upperBound - 16
        guard range.lowerBound >= 3, last >= 3 else {
            return UTF8Sequence.isWellFormed(bytes.extracting(range))
        }
        guard cutCount(bytes, at: range.upperBound) == 0 else { return false }
        // The last block can include bytes before the range, which have no faults.
        var found = faults(bytes.extracting(last - 3..<range.upperBound), at: 3)
        let rest = bytes.extracting(range.lowerBound - 3..<range.upperBound)
        var offset = 0
        while let faults = rest.withNext(19, at: offset, { faults($0, at: 3) }) {
            found |= faults
            offset &+= 16
        }
        return !found.hasHighBit
    }

    /// Returns how many bytes before an offset belong to a sequence that continues at the offset.
    /// At least three bytes must precede the offset.
    static func cutCount(_ bytes: RawSpan, at offset: Int) -> Int {
        if bytes.byte(at: offset - 1) >= 0xC0 { return 1 }
        if bytes.byte(at: offset - 2) >= 0xE0 { return 2 }
        return bytes.byte(at: offset - 3) >= 0xF0 ? 3 : 0
    }

    /// Returns a block with the high bit set in each malformed byte of the sixteen bytes at an
    /// offset. The bytes before them must be well-formed, and the span must include three of them.
    @inline(__always)
    static func faults(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let block = bytes.block(at: offset)
        let (first, second) = (bytes.block(at: offset &- 1), bytes.block(at: offset &- 2))
        let third = bytes.block(at: offset &- 3)
        // As signed integers, continuation bytes are below −64, and lead bytes are −64 to −1. Mark
        // the positions where a sequence that started one, two or three bytes earlier must
        // continue.
        let expected =
            first & first.isAbove(-65) | second & second.isAbove(-33) | third & third.isAbove(-17)
        let wrong = expected ^ block.isBelow(-64)
        // No sequence starts with C0, C1, or F5 and above.
        let unused = (block & SIMD16(repeating: 0xFE)).equal(0xC0) | block & block.isAbove(-12)
        // After E0 and F0, a sequence can be overlong; after ED, a surrogate; after F4, beyond the
        // last plane.
        let limited =
            first.equal(0xE0) & block.isBelow(-96) | first.equal(0xED) & block.isAbove(-97)
            | first.equal(0xF0) & block.isBelow(-112) | first.equal(0xF4) & block.isAbove(-113)
        return wrong | unused | limited
    }

    /// Returns a block with the high bit set in the last byte of each U+FFFE and U+FFFF. The span
    /// must include two bytes before the offset.
    @inline(__always)
    static func noncharacters(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let (first, second) = (bytes.block(at: offset &- 1), bytes.block(at: offset &- 2))
        let last = bytes.block(at: offset)
        return second.equal(0xEF) & first.equal(0xBF) & last & last.isAbove(-67)
    }
}
