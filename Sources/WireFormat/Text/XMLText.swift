/// The text that XML 1.0 can hold (section 2.2) unchanged (section 2.11 turns CR into LF).
enum XMLText {
    /// Returns whether XML holds the UTF-8 text in a range unchanged: there are no control
    /// characters except TAB and LF, and neither U+FFFE nor U+FFFF.
    static func holds(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        holds(bytes.extracting(range))
    }

    /// Returns whether XML holds a UTF-8 text unchanged.
    static func holds(_ text: RawSpan) -> Bool {
        var position = 0
        while position < text.byteCount {
            let isWhole = position + 8 <= text.byteCount
            let marks = marks(isWhole ? text.word(at: position) : text.lastWord(from: position))
            // The next load does not wait for the marks.
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

    /// Returns a word with the highest bit set in the lowest byte that can belong to text that XML
    /// cannot hold, and perhaps in later bytes; zero if there is no such byte.
    @inline(__always)
    private static func marks(_ word: UInt64) -> UInt64 {
        word.bytes(below: 0x20) | word.bytes(equal: 0xEF)
    }

    /// Returns whether XML holds a string unchanged.
    static func holds(_ string: String) -> Bool {
        string.withBytes { holds($0) }
    }

    /// Returns whether U+FFFE or U+FFFF is at an offset. Its first byte, EF, must be there.
    static func isNoncharacter(_ bytes: RawSpan, at offset: Int, end: Int) -> Bool {
        offset + 2 < end && bytes.byte(at: offset + 1) == 0xBF
            && bytes.byte(at: offset + 2) >= 0xBE
    }

    /// Returns whether XML 1.0 allows a code point.
    static func allows(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
