/// Reads a base64 text piece by piece; each piece but the last is a whole number of three bytes.
///
/// Sixteen characters are read at once where they are all of the alphabet; a group of four that holds
/// anything else, a filler, padding or a fault, is read character by character.
struct Base64Decoder {
    typealias Malformed = Base64.Malformed

    private static let filler: UInt8 = 0x40
    private static let padding: UInt8 = 0x41
    private static let invalid: UInt8 = 0xFF

    private static let plainTable = table(.none)
    private static let whiteSpaceTable = table(.whiteSpace)
    private static let backslashTable = table(.backslash)

    private static func table(_ filler: Base64.Filler) -> [UInt8] {
        var table = [UInt8](repeating: invalid, count: 256)
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        for (value, character) in alphabet.utf8.enumerated() {
            table[Int(character)] = UInt8(value)
        }
        table[Int(UInt8(ascii: "="))] = padding
        switch filler {
        case .none: break
        case .whiteSpace: for byte in " \t\n\r".utf8 { table[Int(byte)] = Self.filler }
        case .backslash: table[Int(UInt8(ascii: "\\"))] = Self.filler
        }
        return table
    }

    /// The offset of what comes next.
    private(set) var position: Int
    private let end: Int
    private let table: [UInt8]
    private var isPadded = false
    /// Whether the text has been read to its end without a fault.
    private(set) var isFinished = false

    /// Makes a decoder of a part of some bytes, which are given again with each piece.
    init(range: Range<Int>, filler: Base64.Filler) {
        position = range.lowerBound
        end = range.upperBound
        switch filler {
        case .none: table = Self.plainTable
        case .whiteSpace: table = Self.whiteSpaceTable
        case .backslash: table = Self.backslashTable
        }
    }

    /// Checks a number of groups of four characters, fewer at the end; returns the number of bytes
    /// they stand for, 0 at the end.
    mutating func check(_ text: RawSpan, quads: Int = .max) throws(Malformed) -> Int {
        var checked = 0
        let most = min(quads, (end - position) / 4 + 1) * 3
        while checked < most {
            while !isPadded, position + 16 <= end, checked + 12 <= most {
                let (_, faults) = Base64Characters.values(of: text, at: position)
                let good = Self.wholeGroups(faults)
                position += good
                checked += good / 4 * 3
                if good < 16 { break }
            }
            guard checked < most, let (_, count) = try group(text) else { break }
            checked += count
        }
        return checked
    }

    /// Decodes a number of groups of four characters, fewer at the end; returns the number of bytes
    /// appended, 0 at the end.
    mutating func decode(
        _ text: RawSpan, quads: Int, to output: inout OutputBuffer
    ) throws(Malformed) -> Int {
        let start = output.count
        let most = min(quads, (end - position) / 4 + 1) * 3
        while output.count - start < most {
            decodeVectors(text, atMost: most - (output.count - start), to: &output)
            guard output.count - start < most, let (word, count) = try group(text) else { break }
            output.append(word: (UInt64(word) << 40).byteSwapped, count: count)
        }
        return output.count - start
    }

    /// Decodes as long as sixteen characters are of the alphabet.
    private mutating func decodeVectors(
        _ text: RawSpan, atMost room: Int, to output: inout OutputBuffer
    ) {
        guard !isPadded, position + 16 <= end, room >= 12 else { return }
        // Of the last word of eight bytes that is stored, two are beyond what counts.
        output.write(atMost: room + 2) { memory in
            var written = 0
            while written + 12 <= room, position + 16 <= end {
                let (values, faults) = Base64Characters.values(of: text, at: position)
                let words = Base64Characters.packed(values)
                memory.storeBytes(
                    of: (words[0] << 16).bigEndian, toByteOffset: written, as: UInt64.self)
                memory.storeBytes(
                    of: (words[1] << 16).bigEndian, toByteOffset: written + 6, as: UInt64.self)
                let good = Self.wholeGroups(faults)
                position += good
                written += good / 4 * 3
                if good < 16 { break }
            }
            return written
        }
    }

    /// How many of sixteen characters stand in whole groups before the first fault.
    @inline(__always)
    private static func wholeGroups(_ faults: SIMD16<UInt8>) -> Int {
        // Sixteen bytes either way, and any bits are integers.
        let halves = unsafeBitCast(faults, to: SIMD2<UInt64>.self)
        if halves[0] | halves[1] == 0 { return 16 }
        let low = halves[0].littleEndian.trailingZeroBitCount
        let first = low < 64 ? low : 64 + halves[1].littleEndian.trailingZeroBitCount
        return first / 32 * 4
    }

    /// Reads one group of four characters; nil at the end of the text.
    private mutating func group(
        _ text: RawSpan
    ) throws(Malformed) -> (word: UInt32, count: Int)? {
        var word: UInt32 = 0
        var count = 0
        var pads = 0
        while count + pads < 4 {
            guard position < end else {
                guard count + pads == 0 else { throw Malformed(offset: position) }
                isFinished = true
                return nil
            }
            let value = table[Int(text.byte(at: position))]
            position += 1
            if value < 64, pads == 0, !isPadded {
                word = word << 6 | UInt32(value)
                count += 1
            } else if value == Self.padding, count >= 2 {
                pads += 1
            } else if value != Self.filler {
                throw Malformed(offset: position - 1)
            }
        }
        isPadded = pads > 0
        word <<= UInt32(6 * pads)
        let unused = UInt32(1) << UInt32(8 * pads) - 1
        guard word & unused == 0 else { throw Malformed(offset: position - 1) }
        return (word, 3 - pads)
    }
}
