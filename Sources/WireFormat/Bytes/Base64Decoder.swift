/// Decodes base64 in chunks. Each chunk except the last has a multiple of three bytes.
///
/// Sixteen characters are decoded at a time, after removing fillers between them. A group of four
/// characters with padding or a fault is decoded character by character.
struct Base64Decoder {
    private(set) var position: Int
    private let end: Int
    private let filler: Base64.Filler
    private var isPadded = false
    /// Whether the text was read to its end without a fault.
    private(set) var isFinished = false

    /// The decoder does not keep the bytes, so pass the same bytes to every call.
    init(range: Range<Int>, filler: Base64.Filler) {
        position = range.lowerBound
        end = range.upperBound
        self.filler = filler
    }

    /// Checks at most `quads` groups of four characters; returns their decoded byte count, or 0 at
    /// the end of the text.
    mutating func check(_ text: RawSpan, quads: Int = .max) throws(PayloadError) -> Int {
        var checked = 0
        let most = min(quads, (end - position) / 4 + 1) * 3
        while checked < most {
            while !isPadded, position + 16 <= end, checked + 12 <= most {
                let block = block(text)
                position += block.length
                checked += block.byteCount
                if block.byteCount < 12 { break }
            }
            guard checked < most, let (_, count) = try group(text) else { break }
            checked += count
        }
        return checked
    }

    /// Decodes at most `quads` groups of four characters; returns the number of bytes appended, or
    /// 0 at the end of the text.
    mutating func decode(
        _ text: RawSpan, quads: Int, to output: inout OutputBuffer
    ) throws(PayloadError) -> Int {
        let start = output.count
        let most = min(quads, (end - position) / 4 + 1) * 3
        while output.count - start < most {
            decodeVectors(text, atMost: most - (output.count - start), to: &output)
            guard output.count - start < most, let (word, count) = try group(text) else { break }
            output.append(word: (UInt64(word) << 40).byteSwapped, count: count)
        }
        return output.count - start
    }

    /// Decodes sixteen characters at a time, up to a group with padding or a fault.
    private mutating func decodeVectors(
        _ text: RawSpan, atMost room: Int, to output: inout OutputBuffer
    ) {
        guard !isPadded, position + 16 <= end, room >= 12 else { return }
        // The last store overwrites two bytes after the decoded bytes.
        output.write(atMost: room + 2) { output in
            var written = decodeBlocks(text, atMost: room, to: &output)
            while written + 12 <= room, position + 16 <= end {
                let block = block(text)
                Self.store(block.values, in: &output, at: written)
                position += block.length
                written += block.byteCount
                if block.byteCount < 12 { break }
            }
            return written
        }
    }

    @inline(never)
    private mutating func decodeBlocks(
        _ text: RawSpan, atMost room: Int, to output: inout MutableRawSpan
    ) -> Int {
        var written = 0
        while written + 48 <= room, position + 64 <= end {
            let blocks = text.withNext(64, at: position) { next in
                (
                    Base64Characters.values(of: next.block(at: 0)),
                    Base64Characters.values(of: next.block(at: 16)),
                    Base64Characters.values(of: next.block(at: 32)),
                    Base64Characters.values(of: next.block(at: 48))
                )
            }
            guard let (first, second, third, fourth) = blocks else { break }
            let faults = first.faults | second.faults | third.faults | fourth.faults
            guard !faults.hasHighBit else { break }
            output.withNext(50, at: written) { next in
                Self.store(first.values, in: &next, at: 0)
                Self.store(second.values, in: &next, at: 12)
                Self.store(third.values, in: &next, at: 24)
                Self.store(fourth.values, in: &next, at: 36)
            }
            position += 64
            written += 48
        }
        return written
    }

    /// Stores the twelve bytes that sixteen values represent, and overwrites two more bytes.
    @inline(__always)
    private static func store(
        _ values: SIMD16<UInt8>, in output: inout MutableRawSpan, at offset: Int
    ) {
        let words = Base64Characters.packed(values)
        output.storeBytes(of: (words[0] << 16).bigEndian, toByteOffset: offset, as: UInt64.self)
        output.storeBytes(of: (words[1] << 16).bigEndian, toByteOffset: offset + 6, as: UInt64.self)
    }

    private struct Block {
        var values: SIMD16<UInt8>
        /// The decoded byte count of the complete groups of four characters before the first fault.
        var byteCount = 12
        /// The length of the text, fillers included, that decodes to ``byteCount`` bytes.
        var length = 16
    }

    /// At least sixteen bytes of the text must remain.
    @inline(__always)
    private func block(_ text: RawSpan) -> Block {
        let characters = text.block(at: position)
        let (values, faults) = Base64Characters.values(of: characters)
        guard faults.hasHighBit else { return Block(values: values) }
        let first = faults.firstHighBit
        if let block = withoutFillers(characters, at: first, text) { return block }
        return Block(values: values, byteCount: first / 4 * 3, length: first & ~3)
    }

    /// Removes the filler at index `first` of sixteen characters, and every filler after it, by
    /// moving the later characters forward. Returns nil if a character outside the alphabet
    /// remains, or if the text ends.
    @inline(never)
    private func withoutFillers(
        _ characters: SIMD16<UInt8>, at first: Int, _ text: RawSpan
    ) -> Block? {
        var (characters, place, next) = (characters, first, position)
        while filler.contains(text.byte(at: next + place)), next + 17 <= end {
            next += 1
            let others = text.block(at: next)
            characters = Base64Characters.joined(characters, others, at: place)
            let (values, faults) = Base64Characters.values(of: characters)
            guard faults.hasHighBit else {
                return Block(values: values, length: next + 16 - position)
            }
            place = faults.firstHighBit
        }
        return nil
    }

    private mutating func group(
        _ text: RawSpan
    ) throws(PayloadError) -> (word: UInt32, count: Int)? {
        var word: UInt32 = 0
        var count = 0
        var pads = 0
        while count + pads < 4 {
            guard position < end else {
                guard count + pads == 0 else { throw Self.malformed(at: position) }
                isFinished = true
                return nil
            }
            let byte = text.byte(at: position)
            position += 1
            if let value = Base64Characters.value(of: byte), pads == 0, !isPadded {
                word = word << 6 | UInt32(value)
                count += 1
            } else if byte == UInt8(ascii: "="), count >= 2 {
                pads += 1
            } else if !filler.contains(byte) {
                throw Self.malformed(at: position - 1)
            }
        }
        isPadded = pads > 0
        word <<= UInt32(6 * pads)
        let unused = UInt32(1) << UInt32(8 * pads) - 1
        guard word & unused == 0 else { throw Self.malformed(at: position - 1) }
        return (word, 3 - pads)
    }

    @inline(never)
    private static func malformed(at offset: Int) -> PayloadError {
        PayloadError(
            code: .malformedBase64,
            message: "invalid base64 at character \(offset) (RFC 4648)")
    }
}
