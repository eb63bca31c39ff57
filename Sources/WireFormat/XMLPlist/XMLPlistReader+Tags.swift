extension XMLPlistReader {
    /// The elements of a property list.
    enum Element: String, CaseIterable {
        case plist, dict, array, key, string, data, date, integer, real
        case `true`, `false`
    }

    /// A start, end or empty-element tag.
    struct Tag {
        var element: Element
        /// Where its “<” stands.
        var offset: Int
        var isEnd = false
        var isEmpty = false
    }

    /// Reads a tag without attributes, from its “<” to past its “>”.
    mutating func scanTag(_ bytes: RawSpan) throws(Fault) -> Tag {
        var tag = try scanTagName(bytes)
        let hadSpace = skipWhiteSpace(bytes)
        if !tag.isEnd, peek(bytes) == UInt8(ascii: "/") {
            position += 1
            tag.isEmpty = true
        } else if hadSpace, let byte = peek(bytes), byte != UInt8(ascii: ">") {
            throw Fault(
                .xmlAttribute, at: position, "a property list has attributes on “<plist>” only")
        }
        try expect(">", bytes)
        return tag
    }

    /// Reads “<” or “</” and a name.
    mutating func scanTagName(_ bytes: RawSpan) throws(Fault) -> Tag {
        let offset = position
        guard let first = peek(bytes) else { throw truncated("expected a tag") }
        guard first == UInt8(ascii: "<") else {
            throw Fault(.xmlSyntax, at: position, "text between elements; expected a tag")
        }
        position += 1
        let isEnd = peek(bytes) == UInt8(ascii: "/")
        if isEnd { position += 1 }
        let start = position
        while let byte = peek(bytes), Self.isNameByte(byte, isFirst: position == start) {
            position += 1
        }
        guard position < bytes.byteCount, !isMarkupCut(bytes, at: offset) else {
            position = bytes.byteCount
            throw truncated("expected a tag")
        }
        guard position > start else { throw Fault(.xmlSyntax, at: offset, "expected a tag's name") }
        // The longest name of a property list has seven letters.
        let name = bytes.string(start..<min(position, start + 32))
        guard let element = Element(rawValue: name) else {
            throw Fault(
                .xmlElement, at: offset, "“\(name)” is not an element of a property list")
        }
        return Tag(element: element, offset: offset, isEnd: isEnd)
    }

    /// Whether the input ends inside what begins a comment, a section or the document type.
    private func isMarkupCut(_ bytes: RawSpan, at offset: Int) -> Bool {
        bytes.isCut("<!--", at: offset) || bytes.isCut("<![CDATA[", at: offset)
            || bytes.isCut("<!DOCTYPE", at: offset)
    }

    private static func isNameByte(_ byte: UInt8, isFirst: Bool = false) -> Bool {
        switch byte {
        case 0x3A, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "_"): true
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }

    /// Reads the start tag of the root element, the one that may have attributes.
    mutating func readPlistTag(_ bytes: RawSpan) throws(Fault) {
        let tag = try scanTagName(bytes)
        guard tag.element == .plist, !tag.isEnd else {
            throw Fault(.xmlElement, at: tag.offset, "expected “<plist>” as the root element")
        }
        // Lists of version 0.9 are about, and differ in nothing.
        var names: Set<[UInt8]> = []
        while let attribute = try scanAttribute(bytes) {
            guard names.insert(Array(attribute.name.utf8)).inserted else {
                throw Fault(.xmlSyntax, at: tag.offset, "the same attribute twice")
            }
        }
        guard peek(bytes) != UInt8(ascii: "/") else {
            throw Fault(.xmlElement, at: tag.offset, "expected a value in “<plist>”")
        }
        try expect(">", bytes)
    }

    /// Reads an attribute, or what looks like one in an XML declaration; nil when there is none.
    mutating func scanAttribute(
        _ bytes: RawSpan
    ) throws(Fault) -> (name: String, value: String)? {
        guard skipWhiteSpace(bytes), let byte = peek(bytes), Self.isNameByte(byte) else {
            return nil
        }
        let start = position
        while let byte = peek(bytes), Self.isNameByte(byte) { position += 1 }
        let name = bytes.string(start..<position)
        skipWhiteSpace(bytes)
        try expect("=", bytes)
        skipWhiteSpace(bytes)
        return (name, bytes.string(try scanLiteral(bytes)))
    }

    /// Reads text in single or double quotes; returns what stands between them.
    mutating func scanLiteral(_ bytes: RawSpan) throws(Fault) -> Range<Int> {
        guard let quote = peek(bytes) else { throw truncated("expected a quoted text") }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw Fault(.xmlSyntax, at: position, "expected a quoted text")
        }
        position += 1
        let start = position
        while let byte = peek(bytes), byte != quote {
            guard byte != UInt8(ascii: "<") else {
                throw Fault(.xmlSyntax, at: position, "“<” in a quoted text")
            }
            position += 1
        }
        guard position < bytes.byteCount else { throw truncated("expected a closing quote") }
        position += 1
        return start..<position - 1
    }

    // MARK: Bytes

    func peek(_ bytes: RawSpan) -> UInt8? {
        position < bytes.byteCount ? bytes.byte(at: position) : nil
    }

    mutating func expect(_ character: Unicode.Scalar, _ bytes: RawSpan) throws(Fault) {
        guard let byte = peek(bytes) else { throw truncated("expected “\(character)”") }
        guard byte == UInt8(ascii: character) else {
            throw Fault(.xmlSyntax, at: position, "expected “\(character)”")
        }
        position += 1
    }

    /// Skips white space; says whether there was any.
    @discardableResult
    mutating func skipWhiteSpace(_ bytes: RawSpan) -> Bool {
        let start = position
        while let byte = peek(bytes), XMLContent.isWhiteSpace(byte) { position += 1 }
        return position > start
    }

    func truncated(_ reason: String) -> Fault {
        Fault(.xmlTruncated, at: position, "the input ends; " + reason)
    }
}
