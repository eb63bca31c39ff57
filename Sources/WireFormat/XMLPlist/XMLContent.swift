/// The text of XML elements: where it ends, what it stands for.
enum XMLContent {
    static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// A range without the white space at its ends.
    static func trimmed(_ bytes: RawSpan, _ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isWhiteSpace(bytes.byte(at: start)) { start += 1 }
        while end > start, isWhiteSpace(bytes.byte(at: end - 1)) { end -= 1 }
        return start..<end
    }

    /// The first byte of an input that belongs to no character XML 1.0 allows, in UTF-8.
    static func wrongCharacter(_ bytes: RawSpan) -> Fault? {
        do throws(Fault) {
            try checkCharacters(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static func checkCharacters(_ bytes: RawSpan) throws(Fault) {
        var position = 0
        while position < bytes.byteCount {
            if position + 8 <= bytes.byteCount, isPlain(bytes.word(at: position)) {
                position += 8
                continue
            }
            let byte = bytes.byte(at: position)
            if byte < 0x80 {
                guard byte >= 0x20 || isWhiteSpace(byte) else {
                    throw Fault(.xmlCharacter, at: position, "a control character XML forbids")
                }
                position += 1
            } else {
                position += try sequence(bytes, at: position)
            }
        }
    }

    /// Whether all bytes of a word are ASCII from the space on.
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        return ((word &- ones &* 0x20) & ~word | word) & (ones &* 0x80) == 0
    }

    private static func sequence(_ bytes: RawSpan, at position: Int) throws(Fault) -> Int {
        let end = bytes.byteCount
        let length = UTF8Sequence.length(bytes, at: position, end: end)
        guard length > 0 else {
            throw Fault(.xmlEncoding, at: position, "the bytes are not UTF-8")
        }
        if bytes.byte(at: position) == 0xEF,
            XMLText.isNoncharacter(bytes, at: position, end: end)
        {
            throw Fault(.xmlCharacter, at: position, "U+FFFE or U+FFFF, which XML forbids")
        }
        return length
    }

    /// What some text has in it that does not stand for itself.
    struct Markup {
        /// References, CDATA sections, comments or processing instructions.
        var isThere = false
        var hasReturns = false
    }

    /// Finds the end tag after some text.
    static func endOfText(
        _ bytes: RawSpan, from start: Int
    ) throws(Fault) -> (end: Int, markup: Markup) {
        var position = start
        var markup = Markup()
        while position < bytes.byteCount {
            switch bytes.byte(at: position) {
            case UInt8(ascii: "<"):
                guard let end = try endOfMarkup(bytes, from: position) else {
                    return (position, markup)
                }
                markup.isThere = true
                position = end
            case UInt8(ascii: "&"):
                markup.isThere = true
                position = try XMLReference(bytes, at: position).end
            case UInt8(ascii: "\r"):
                markup.hasReturns = true
                position += 1
            case UInt8(ascii: "]") where bytes.matches("]]>", at: position):
                throw Fault(.xmlSyntax, at: position + 2, "“]]>” in text; expected “]]&gt;”")
            default:
                position += 1
            }
        }
        throw Fault(.xmlTruncated, at: position, "the input ends; expected an end tag")
    }

    /// Finds the end of a comment, CDATA section or processing instruction; nil at any other tag.
    private static func endOfMarkup(_ bytes: RawSpan, from start: Int) throws(Fault) -> Int? {
        if bytes.matches("<![CDATA[", at: start) { return try endOfSection(bytes, from: start) }
        return try endOfMisc(bytes, from: start)
    }

    /// Finds the end of a comment or processing instruction; nil at anything else.
    static func endOfMisc(_ bytes: RawSpan, from start: Int) throws(Fault) -> Int? {
        if bytes.matches("<!--", at: start) { return try endOfComment(bytes, from: start) }
        if bytes.matches("<?", at: start) { return try endOfInstruction(bytes, from: start) }
        return nil
    }

    static func endOfComment(_ bytes: RawSpan, from start: Int) throws(Fault) -> Int {
        let dashes = try find("--", bytes, from: start + 4, "“-->”")
        guard bytes.matches("-->", at: dashes) else {
            if bytes.isCut("-->", at: dashes) {
                throw Fault(.xmlTruncated, at: bytes.byteCount, "the input ends; expected “-->”")
            }
            throw Fault(.xmlSyntax, at: dashes + 2, "“--” in a comment; expected “-->”")
        }
        return dashes + 3
    }

    static func endOfInstruction(_ bytes: RawSpan, from start: Int) throws(Fault) -> Int {
        let name = XMLName.end(bytes, from: start + 2)
        guard name < bytes.byteCount else {
            throw Fault(.xmlTruncated, at: bytes.byteCount, "the input ends; expected “?>”")
        }
        guard bytes.string(start + 2..<name).lowercased() != "xml" else {
            throw Fault(.xmlSyntax, at: start, "an XML declaration that is not the first")
        }
        if name > start + 2, isWhiteSpace(bytes.byte(at: name)) {
            return try find("?>", bytes, from: name, "“?>”") + 2
        }
        if bytes.isCut("?>", at: name) {
            throw Fault(.xmlTruncated, at: bytes.byteCount, "the input ends; expected “?>”")
        }
        guard name > start + 2, bytes.matches("?>", at: name) else {
            let common = name > start + 2 ? bytes.commonCount(with: "?>", at: name) : 0
            throw Fault(.xmlSyntax, at: name + common, "a processing instruction that is none")
        }
        return name + 2
    }

    private static func endOfSection(_ bytes: RawSpan, from start: Int) throws(Fault) -> Int {
        try find("]]>", bytes, from: start + 9, "“]]>”") + 3
    }

    private static func find(
        _ text: StaticString, _ bytes: RawSpan, from start: Int, _ expected: String
    ) throws(Fault) -> Int {
        let first = text.utf8Start.pointee
        var position = start
        while position < bytes.byteCount {
            if bytes.byte(at: position) == first, bytes.matches(text, at: position) {
                return position
            }
            position += 1
        }
        throw Fault(.xmlTruncated, at: position, "the input ends; expected \(expected)")
    }
}

extension XMLContent {
    static func decoded(_ bytes: RawSpan, _ range: Range<Int>) -> String {
        String(decoding: utf8(bytes, range), as: UTF8.self)
    }

    static func decodedCount(_ bytes: RawSpan, _ range: Range<Int>) -> Int {
        var count = 0
        decode(bytes, range) { _ in count += 1 }
        return count
    }

    /// The characters that some text, checked before, stands for.
    static func utf8(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(range.count)
        decode(bytes, range) { utf8.append($0) }
        return utf8
    }

    private static func decode(_ bytes: RawSpan, _ range: Range<Int>, _ sink: (UInt8) -> Void) {
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes.byte(at: position)
            if byte == UInt8(ascii: "<"), let end = try? endOfMarkup(bytes, from: position) {
                if bytes.matches("<![CDATA[", at: position) {
                    for inner in position + 9..<end - 3 { line(bytes, at: inner, sink) }
                }
                position = end
            } else if byte == UInt8(ascii: "&"), let one = try? XMLReference(bytes, at: position) {
                UTF8Sequence.forEachByte(of: one.scalar, sink)
                position = one.end
            } else {
                line(bytes, at: position, sink)
                position += 1
            }
        }
    }

    /// Hands on a byte as it is, but for line ends, which XML turns into LF (section 2.11).
    @inline(__always)
    private static func line(_ bytes: RawSpan, at position: Int, _ sink: (UInt8) -> Void) {
        let byte = bytes.byte(at: position)
        if byte != UInt8(ascii: "\r") {
            sink(byte)
        } else if position + 1 >= bytes.byteCount || bytes.byte(at: position + 1) != 0x0A {
            sink(0x0A)
        }
    }
}
