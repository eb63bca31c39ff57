extension JSONReader {
    /// A string that was checked: what stands between its quotes.
    struct ScannedString {
        var range: Range<Int>
        var isASCII = true
        var hasEscapes = false
        /// How many bytes the escapes take more than what they stand for.
        var saved = 0
        /// Its UTF-8 bytes without the escapes.
        var byteCount: Int { range.count - saved }
    }

    /// Reads a string from its opening quote to past its closing one.
    @inline(__always)
    mutating func scanString(_ bytes: RawSpan) throws(Fault) -> ScannedString {
        try scanString(bytes, from: position + 1)
    }

    /// Reads a string of which the bytes before an offset are known to be plain.
    @inline(__always)
    mutating func scanString(
        _ bytes: RawSpan, from plain: Int
    ) throws(Fault) -> ScannedString {
        let start = position + 1
        let end = JSONScan.endOfPlain(bytes, from: plain)
        guard JSONScan.byte(bytes, at: end) == UInt8(ascii: "\"") else {
            position = end
            return try scanRest(bytes, from: start)
        }
        position = end + 1
        return ScannedString(range: start..<end)
    }

    /// Reads the rest of a string from the first byte that is not plain.
    private mutating func scanRest(
        _ bytes: RawSpan, from start: Int
    ) throws(Fault) -> ScannedString {
        var string = ScannedString(range: start..<start)
        while true {
            let byte = JSONScan.byte(bytes, at: position)
            if byte == UInt8(ascii: "\"") { break }
            guard position < bytes.byteCount else {
                throw Self.truncated("the input ends inside a string; expected “\"”", bytes)
            }
            if byte == UInt8(ascii: "\\") {
                string.hasEscapes = true
                string.saved += try scanEscape(bytes)
            } else if byte < 0x20 {
                throw Self.syntaxFault(
                    "a control character in a string; expected an escape", at: position)
            } else if byte >= 0x80 {
                string.isASCII = false
                try skipSequences(bytes)
            }
            position = JSONScan.endOfPlain(bytes, from: position)
        }
        string.range = start..<position
        position += 1
        return string
    }

    /// Goes past characters beyond ASCII.
    @inline(__always)
    private mutating func skipSequences(_ bytes: RawSpan) throws(Fault) {
        repeat {
            let length = UTF8Sequence.length(bytes, at: position, end: bytes.byteCount)
            guard length > 0 else {
                throw Fault(.jsonUTF8, at: position, "the bytes are not UTF-8")
            }
            position += length
        } while JSONScan.byte(bytes, at: position) >= 0x80
    }

    /// Reads an escape; returns how many bytes longer it is than what it stands for.
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
                "an escape that JSON does not have; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u",
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
                throw Self.truncated("the input ends after half of a pair of escapes", bytes)
            }
            guard bytes.matches("\\u", at: start), case 0xDC00...0xDFFF = try scanUnit(bytes)
            else {
                try Self.checkUTF8(at: start + bytes.commonCount(with: "\\u", at: start), bytes)
                throw Self.loneSurrogate(at: start - 6)
            }
            return 8
        case 0xDC00...0xDFFF: throw Self.loneSurrogate(at: position - 6)
        default: return 3
        }
    }

    private static func checkUTF8(at offset: Int, _ bytes: RawSpan) throws(Fault) {
        guard bytes.byte(at: offset) >= 0x80,
            UTF8Sequence.length(bytes, at: offset, end: bytes.byteCount) == 0
        else { return }
        throw Fault(.jsonUTF8, at: offset, "the bytes are not UTF-8")
    }

    private static func loneSurrogate(at offset: Int) -> Fault {
        Fault(.jsonSurrogate, at: offset, "an escaped surrogate without its partner")
    }

    /// Reads `\u` and four hexadecimal digits.
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
