/// RFC 4648 base64, section 4: padded, with zero pad bits.
///
/// Foundation's decoder takes `QR==` and `QUJD====`, so that several texts would be the same bytes.
enum Base64 {
    /// Bytes that may stand between the characters of a text, and mean nothing there.
    enum Filler: UInt8, Hashable {
        case none
        /// The white space of XML.
        case whiteSpace
        /// The backslash of JSON, where every escape in the text is `\/`.
        case backslash
    }

    /// A text that is not base64, and the offset in the input at which that shows.
    struct Malformed: Error {
        let offset: Int
    }

    private static let filler: UInt8 = 0x40
    private static let padding: UInt8 = 0x41
    private static let invalid: UInt8 = 0xFF
    private static let characters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static let plainTable = table(.none)
    private static let whiteSpaceTable = table(.whiteSpace)
    private static let backslashTable = table(.backslash)

    private static func table(_ filler: Filler) -> [UInt8] {
        var table = [UInt8](repeating: invalid, count: 256)
        for (value, character) in characters.enumerated() { table[Int(character)] = UInt8(value) }
        table[Int(UInt8(ascii: "="))] = padding
        switch filler {
        case .none: break
        case .whiteSpace: for byte in " \t\n\r".utf8 { table[Int(byte)] = Self.filler }
        case .backslash: table[Int(UInt8(ascii: "\\"))] = Self.filler
        }
        return table
    }

    private static func values(_ filler: Filler) -> [UInt8] {
        switch filler {
        case .none: plainTable
        case .whiteSpace: whiteSpaceTable
        case .backslash: backslashTable
        }
    }

    /// The number of bytes that a text stands for, every character checked; nil if malformed.
    static func checkedByteCount(
        _ bytes: RawSpan, _ range: Range<Int>, filler: Filler
    ) -> Int? {
        var decoder = Decoder(range: range, filler: filler)
        var count = 0
        while let decoded = try? decoder.next(bytes, quads: .max, sink: { _, _, _ in }), decoded > 0
        {
            count += decoded
        }
        return decoder.isFinished ? count : nil
    }

    /// The number of bytes that a text without fillers stands for, from its length and its end.
    static func quickByteCount(_ bytes: RawSpan, _ range: Range<Int>) -> Int? {
        guard range.count % 4 == 0 else { return nil }
        guard !range.isEmpty else { return 0 }
        let last = range.upperBound - 4..<range.upperBound
        guard let tail = checkedByteCount(bytes, last, filler: .none) else { return nil }
        return range.count / 4 * 3 - 3 + tail
    }

    /// Appends the text that stands for some bytes.
    static func encode(_ bytes: RawSpan, to output: inout [UInt8]) {
        let characters = Self.characters
        output.reserveCapacity(output.count + (bytes.byteCount + 2) / 3 * 4)
        var position = 0
        while position < bytes.byteCount {
            let count = min(3, bytes.byteCount - position)
            var word: UInt32 = 0
            for index in 0..<3 {
                let byte = index < count ? bytes.byte(at: position + index) : 0
                word = word << 8 | UInt32(byte)
            }
            output.append(characters[Int(word >> 18)])
            output.append(characters[Int(word >> 12 & 63)])
            output.append(count > 1 ? characters[Int(word >> 6 & 63)] : UInt8(ascii: "="))
            output.append(count > 2 ? characters[Int(word & 63)] : UInt8(ascii: "="))
            position += count
        }
    }

    /// Reads a text piece by piece; each piece but the last is a whole number of three bytes.
    struct Decoder {
        private var position: Int
        private let end: Int
        private let values: [UInt8]
        private var isPadded = false
        /// Whether the text has been read to its end without a fault.
        private(set) var isFinished = false

        init(range: Range<Int>, filler: Filler) {
            position = range.lowerBound
            end = range.upperBound
            values = Base64.values(filler)
        }

        /// Decodes at most a number of groups of four characters, and hands each group's three
        /// bytes on with their count; returns the number of bytes decoded, 0 at the end.
        mutating func next(
            _ bytes: RawSpan, quads: Int, sink: (UInt32, Int, Int) -> Void
        ) throws(Malformed) -> Int {
            var decoded = 0
            var done = 0
            while done < quads, let count = try group(bytes, sink: sink, at: decoded) {
                decoded += count
                done += 1
            }
            return decoded
        }

        /// Decodes one group; nil at the end of the text.
        private mutating func group(
            _ bytes: RawSpan, sink: (UInt32, Int, Int) -> Void, at decoded: Int
        ) throws(Malformed) -> Int? {
            var word: UInt32 = 0
            var count = 0
            var pads = 0
            while count + pads < 4 {
                guard position < end else {
                    guard count + pads == 0 else { throw Malformed(offset: position) }
                    isFinished = true
                    return nil
                }
                let value = values[Int(bytes.byte(at: position))]
                position += 1
                if value < 64, pads == 0, !isPadded {
                    word = word << 6 | UInt32(value)
                    count += 1
                } else if value == padding, count >= 2 {
                    pads += 1
                } else if value != Base64.filler {
                    throw Malformed(offset: position - 1)
                }
            }
            isPadded = pads > 0
            word <<= UInt32(6 * pads)
            let unused = UInt32(1) << UInt32(8 * pads) - 1
            guard word & unused == 0 else { throw Malformed(offset: position - 1) }
            sink(word, 3 - pads, decoded)
            return 3 - pads
        }
    }
}
