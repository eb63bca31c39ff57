/// Finds the end of the text of an XML element, and the markup in it.
enum XMLContent {
    static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    static func trimmed(_ bytes: RawSpan, _ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isWhiteSpace(bytes.byte(at: start)) { start += 1 }
        while end > start, isWhiteSpace(bytes.byte(at: end - 1)) { end -= 1 }
        return start..<end
    }

    struct Markup {
        /// Whether the text has references, CDATA sections, comments or processing instructions.
        var isPresent = false
        var hasReturns = false
        /// The number of bytes by which the text is longer than its decoded UTF-8.
        var savedCount = 0
    }

    static func endOfText(
        _ bytes: RawSpan, from start: Int
    ) throws(Fault) -> (end: Int, markup: Markup) {
        var position = start
        var markup = Markup()
        while position < bytes.byteCount {
            switch bytes.byte(at: position) {
            case UInt8(ascii: "<"):
                guard let end = try endOfMarkup(bytes, from: position, &markup) else {
                    return (position, markup)
                }
                position = end
            case UInt8(ascii: "&"):
                let reference = try XMLReference(bytes, at: position)
                markup.isPresent = true
                markup.savedCount +=
                    reference.end - position - UTF8Sequence.byteCount(of: reference.scalar)
                position = reference.end
            case UInt8(ascii: "\r"):
                addReturn(at: position, bytes, to: &markup)
                position += 1
            case UInt8(ascii: "]") where bytes.matches("]]>", at: position):
                throw Fault(.xmlSyntax, at: position + 2, "“]]>” in text; expected “]]&gt;”")
            default:
                position += 1
            }
            position = XMLScan.endOfText(bytes, from: position)
        }
        throw Fault(.xmlTruncated, at: position, "the input ends; expected an end tag")
    }

    private static func addReturn(at position: Int, _ bytes: RawSpan, to markup: inout Markup) {
        markup.hasReturns = true
        if bytes.hasPair("\r", "\n", at: position) { markup.savedCount += 1 }
    }

    /// Returns the end of the comment, CDATA section or processing instruction at `start`; nil at a
    /// tag.
    private static func endOfMarkup(
        _ bytes: RawSpan, from start: Int, _ markup: inout Markup
    ) throws(Fault) -> Int? {
        guard !bytes.hasPair("<", "/", at: start) else { return nil }
        if let content = try section(bytes, at: start) {
            markup.isPresent = true
            markup.savedCount += 12
            for position in content where bytes.byte(at: position) == UInt8(ascii: "\r") {
                addReturn(at: position, bytes, to: &markup)
            }
            return content.upperBound + 3
        }
        guard let end = try endOfMisc(bytes, from: start) else { return nil }
        markup.isPresent = true
        markup.savedCount += end - start
        return end
    }

    /// Returns the content of the CDATA section at an offset; nil at anything else.
    static func section(_ bytes: RawSpan, at start: Int) throws(Fault) -> Range<Int>? {
        guard bytes.matches("<![CDATA[", at: start) else { return nil }
        return start + 9..<(try find("]]>", bytes, from: start + 9, "“]]>”"))
    }

    static func endOfMisc(_ bytes: RawSpan, from start: Int) throws(Fault) -> Int? {
        if bytes.matches("<!--", at: start) { return try endOfComment(bytes, from: start) }
        if bytes.matches("<?", at: start) { return try endOfInstruction(bytes, from: start) }
        return nil
    }

    private static func endOfComment(_ bytes: RawSpan, from start: Int) throws(Fault) -> Int {
        let dashes = try find("--", bytes, from: start + 4, "“-->”")
        guard bytes.matches("-->", at: dashes) else {
            if bytes.isCut("-->", at: dashes) {
                throw Fault(.xmlTruncated, at: bytes.byteCount, "the input ends; expected “-->”")
            }
            throw Fault(.xmlSyntax, at: dashes + 2, "“--” in a comment; expected “-->”")
        }
        return dashes + 3
    }

    private static func endOfInstruction(_ bytes: RawSpan, from start: Int) throws(Fault) -> Int {
        let name = XMLName.end(bytes, from: start + 2)
        guard name < bytes.byteCount else {
            throw Fault(.xmlTruncated, at: bytes.byteCount, "the input ends; expected “?>”")
        }
        guard bytes.uncheckedString(start + 2..<name).lowercased() != "xml" else {
            throw Fault(.xmlSyntax, at: start, "an XML declaration after the start of the document")
        }
        if name > start + 2, isWhiteSpace(bytes.byte(at: name)) {
            return try find("?>", bytes, from: name, "“?>”") + 2
        }
        if bytes.isCut("?>", at: name) {
            throw Fault(.xmlTruncated, at: bytes.byteCount, "the input ends; expected “?>”")
        }
        guard name > start + 2, bytes.matches("?>", at: name) else {
            let common = name > start + 2 ? bytes.commonCount(with: "?>", at: name) : 0
            throw Fault(
                .xmlSyntax, at: name + common, "expected a processing instruction with a name")
        }
        return name + 2
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

/// Decodes text that was already checked.
extension XMLContent {
    static func utf8(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(range.count)
        var position = range.lowerBound
        while true {
            let end = min(XMLScan.endOfText(bytes, from: position), range.upperBound)
            utf8.append(bytes, position..<end)
            guard end < range.upperBound else { return utf8 }
            position = appendSpecial(bytes, at: end, to: &utf8)
        }
    }

    /// Decodes and appends the construct at a position (a reference, a CDATA section, a comment, a
    /// processing instruction, a line end or any other byte); returns the offset after it.
    private static func appendSpecial(
        _ bytes: RawSpan, at position: Int, to utf8: inout [UInt8]
    ) -> Int {
        switch bytes.byte(at: position) {
        case UInt8(ascii: "&"):
            guard let reference = try? XMLReference(bytes, at: position) else { break }
            UTF8Sequence.append(reference.scalar, to: &utf8)
            return reference.end
        case UInt8(ascii: "<"):
            if let content = try? section(bytes, at: position) {
                for place in content { appendLine(bytes, at: place, to: &utf8) }
                return content.upperBound + 3
            }
            if let end = try? endOfMisc(bytes, from: position) { return end }
        default: break
        }
        appendLine(bytes, at: position, to: &utf8)
        return position + 1
    }

    /// Appends a byte unchanged, except line ends, which XML converts to LF (section 2.11).
    @inline(__always)
    private static func appendLine(_ bytes: RawSpan, at position: Int, to utf8: inout [UInt8]) {
        let byte = bytes.byte(at: position)
        if byte != UInt8(ascii: "\r") {
            utf8.append(byte)
        } else if !bytes.hasPair("\r", "\n", at: position) {
            utf8.append(UInt8(ascii: "\n"))
        }
    }
}
