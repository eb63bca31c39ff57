/// Looks for the end of base64, many characters at a time.
enum Base64Scan {
    /// The offset of the first byte that is none of the 64 characters; that of the end when there is
    /// none.
    static func end(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        // Lines of base64 may be short: blocks pay from a few characters on.
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

    /// Bytes of which those have the high bit that are none of the characters.
    ///
    /// An addition reaches the high bit where the byte is greater, a subtraction where it is less.
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
