/// The sequences of UTF-8 beyond ASCII, by the table of well-formed ones in the Unicode standard.
enum UTF8Sequence {
    /// The length of the well-formed sequence of two to four bytes at an offset; 0 if there is none.
    static func length(_ bytes: RawSpan, at offset: Int, end: Int) -> Int {
        let lead = bytes.byte(at: offset)
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard offset + length <= end, second.contains(bytes.byte(at: offset + 1)) else { return 0 }
        for index in 2..<max(length, 2) where bytes.byte(at: offset + index) & 0xC0 != 0x80 {
            return 0
        }
        return length
    }

    /// Whether all bytes are well-formed sequences.
    static func isWellFormed(_ bytes: RawSpan) -> Bool {
        var position = 0
        while position < bytes.byteCount {
            let isASCII = bytes.byte(at: position) < 0x80
            let length = isASCII ? 1 : length(bytes, at: position, end: bytes.byteCount)
            guard length > 0 else { return false }
            position += length
        }
        return true
    }

    /// The code point of the well-formed sequence at an offset, and the length of that.
    @inline(__always)
    static func scalar(_ bytes: RawSpan, at offset: Int) -> (scalar: UInt32, length: Int) {
        let lead = UInt32(bytes.byte(at: offset))
        guard lead >= 0x80 else { return (lead, 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var scalar = lead & (0x7F >> UInt32(length))
        for index in 1..<length {
            scalar = scalar << 6 | UInt32(bytes.byte(at: offset + index) & 0x3F)
        }
        return (scalar, length)
    }

    /// The number of bytes that a code point takes.
    static func byteCount(of scalar: UInt32) -> Int {
        scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    }

    /// Appends the bytes of a code point that is no surrogate.
    static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        forEachByte(of: scalar) { bytes.append($0) }
    }

    /// Hands on the bytes of a code point that is no surrogate.
    @inline(__always)
    static func forEachByte(of scalar: UInt32, _ body: (UInt8) -> Void) {
        let lead: UInt32
        let more: UInt32
        switch scalar {
        case ..<0x80: (lead, more) = (0, 0)
        case ..<0x800: (lead, more) = (0xC0, 1)
        case ..<0x10000: (lead, more) = (0xE0, 2)
        default: (lead, more) = (0xF0, 3)
        }
        body(UInt8(lead | scalar >> (6 * more)))
        for left in (0..<more).reversed() { body(UInt8(0x80 | scalar >> (6 * left) & 0x3F)) }
    }
}
