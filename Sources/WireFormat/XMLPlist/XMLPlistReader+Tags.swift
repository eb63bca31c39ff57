extension XMLPlistReader {
    /// The elements of a property list.
    enum Element: String, CaseIterable {
        case plist, dict, array, key, string, data, date, integer, real
        case `true`, `false`

        /// The name, to be compared with bytes.
        var name: StaticString {
            switch self {
            case .plist: "plist"
            case .dict: "dict"
            case .array: "array"
            case .key: "key"
            case .string: "string"
            case .data: "data"
            case .date: "date"
            case .integer: "integer"
            case .real: "real"
            case .true: "true"
            case .false: "false"
            }
        }
    }

    /// A start tag, or that of an empty element.
    struct Tag {
        var element: Element
        /// Where its “<” stands.
        var offset: Int
        var isEmpty = false
    }

    /// Reads what follows the name of a tag without attributes, to past its “>”.
    mutating func scanRest(of tag: inout Tag, _ bytes: RawSpan) throws(Fault) {
        let hadSpace = skipWhiteSpace(bytes)
        if peek(bytes) == UInt8(ascii: "/") {
            position += 1
            tag.isEmpty = true
        } else if hadSpace {
            let name = position
            position = XMLName.end(bytes, from: name)
            guard position == name || position == bytes.byteCount else {
                throw Fault(
                    .xmlAttribute, at: name, "a property list has attributes on “<plist>” only")
            }
        }
        try expect(">", bytes)
    }

    /// Reads the end tag of an element, from its “<”.
    mutating func scanEndTag(of element: Element, _ bytes: RawSpan) throws(Fault) {
        let common = bytes.commonCount(with: element.name, at: position + 2)
        position += 2 + common
        guard position < bytes.byteCount else {
            throw truncated("expected “</\(element.rawValue)>”")
        }
        guard common == element.name.utf8CodeUnitCount else {
            throw Fault(.xmlSyntax, at: position, "expected “</\(element.rawValue)>”")
        }
        skipWhiteSpace(bytes)
        try expect(">", bytes)
    }

    func isEndTag(_ bytes: RawSpan) -> Bool { bytes.matches("</", at: position) }

    /// Reads “<” and a name.
    mutating func scanTagName(_ bytes: RawSpan) throws(Fault) -> Tag {
        let offset = position
        guard let first = peek(bytes) else { throw truncated("expected a tag") }
        guard first == UInt8(ascii: "<") else {
            throw Fault(.xmlSyntax, at: position, "text between elements; expected a tag")
        }
        let start = position + 1
        position = XMLName.end(bytes, from: start)
        guard position < bytes.byteCount, !isMarkupCut(bytes, at: offset) else {
            position = bytes.byteCount
            throw truncated("expected a tag")
        }
        guard position > start else {
            let isMarkup = bytes.matches("<!", at: offset)
            throw Fault(
                .xmlSyntax, at: isMarkup ? markupFault(bytes, at: offset) : start,
                "expected a tag's name")
        }
        // The longest name of a property list has seven letters.
        let name = bytes.string(start..<min(position, start + 32))
        guard let element = Element(rawValue: name) else {
            throw Fault(
                .xmlElement, at: offset, "“\(name)” is not an element of a property list")
        }
        return Tag(element: element, offset: offset)
    }

    /// Whether the input ends inside what begins a comment, a section or the document type.
    func isMarkupCut(_ bytes: RawSpan, at offset: Int) -> Bool {
        declarations.contains { bytes.isCut($0, at: offset) }
    }

    /// Where something after “<!” is neither a comment, a section nor a document type.
    private func markupFault(_ bytes: RawSpan, at offset: Int) -> Int {
        let counts = declarations.map { bytes.commonCount(with: $0, at: offset) }
        return offset + (counts.max() ?? 0)
    }

    /// Reads the start tag of the root element, the one that may have attributes.
    mutating func readPlistTag(_ bytes: RawSpan) throws(Fault) {
        guard !isEndTag(bytes) else {
            throw Fault(.xmlSyntax, at: position + 1, "an end tag; expected “<plist>”")
        }
        let tag = try scanTagName(bytes)
        declarations = ["<!--", "<![CDATA["]
        guard tag.element == .plist else {
            throw Fault(.xmlElement, at: tag.offset, "expected “<plist>” as the root element")
        }
        // Lists of version 0.9 are about, and differ in nothing.
        var names: Set<[UInt8]> = []
        while let start = try scanAttributeName(bytes) {
            guard names.insert(bytes.array(start..<position)).inserted else {
                throw Fault(.xmlSyntax, at: start, "the same attribute twice")
            }
            try scanEquals(bytes)
            try scanAttributeValue(bytes)
        }
        if peek(bytes) == UInt8(ascii: "/") {
            position += 1
            try expect(">", bytes)
            throw Fault(.xmlElement, at: tag.offset, "expected a value in “<plist>”")
        }
        try expect(">", bytes)
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
