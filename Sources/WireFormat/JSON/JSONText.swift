/// The text that escaped JSON strings stand for, once a reader has checked them.
enum JSONText {
    /// The UTF-16 code unit that four hexadecimal digits stand for.
    static func unit(_ bytes: RawSpan, at offset: Int) -> UInt32? {
        guard offset + 4 <= bytes.byteCount else { return nil }
        var unit: UInt32 = 0
        for index in 0..<4 {
            let byte = bytes.byte(at: offset + index)
            switch byte {
            case 0x30...0x39: unit = unit << 4 | UInt32(byte - 0x30)
            case 0x41...0x46, 0x61...0x66: unit = unit << 4 | UInt32((byte | 0x20) - 0x57)
            default: return nil
            }
        }
        return unit
    }

    /// How many hexadecimal digits stand at an offset.
    static func digitCount(_ bytes: RawSpan, at offset: Int) -> Int {
        (offset..<bytes.byteCount).prefix { hexadecimal.has(bytes.byte(at: $0)) }.count
    }

    private static let hexadecimal = ASCIISet("0123456789abcdefABCDEF")

    static func unescaped(_ bytes: RawSpan, _ range: Range<Int>) -> String {
        String(decoding: utf8(bytes, range), as: UTF8.self)
    }

    static func utf8(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(range.count)
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes.byte(at: position)
            if byte == UInt8(ascii: "\\") {
                position += append(escapeAt: position, bytes, to: &utf8)
            } else {
                utf8.append(byte)
                position += 1
            }
        }
        return utf8
    }

    /// Appends what an escape stands for; returns the escape's length.
    private static func append(
        escapeAt position: Int, _ bytes: RawSpan, to utf8: inout [UInt8]
    ) -> Int {
        switch bytes.byte(at: position + 1) {
        case UInt8(ascii: "b"): utf8.append(0x08)
        case UInt8(ascii: "f"): utf8.append(0x0C)
        case UInt8(ascii: "n"): utf8.append(0x0A)
        case UInt8(ascii: "r"): utf8.append(0x0D)
        case UInt8(ascii: "t"): utf8.append(0x09)
        case UInt8(ascii: "u"):
            guard let first = unit(bytes, at: position + 2) else { return 2 }
            guard 0xD800...0xDBFF ~= first, let second = unit(bytes, at: position + 8) else {
                UTF8Sequence.append(first, to: &utf8)
                return 6
            }
            UTF8Sequence.append(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), to: &utf8)
            return 12
        case let byte: utf8.append(byte)
        }
        return 2
    }
}
