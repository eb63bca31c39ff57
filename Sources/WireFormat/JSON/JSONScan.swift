/// Searches for the special bytes of a JSON string, many bytes at a time.
enum JSONScan {
    /// The number of bytes to examine word by word. Most strings are shorter.
    private static let shortCount = 32

    /// Returns the offset of the first quote, backslash, control character or non-ASCII byte, or
    /// else the end.
    @inline(__always)
    static func endOfPlain(_ bytes: RawSpan, from start: Int) -> Int {
        let count = bytes.withNext(shortCount, at: start) { next in
            var count = 0
            while count < shortCount {
                let special = specialBytes(next.word(at: count))
                if special != 0 { return count &+ special.trailingZeroBitCount >> 3 }
                count &+= 8
            }
            return count
        }
        guard let count else { return endOfLast(bytes, from: start) }
        return count < shortCount ? start &+ count : endOfLong(bytes, from: start &+ shortCount)
    }

    @inline(never)
    private static func endOfLong(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = bytes.endOfBlocks(from: start) { specialBytes($0) }
        while let block = bytes.blockIfPresent(at: offset) {
            let special = specialBytes(block)
            if special.hasHighBit { return offset &+ special.firstHighBit }
            offset &+= 16
        }
        return endOfLast(bytes, from: offset)
    }

    private static func endOfLast(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while let word = bytes.wordIfPresent(at: offset) {
            let special = specialBytes(word)
            if special != 0 { return offset + special.trailingZeroBitCount >> 3 }
            offset += 8
        }
        while offset < bytes.byteCount, !isSpecial(bytes.byte(at: offset)) { offset += 1 }
        return offset
    }

    /// Returns the offset of the first quote, backslash or control character, or else the end. Use
    /// this function for strings with non-ASCII text.
    @inline(never)
    static func endOfText(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        while let block = bytes.blockIfPresent(at: offset) {
            let special = specialBytes(block) & ~block
            if special.hasHighBit { return offset + special.firstHighBit }
            offset += 16
        }
        while offset < bytes.byteCount {
            let byte = bytes.byte(at: offset)
            guard byte >= 0x80 || !isSpecial(byte) else { break }
            offset += 1
        }
        return offset
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Returns a word with the high bit set in the first special byte (quote, backslash, control
    /// character or non-ASCII), and in no byte before it.
    ///
    /// Each subtraction sets the high bit if the byte is below the bound or not ASCII, and borrows
    /// only from later bytes.
    @inline(__always)
    private static func specialBytes(_ word: UInt64) -> UInt64 {
        let ones = UInt64.ones
        let quote = word ^ ones &* UInt64(UInt8(ascii: "\""))
        let backslash = word ^ ones &* UInt64(UInt8(ascii: "\\"))
        let found = word | (word &- ones &* 0x20) | (quote &- ones) | (backslash &- ones)
        return found & UInt64.highBits
    }

    /// Returns a block with the high bit set in each quote, backslash, control character and
    /// non-ASCII byte.
    @inline(__always)
    private static func specialBytes(_ block: SIMD16<UInt8>) -> SIMD16<UInt8> {
        let quote = block ^ SIMD16(repeating: UInt8(ascii: "\""))
        let backslash = block ^ SIMD16(repeating: UInt8(ascii: "\\"))
        let one = SIMD16<UInt8>(repeating: 1)
        return block | (block &- SIMD16(repeating: 0x20)) | (quote &- one) | (backslash &- one)
    }
}
