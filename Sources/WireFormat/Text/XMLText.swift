/// What XML 1.0 can hold (section 2.2), and hold unchanged (section 2.11 turns CR into LF).
enum XMLText {
    /// Whether text in UTF-8 comes back from XML as it went in: no control characters but TAB and
    /// LF, and neither U+FFFE nor U+FFFF.
    static func holds(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        var position = range.lowerBound
        while position < range.upperBound {
            if position + 8 <= range.upperBound, !mayForbid(bytes.word(at: position)) {
                position += 8
                continue
            }
            let byte = bytes.byte(at: position)
            if byte < 0x20, byte != 0x09, byte != 0x0A { return false }
            if byte == 0xEF, isNoncharacter(bytes, at: position, end: range.upperBound) {
                return false
            }
            position += 1
        }
        return true
    }

    /// Whether one of eight bytes may be part of what XML cannot hold.
    @inline(__always)
    private static func mayForbid(_ word: UInt64) -> Bool {
        word.bytes(below: 0x20) | word.bytes(equal: 0xEF) != 0
    }

    /// Whether a string comes back from XML as it went in.
    static func holds(_ string: String) -> Bool {
        string.withBytes { holds($0, 0..<$0.byteCount) }
    }

    /// Whether U+FFFE or U+FFFF, of which the byte EF is the first, stands at an offset.
    static func isNoncharacter(_ bytes: RawSpan, at offset: Int, end: Int) -> Bool {
        offset + 2 < end && bytes.byte(at: offset + 1) == 0xBF
            && bytes.byte(at: offset + 2) >= 0xBE
    }

    /// Whether XML 1.0 allows a code point.
    static func allows(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
