/// Searches for the end of base64, many characters at a time.
enum Base64Scan {
    /// Returns the offset of the first byte that is not a base64 character, or else the end.
    static func end(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        // Lines of base64 can be short, and blocks pay only from a few characters on.
        while offset < min(start + 8, bytes.byteCount) {
            guard characters.has(bytes.byte(at: offset)) else { return offset }
            offset += 1
        }
        offset = bytes.endOfBlocks(from: offset) { otherBytes($0) }
        while let block = bytes.blockIfThere(at: offset) {
            let others = otherBytes(block)
            guard !others.hasHighBit else { return offset + others.firstHighBit }
            offset += 16
        }
        while offset < bytes.byteCount, characters.has(bytes.byte(at: offset)) { offset += 1 }
        return offset
    }

    static let characters = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

    /// Returns a block with the high bit set in each byte that is not a base64 character.
    ///
    /// An addition sets the high bit if the byte is greater than a bound, a subtraction if it is
    /// less.
    @inline(__always)
    static func otherBytes(_ block: SIMD16<UInt8>) -> SIMD16<UInt8> {
        let small = block | SIMD16(repeating: 0x20)
        let noLetter =
            (small &+ SIMD16(repeating: 0x7F - UInt8(ascii: "z")))
            | (small &- SIMD16(repeating: UInt8(ascii: "a")))
        let noDigit =
            (block &+ SIMD16(repeating: 0x7F - UInt8(ascii: "9")))
            | (block &- SIMD16(repeating: UInt8(ascii: "/")))
        let noPlus = (block ^ SIMD16(repeating: UInt8(ascii: "+"))) &+ SIMD16(repeating: 0x7F)
        return block | (noLetter & noDigit & noPlus)
    }
}
