/// Names in XML 1.0 (Fifth Edition, section 2.3).
enum XMLName {
    /// Returns the offset after a name, in bytes that are known to be UTF-8; the start if there is
    /// no name.
    static func end(_ bytes: RawSpan, from start: Int) -> Int {
        var position = start
        while position < bytes.byteCount {
            let (scalar, length) = scalar(bytes, at: position)
            guard begins(scalar) || (position > start && continues(scalar)) else { break }
            position += length
        }
        return position
    }

    private static func scalar(
        _ bytes: RawSpan, at offset: Int
    ) -> (value: UInt32, length: Int) {
        let lead = bytes.byte(at: offset)
        let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard length > 1, offset + length <= bytes.byteCount else { return (UInt32(lead), 1) }
        var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for index in 1..<length {
            value = value << 6 | UInt32(bytes.byte(at: offset + index) & 0x3F)
        }
        return (value, length)
    }

    private static func begins(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
            0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
            0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        default: false
        }
    }

    private static func continues(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: false
        }
    }
}
