extension JSONReader {
    /// A checked string, without its quotes.
    struct ScannedString {
        var range: Range<Int>
        var isASCII = true
        var hasEscapes = false
        /// The number of bytes by which the escapes are longer than the UTF-8 of their characters.
        var saved = 0
        var byteCount: Int { range.count - saved }
    }

    /// Reads a string. The string's bytes before the offset `plain` are known to be valid, and to
    /// contain `slashCount` escaped slashes and no other escapes.
    @inline(__always)
    mutating func scanString(
        _ bytes: RawSpan, from plain: Int, slashCount: Int = 0
    ) throws(Fault) -> ScannedString {
        let start = position + 1
        let end = JSONScan.endOfPlain(bytes, from: plain)
        var string = ScannedString(
            range: start..<end, hasEscapes: slashCount > 0, saved: slashCount)
        if bytes.byteIfPresent(at: end) == UInt8(ascii: "\"") {
            position = end + 1
        } else {
            try scanRest(bytes, of: &string)
        }
        return string
    }

    /// Reads the content of a presumed `$data` tag.
    @inline(never)
    mutating func readData(_ bytes: RawSpan) throws(Fault) {
        let start = position
        var (end, slashCount) = (start + 1, 0)
        if !builder.checksBase64 { end = JSONScan.endOfPlain(bytes, from: end) }
        if builder.checksBase64 || bytes.byteIfPresent(at: end) == UInt8(ascii: "\\") {
            // No base64 character is special in a string, so this scan can skip all of them.
            (end, slashCount) = Base64Scan.end(bytes, from: start + 1, over: .backslash)
        }
        let string = try scanString(bytes, from: end, slashCount: slashCount)
        try builder.string(
            string.range, form: string.hasEscapes ? .jsonEscapes : .plain,
            byteCount: string.byteCount, at: start,
            isBase64: end >= string.range.upperBound - 4 && string.saved == slashCount)
    }

    /// Reads the rest of a string, starting at the first special byte.
    @inline(never)
    private mutating func scanRest(
        _ bytes: RawSpan, of string: inout ScannedString
    ) throws(Fault) {
        position = string.range.upperBound
        do throws(Fault) {
            try scanToQuote(bytes, &string)
        } catch {
            // If malformed UTF-8 precedes the error, report the malformed UTF-8 instead.
            try Self.checkUTF8(bytes, string.range.lowerBound..<error.offset)
            throw error
        }
        string.range = string.range.lowerBound..<position
        if !string.isASCII { try Self.checkUTF8(bytes, string.range) }
        position += 1
    }

    @inline(__always)
    private mutating func scanToQuote(
        _ bytes: RawSpan, _ string: inout ScannedString
    ) throws(Fault) {
        while true {
            let byte = bytes.byteIfPresent(at: position)
            if byte == UInt8(ascii: "\"") { return }
            guard position < bytes.byteCount else {
                throw Self.truncated("the input ends inside a string; expected “\"”", bytes)
            }
            if byte == UInt8(ascii: "\\") {
                string.hasEscapes = true
                string.saved += try scanEscape(bytes)
            } else if byte < 0x20 {
                throw Self.syntaxFault(
                    "a control character in a string; expected an escape", at: position)
            } else {
                string.isASCII = false
            }
            position =
                string.isASCII
                ? JSONScan.endOfPlain(bytes, from: position)
                : JSONScan.endOfText(bytes, from: position)
        }
    }

    private static func checkUTF8(_ bytes: RawSpan, _ range: Range<Int>) throws(Fault) {
        guard !UTF8Blocks.areWellFormed(bytes, range) else { return }
        let offset = range.lowerBound + UTF8Sequence.wellFormedCount(bytes.extracting(range))
        guard offset < range.upperBound else { return }
        throw Fault(.jsonUTF8, at: offset, "the bytes are not UTF-8")
    }

    /// Returns the number of bytes by which the escape is longer than the UTF-8 of its character.
    private mutating func scanEscape(_ bytes: RawSpan) throws(Fault) -> Int {
        guard position + 1 < bytes.byteCount else {
            throw Self.truncated("the input ends inside an escape", bytes)
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
            throw Self.syntaxFault(
                "unknown escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u",
                at: position)
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
                throw Self.truncated("the input ends between the two escapes of a pair", bytes)
            }
            guard bytes.matches("\\u", at: start), case 0xDC00...0xDFFF = try scanUnit(bytes)
            else {
                let next = start + bytes.commonCount(with: "\\u", at: start)
                throw Self.utf8Fault(at: next, bytes) ?? Self.loneSurrogate(at: start - 6)
            }
            return 8
        case 0xDC00...0xDFFF: throw Self.loneSurrogate(at: position - 6)
        default: return 3
        }
    }

    private static func loneSurrogate(at offset: Int) -> Fault {
        Fault(.jsonSurrogate, at: offset, "an unpaired surrogate in an escape")
    }

    private mutating func scanUnit(_ bytes: RawSpan) throws(Fault) -> UInt32 {
        guard let unit = JSONText.unit(bytes, at: position + 2) else {
            let digits = JSONText.digitCount(bytes, at: position + 2)
            guard position + 2 + digits < bytes.byteCount else {
                throw Self.truncated("the input ends inside an escape", bytes)
            }
            position += 2 + digits
            throw Self.syntaxFault("expected four hexadecimal digits after “\\u”", at: position)
        }
        position += 6
        return unit
    }
}
