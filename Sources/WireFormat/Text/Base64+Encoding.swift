extension Base64 {
    /// Appends the text that stands for some bytes, padded where they are no multiple of three.
    static func encode(_ bytes: RawSpan, to output: inout OutputBuffer) {
        let count = bytes.byteCount
        let room = characterCount(ofBytes: count)
        // Sixteen characters are stored at a time, wherever the text begins that counts.
        output.write(atMost: room + 16) { memory in
            var position = 0
            // Twelve bytes are sixteen characters; two words of eight bytes hold them and two more.
            while position + 14 <= count {
                let characters = characters(bytes.word(at: position), bytes.word(at: position + 6))
                memory.storeBytes(
                    of: characters, toByteOffset: position / 3 * 4, as: SIMD16<UInt8>.self)
                position += 12
            }
            while position < count {
                let first = bytes.word(at: position, count: min(6, count - position))
                let second =
                    position + 6 < count
                    ? bytes.word(at: position + 6, count: min(6, count - position - 6)) : 0
                memory.storeBytes(
                    of: characters(first, second), toByteOffset: position / 3 * 4,
                    as: SIMD16<UInt8>.self)
                position += 12
            }
            for place in room - (3 - count % 3) % 3..<room {
                memory.storeBytes(of: UInt8(ascii: "="), toByteOffset: place, as: UInt8.self)
            }
            return room
        }
    }

    /// The characters that stand for the first six bytes of two words.
    @inline(__always)
    private static func characters(_ first: UInt64, _ second: UInt64) -> SIMD16<UInt8> {
        let halves = SIMD2(first.byteSwapped >> 16, second.byteSwapped >> 16)
        return Base64Characters.characters(of: Base64Characters.spread(halves))
    }
}
