extension Base64 {
    /// Appends the text that stands for some bytes, padded where they are no multiple of three.
    static func encode(_ bytes: RawSpan, to output: inout OutputBuffer) {
        let count = bytes.byteCount
        let room = characterCount(ofBytes: count)
        output.write(atMost: room) { memory in
            var position = 0
            var written = 0
            // Twelve bytes are sixteen characters; two words of eight bytes hold them and two more.
            while position + 14 <= count {
                let halves = SIMD2(
                    bytes.word(at: position).byteSwapped >> 16,
                    bytes.word(at: position + 6).byteSwapped >> 16)
                let characters = Base64Characters.characters(of: Base64Characters.spread(halves))
                memory.storeBytes(of: characters, toByteOffset: written, as: SIMD16<UInt8>.self)
                position += 12
                written += 16
            }
            while position < count {
                let group = group(bytes, position..<min(position + 3, count))
                memory.storeBytes(of: group, toByteOffset: written, as: UInt32.self)
                position += 3
                written += 4
            }
            return written
        }
    }

    /// The four characters that stand for one to three bytes, in the order of memory.
    private static func group(_ bytes: RawSpan, _ range: Range<Int>) -> UInt32 {
        var word: UInt32 = 0
        for position in range { word = word << 8 | UInt32(bytes.byte(at: position)) }
        word <<= UInt32(8 * (3 - range.count))
        var characters: UInt32 = 0
        for index in 0..<4 {
            let character =
                index <= range.count
                ? character(of: word >> UInt32(18 - 6 * index) & 63) : UInt8(ascii: "=")
            characters |= UInt32(character) << UInt32(8 * index)
        }
        return characters.littleEndian
    }

    private static func character(of value: UInt32) -> UInt8 {
        let value = UInt8(value)
        switch value {
        case 0..<26: return UInt8(ascii: "A") + value
        case 26..<52: return UInt8(ascii: "a") + (value - 26)
        case 52..<62: return UInt8(ascii: "0") + (value - 52)
        default: return value == 62 ? UInt8(ascii: "+") : UInt8(ascii: "/")
        }
    }
}
