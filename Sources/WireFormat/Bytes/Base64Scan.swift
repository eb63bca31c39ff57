/// Searches for the end of base64, sixteen or more characters at a time.
enum Base64Scan {
    /// Returns the offset of the first byte that is not a base64 character, or else the end.
    static func end(_ bytes: RawSpan, from start: Int) -> Int {
        var offset = start
        // Check a few bytes one by one first: lines of base64 can be short, and blocks are faster
        // only for longer text.
        while offset < min(start + 8, bytes.byteCount) {
            guard characters.contains(bytes.byte(at: offset)) else { return offset }
            offset += 1
        }
        offset = bytes.endOfBlocks(from: offset) { otherBytes($0) }
        while let block = bytes.blockIfPresent(at: offset) {
            let others = otherBytes(block)
            guard !others.hasHighBit else { return offset + others.firstHighBit }
            offset += 16
        }
        while offset < bytes.byteCount, characters.contains(bytes.byte(at: offset)) { offset += 1 }
        return offset
    }

    static let characters = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

    /// Returns a block with the high bit set in each byte that is not a base64 character.
    ///
    /// Additions set the high bit of bytes above a bound; subtractions, of bytes below a bound.
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

extension Base64Scan {
    /// Returns the offset of the first byte that is neither a base64 character nor a filler, or
    /// else the end. Also returns the number of fillers before that offset. A backslash is a filler
    /// only before a slash.
    static func end(
        _ bytes: RawSpan, from start: Int, over filler: Base64.Filler
    ) -> (end: Int, fillerCount: Int) {
        var offset = end(bytes, from: start)
        var count = 0
        guard isFiller(filler, bytes, at: offset) else { return (offset, 0) }
        switch filler {
        case .none: break
        case .whiteSpace:
            skipBlocks(bytes, &offset, &count) { block, _ in
                block.equal("\n") | block.equal("\t") | block.equal(" ") | block.equal("\r")
            }
        case .backslash:
            skipBlocks(bytes, &offset, &count) { block, next in
                block.equal("\\") & next.equal("/")
            }
        }
        while offset < bytes.byteCount {
            if isFiller(filler, bytes, at: offset) {
                count += 1
            } else if !characters.contains(bytes.byte(at: offset)) {
                break
            }
            offset += 1
        }
        return (offset, count)
    }

    private static func isFiller(
        _ filler: Base64.Filler, _ bytes: RawSpan, at offset: Int
    ) -> Bool {
        guard offset < bytes.byteCount else { return false }
        return filler == .backslash
            ? bytes.hasPair("\\", "/", at: offset) : filler.contains(bytes.byte(at: offset))
    }

    /// Skips blocks of base64 characters and fillers.
    ///
    /// The closure gets a block, and the block that starts one byte later. It returns 255 for each
    /// filler in the first block, and 0 elsewhere.
    @inline(__always)
    private static func skipBlocks(
        _ bytes: RawSpan, _ offset: inout Int, _ count: inout Int,
        _ fillers: (_ block: SIMD16<UInt8>, _ next: SIMD16<UInt8>) -> SIMD16<UInt8>
    ) {
        while true {
            // For each index in a block, the number of blocks that have a filler at that index. The
            // inner loop runs up to 63 times, with four blocks each time, so each number is at most
            // 252 and fits in a byte.
            var counts = SIMD16<UInt8>()
            for _ in 0..<63 {
                var found = SIMD16<UInt8>()
                let others = bytes.withNext(65, at: offset) { next in
                    var others = SIMD16<UInt8>()
                    for start in [0, 16, 32, 48] {
                        let block = next.block(at: start)
                        let isFiller = fillers(block, next.block(at: start + 1))
                        others |= otherBytes(block) & ~isFiller
                        found &-= isFiller
                    }
                    return others
                }
                guard let others, !others.hasHighBit else { return count += sum(counts) }
                counts &+= found
                offset += 64
            }
            count += sum(counts)
        }
    }

    private static func sum(_ counts: SIMD16<UInt8>) -> Int {
        (0..<16).reduce(0) { $0 + Int(counts[$1]) }
    }
}
