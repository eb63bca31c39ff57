/// What XML 1.0 can hold (section 2.2), and hold unchanged (section 2.11 turns CR into LF).
enum XMLText {
    /// Whether text in UTF-8 comes back from XML as it went in: no control characters but TAB and
    /// LF, and neither U+FFFE nor U+FFFF.
    static func holds(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        holds(bytes.extracting(range))
    }

    /// Whether text in UTF-8 comes back from XML as it went in.
    static func holds(_ text: RawSpan) -> Bool {
        var position = 0
        while position < text.byteCount {
            let isWhole = position + 8 <= text.byteCount
            let marks = marks(isWhole ? text.word(at: position) : text.lastWord(from: position))
            // The next load need not wait for the marks.
            if marks == 0 {
                position += 8
                continue
            }
            position += marks.trailingZeroBitCount / 8
            guard position < text.byteCount else { break }
            let byte = text.byte(at: position)
            if byte < 0x20, byte != 0x09, byte != 0x0A { return false }
            if byte == 0xEF, isNoncharacter(text, at: position, end: text.byteCount) {
                return false
            }
            position += 1
        }
        return true
    }

    /// A word with the highest bit set in the lowest byte that may be part of what XML cannot hold, and
    /// perhaps in later ones; zero if there is none.
    @inline(__always)
    private static func marks(_ word: UInt64) -> UInt64 {
        word.bytes(below: 0x20) | word.bytes(equal: 0xEF)
    }

    /// Whether a string comes back from XML as it went in.
    static func holds(_ string: String) -> Bool {
        string.withBytes { holds($0) }
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
