extension Base64 {
    /// Appends the base64 of some bytes, padded if their number is not a multiple of three.
    static func encode(_ bytes: RawSpan, to output: inout OutputBuffer) {
        let count = bytes.byteCount
        let room = characterCount(ofBytes: count)
        // Stores are sixteen characters, so the last one needs room beyond the text.
        output.write(atMost: room + 16) { output in
            var position = encodeBlocks(bytes, to: &output)
            while position < count {
                let first = bytes.wordOrRest(at: position)
                let second = position + 6 < count ? bytes.wordOrRest(at: position + 6) : 0
                output.storeBytes(
                    of: characters(first, second), toByteOffset: position / 3 * 4,
                    as: SIMD16<UInt8>.self)
                position += 12
            }
            for place in room - (3 - count % 3) % 3..<room {
                output.storeBytes(of: UInt8(ascii: "="), toByteOffset: place, as: UInt8.self)
            }
            return room
        }
    }

    /// Stores 64 characters at a time; returns the number of encoded bytes.
    @inline(__always)
    private static func encodeBlocks(_ bytes: RawSpan, to output: inout MutableRawSpan) -> Int {
        var position = 0
        var written = 0
        // Twelve bytes make sixteen characters. Two words of eight bytes hold these twelve and two
        // more.
        while let blocks = bytes.withNext(
            50, at: position,
            { next in
                (
                    characters(next.word(at: 0), next.word(at: 6)),
                    characters(next.word(at: 12), next.word(at: 18)),
                    characters(next.word(at: 24), next.word(at: 30)),
                    characters(next.word(at: 36), next.word(at: 42))
                )
            })
        {
            output.withNext(64, at: written) { next in
                next.storeBytes(of: blocks.0, as: SIMD16<UInt8>.self)
                next.storeBytes(of: blocks.1, toByteOffset: 16, as: SIMD16<UInt8>.self)
                next.storeBytes(of: blocks.2, toByteOffset: 32, as: SIMD16<UInt8>.self)
                next.storeBytes(of: blocks.3, toByteOffset: 48, as: SIMD16<UInt8>.self)
            }
            position &+= 48
            written &+= 64
        }
        return position
    }

    /// Returns the characters for the first six bytes of each of two words.
    @inline(__always)
    private static func characters(_ first: UInt64, _ second: UInt64) -> SIMD16<UInt8> {
        let halves = SIMD2(first.byteSwapped >> 16, second.byteSwapped >> 16)
        return Base64Characters.characters(of: Base64Characters.spread(halves))
    }
}

extension RawSpan {
    /// Returns the next eight bytes as one word, first byte lowest, or those to the end, filled up
    /// with zeros.
    @inline(__always)
    fileprivate func wordOrRest(at offset: Int) -> UInt64 {
        offset + 8 <= byteCount ? word(at: offset) : lastWord(from: offset)
    }
}
