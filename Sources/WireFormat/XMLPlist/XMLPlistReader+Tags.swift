extension XMLPlistReader {
    /// The elements of a property list. A raw value is the name as one little-endian word.
    enum Element: UInt64 {
        case plist = 0x74_7369_6C70
        case dict = 0x7463_6964
        case array = 0x79_6172_7261
        case key = 0x79_656B
        case string = 0x676E_6972_7473
        case data = 0x6174_6164
        case date = 0x6574_6164
        case integer = 0x72_6567_6574_6E69
        case real = 0x6C61_6572
        case `true` = 0x6575_7274
        case `false` = 0x65_736C_6166

        var name: String {
            withUnsafeBytes(of: rawValue.littleEndian) {
                String(decoding: $0.prefix(letterCount), as: UTF8.self)
            }
        }

        /// The number of letters, at most seven.
        @inline(__always)
        var letterCount: Int { 8 - rawValue.leadingZeroBitCount >> 3 }

        /// Returns whether the eight bytes after a “<” start with the name and “>”.
        @inline(__always)
        func hasStartTag(_ word: UInt64) -> Bool {
            let tag = rawValue | UInt64(UInt8(ascii: ">")) &<< UInt64(8 &* letterCount)
            return (word ^ tag) &<< UInt64(56 &- 8 &* letterCount) == 0
        }
    }

    /// A start tag, or the tag of an empty element.
    struct Tag {
        var element: Element
        /// The offset of the tag's “<”.
        var offset: Int
        var isEmpty = false
    }

    /// Reads a start tag that is known to consist of “<”, the name of an element, and “>”.
    @inline(__always)
    mutating func scanPlainTag(of element: Element) -> Tag {
        defer { position = position &+ 2 &+ element.letterCount }
        return Tag(element: element, offset: position)
    }

    /// Reads a start tag that consists of a name and “>” or “/>”, given the eight bytes after its
    /// “<”; at any other tag, reads nothing and returns nil.
    @inline(__always)
    mutating func scanPlainTag(_ word: UInt64) -> Tag? {
        var count = XMLScan.countBeforeBracket(word)
        guard 1...7 ~= count else { return nil }
        let end = position &+ 2 &+ count
        let last = UInt8(truncatingIfNeeded: word &>> UInt64(8 &* count &- 8))
        let isEmpty = last == UInt8(ascii: "/")
        if isEmpty { count &-= 1 }
        guard let element = Element(rawValue: word & ~(.max &<< UInt64(8 &* count))) else {
            return nil
        }
        defer { position = end }
        return Tag(element: element, offset: position, isEmpty: isEmpty)
    }

    /// Reads the rest of a tag without attributes: white space, “/” and “>”.
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
                    .xmlAttribute, at: name, "an attribute; only “<plist>” can have attributes")
            }
        }
        try expect(">", bytes)
    }

    @inline(__always)
    mutating func scanEndTag(of element: Element, _ bytes: RawSpan) throws(Fault) {
        guard hasEndTag(of: element, bytes, at: position) else {
            return try scanLooseEndTag(of: element, bytes)
        }
        position += 3 + element.letterCount
    }

    @inline(__always)
    func hasEndTag(of element: Element, _ bytes: RawSpan, at offset: Int) -> Bool {
        XMLScan.hasEndTag(element.rawValue, count: element.letterCount, bytes, at: offset)
    }

    /// Reads an end tag that can contain white space or be malformed.
    @inline(never)
    private mutating func scanLooseEndTag(
        of element: Element, _ bytes: RawSpan
    ) throws(Fault) {
        position += 2
        let word = bytes.word(at: position, count: min(8, bytes.byteCount - position))
        let common = min((word ^ element.rawValue).trailingZeroBitCount >> 3, element.letterCount)
        position += common
        guard position < bytes.byteCount else {
            throw truncated("expected “</\(element.name)>”")
        }
        guard common == element.letterCount else {
            throw Fault(.xmlSyntax, at: position, "expected “</\(element.name)>”")
        }
        skipWhiteSpace(bytes)
        try expect(">", bytes)
    }

    @inline(__always)
    func isEndTag(_ bytes: RawSpan) -> Bool { bytes.hasPair("<", "/", at: position) }

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
                "expected a tag name")
        }
        // The longest element name of a property list has seven letters.
        let word = position - start < 8 ? bytes.word(at: start, count: position - start) : 0
        guard let element = Element(rawValue: word) else {
            let name = bytes.wellFormedStart(of: start..<min(position, start + 32))
            throw Fault(
                .xmlElement, at: offset, "“\(name)” is not an element of a property list")
        }
        return Tag(element: element, offset: offset)
    }

    /// Returns whether the input ends inside the start of a comment, a CDATA section or a document
    /// type.
    func isMarkupCut(_ bytes: RawSpan, at offset: Int) -> Bool {
        declarations.contains { bytes.isCut($0, at: offset) }
    }

    private func markupFault(_ bytes: RawSpan, at offset: Int) -> Int {
        let counts = declarations.map { bytes.commonCount(with: $0, at: offset) }
        return offset + (counts.max() ?? 0)
    }

    /// Reads the start tag of the root element, which is the only tag that can have attributes.
    mutating func readPlistTag(_ bytes: RawSpan) throws(Fault) {
        guard !isEndTag(bytes) else {
            throw Fault(.xmlSyntax, at: position + 1, "an end tag; expected “<plist>”")
        }
        let tag = try scanTagName(bytes)
        declarations = ["<!--", "<![CDATA["]
        guard tag.element == .plist else {
            throw Fault(.xmlElement, at: tag.offset, "expected “<plist>” as the root element")
        }
        // Any version is accepted: version 0.9 differs from 1.0 only in this attribute.
        var names: Set<[UInt8]> = []
        while let start = try scanAttributeName(bytes) {
            guard names.insert(bytes.array(start..<position)).inserted else {
                throw Fault(.xmlSyntax, at: start, "a duplicate attribute")
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

    /// Returns whether there was any white space.
    @discardableResult
    mutating func skipWhiteSpace(_ bytes: RawSpan) -> Bool {
        let start = position
        position = XMLScan.endOfWhiteSpace(bytes, from: position)
        return position > start
    }

    func truncated(_ reason: String) -> Fault {
        Fault(.xmlTruncated, at: position, "the input ends; " + reason)
    }
}
