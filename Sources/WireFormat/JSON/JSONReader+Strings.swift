extension JSONReader {
    /// A string that was checked: what stands between its quotes.
    struct ScannedString {
        var range: Range<Int>
        var hasEscapes: Bool
        /// Its UTF-8 bytes without the escapes.
        var byteCount: Int
    }

    /// Reads a string from its opening quote to past its closing one.
    mutating func scanString(_ bytes: RawSpan) throws(Fault) -> ScannedString {
        let start = position + 1
        position = start
        var saved = 0
        var hasEscapes = false
        while true {
            skipPlain(bytes)
            guard position < bytes.byteCount else {
                throw truncated("the input ends inside a string; expected “\"”", bytes)
            }
            let byte = bytes.byte(at: position)
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                saved += try scanEscape(bytes)
            } else if byte < 0x20 {
                throw syntaxFault("a control character in a string; expected an escape")
            } else {
                let length = UTF8Sequence.length(bytes, at: position, end: bytes.byteCount)
                guard length > 0 else {
                    throw Fault(.jsonUTF8, at: position, "the bytes are not UTF-8")
                }
                position += length
            }
        }
        let range = start..<position
        position += 1
        return ScannedString(
            range: range, hasEscapes: hasEscapes, byteCount: range.count - saved)
    }

    /// Goes on to the next quote, backslash, control character or byte beyond ASCII.
    private mutating func skipPlain(_ bytes: RawSpan) {
        var offset = position
        while offset + 8 <= bytes.byteCount {
            let word = bytes.word(at: offset)
            let special = Self.specialBytes(word)
            if special != 0 {
                position = offset + special.trailingZeroBitCount >> 3
                return
            }
            offset += 8
        }
        while offset < bytes.byteCount, !Self.isSpecial(bytes.byte(at: offset)) { offset += 1 }
        position = offset
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// A word with the high bit set in the first byte that is special, and in none before it.
    @inline(__always)
    private static func specialBytes(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = word ^ ones &* UInt64(UInt8(ascii: "\""))
        let backslash = word ^ ones &* UInt64(UInt8(ascii: "\\"))
        let found =
            (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
            | (word &- ones &* 0x20) & ~word | word
        return found & (ones &* 0x80)
    }

    /// Reads an escape; returns how many bytes longer it is than what it stands for.
    private mutating func scanEscape(_ bytes: RawSpan) throws(Fault) -> Int {
        guard position + 1 < bytes.byteCount else {
            throw truncated("the input ends inside an escape", bytes)
        }
        switch bytes.byte(at: position + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
            return 1
        case UInt8(ascii: "u"):
            return try scanUnicodeEscape(bytes)
        default:
            position += 1
            throw syntaxFault(
                "an escape that JSON does not have; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
            )
        }
    }

    private mutating func scanUnicodeEscape(_ bytes: RawSpan) throws(Fault) -> Int {
        let unit = try scanUnit(bytes)
        switch unit {
        case ..<0x80: return 5
        case ..<0x800: return 4
        case 0xD800...0xDBFF:
            let start = position
            guard !bytes.isCut("\\u", at: start) else {
                throw truncated("the input ends after half of a pair of escapes", bytes)
            }
            guard bytes.matches("\\u", at: start), case 0xDC00...0xDFFF = try scanUnit(bytes)
            else {
                try checkUTF8(at: start + bytes.commonCount(with: "\\u", at: start), bytes)
                throw loneSurrogate(at: start - 6)
            }
            return 8
        case 0xDC00...0xDFFF: throw loneSurrogate(at: position - 6)
        default: return 3
        }
    }

    private func checkUTF8(at offset: Int, _ bytes: RawSpan) throws(Fault) {
        guard bytes.byte(at: offset) >= 0x80,
            UTF8Sequence.length(bytes, at: offset, end: bytes.byteCount) == 0
        else { return }
        throw Fault(.jsonUTF8, at: offset, "the bytes are not UTF-8")
    }

    private func loneSurrogate(at offset: Int) -> Fault {
        Fault(.jsonSurrogate, at: offset, "an escaped surrogate without its partner")
    }

    /// Reads `\u` and four hexadecimal digits.
    private mutating func scanUnit(_ bytes: RawSpan) throws(Fault) -> UInt32 {
        guard let unit = JSONText.unit(bytes, at: position + 2) else {
            let digits = JSONText.digitCount(bytes, at: position + 2)
            guard position + 2 + digits < bytes.byteCount else {
                throw truncated("the input ends inside an escape", bytes)
            }
            position += 2 + digits
            throw syntaxFault("expected four hexadecimal digits after “\\u”")
        }
        position += 6
        return unit
    }
}
