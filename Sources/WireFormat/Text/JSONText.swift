/// The decoding of JSON strings that a reader has checked.
enum JSONText {
    /// Returns the UTF-16 code unit of four hexadecimal digits; nil if there are fewer.
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

    /// Returns the number of hexadecimal digits at an offset.
    static func digitCount(_ bytes: RawSpan, at offset: Int) -> Int {
        (offset..<bytes.byteCount).prefix { hexadecimal.has(bytes.byte(at: $0)) }.count
    }

    private static let hexadecimal = ASCIISet("0123456789abcdefABCDEF")
}
