extension XMLPlistReader {
    struct Content {
        var range: Range<Int>
        var markup = XMLContent.Markup()
        /// Whether the stored bytes differ from the decoded UTF-8.
        var needsDecoding: Bool { markup.isPresent || markup.hasReturns }
    }

    /// Reads the text and the end tag of an element.
    ///
    /// `element` is the element of `tag`, passed separately so that its name is a constant for the
    /// compiler.
    @inline(__always)
    mutating func scanContent(
        of element: Element, _ tag: Tag, _ bytes: RawSpan
    ) throws(Fault) -> Content {
        let start = position
        guard !tag.isEmpty else { return Content(range: start..<start) }
        let end = XMLScan.endOfText(bytes, from: start)
        guard hasEndTag(of: element, bytes, at: end) else {
            return try scanMarkedContent(of: element, bytes, from: end)
        }
        position = end &+ 3 &+ element.letterCount
        return Content(range: Range(uncheckedBounds: (start, end)))
    }

    /// Reads text whose first special byte, at the offset `end`, does not start the expected end
    /// tag.
    @inline(never)
    private mutating func scanMarkedContent(
        of element: Element, _ bytes: RawSpan, from end: Int
    ) throws(Fault) -> Content {
        let start = position
        var content = Content(range: start..<end)
        (position, content.markup) = try XMLContent.endOfText(bytes, from: end)
        content.range = start..<position
        guard isEndTag(bytes) else {
            let other = try scanTagName(bytes)
            throw Fault(.xmlElement, at: other.offset, "expected “</\(element.name)>”")
        }
        try scanEndTag(of: element, bytes)
        return content
    }

    @inline(__always)
    mutating func readString(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        let content = try scanContent(of: .string, tag, bytes)
        try builder.string(
            content.range, form: content.needsDecoding ? .xmlEscapes : .plain,
            byteCount: content.range.count - content.markup.savedCount, at: tag.offset)
    }

    mutating func readScalar(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        switch tag.element {
        case .true, .false: try readBoolean(tag, bytes)
        case .data: try readData(tag, bytes)
        case .integer: try readInteger(tag, scanContent(of: tag.element, tag, bytes), bytes)
        case .real: try readReal(tag, scanContent(of: tag.element, tag, bytes), bytes)
        // Only `date` is left, because the caller reads every other element.
        default: try readDate(tag, scanContent(of: tag.element, tag, bytes), bytes)
        }
    }

    private mutating func readBoolean(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        if !tag.isEmpty {
            while let end = try XMLContent.endOfMisc(bytes, from: position) { position = end }
            let isCut = bytes.isCut("</", at: position) || isMarkupCut(bytes, at: position)
            guard position < bytes.byteCount, !isCut else {
                position = bytes.byteCount
                throw truncated("expected an end tag")
            }
            guard isEndTag(bytes) else {
                throw Fault(
                    .xmlElement, at: position, "expected no content in “<\(tag.element.name)>”")
            }
            try scanEndTag(of: tag.element, bytes)
        }
        try builder.boolean(tag.element == .true, at: tag.offset)
    }

    // MARK: Numbers and dates

    @inline(__always)
    private func withNumber<Value>(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan,
        _ body: (RawSpan) throws(Fault) -> Value
    ) throws(Fault) -> Value {
        if !content.markup.isPresent {
            return try withTrimmedNumber(tag, bytes, content.range, body)
        }
        let utf8 = XMLContent.utf8(bytes, content.range)[...]
        return try withTrimmedNumber(tag, utf8.span.bytes, 0..<utf8.count, body)
    }

    @inline(__always)
    private func withTrimmedNumber<Value>(
        _ tag: Tag, _ bytes: RawSpan, _ range: Range<Int>,
        _ body: (RawSpan) throws(Fault) -> Value
    ) throws(Fault) -> Value {
        let range = XMLContent.trimmed(bytes, range)
        guard range.count <= builder.limits.numberByteCount else {
            throw Fault(
                .numberLimit, at: tag.offset,
                "a number of \(range.count) bytes; at most "
                    + "\(builder.limits.numberByteCount) are allowed")
        }
        return try body(bytes.extracting(range))
    }

    private mutating func readInteger(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        let number = try withNumber(tag, content, bytes) { text throws(Fault) in
            try XMLNumber.integer(text, at: tag.offset)
        }
        guard let number else {
            throw Fault(.xmlInteger, at: tag.offset, "expected an integer in “<integer>”")
        }
        try builder.number(number, at: tag.offset)
    }

    private mutating func readReal(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        let value = try withNumber(tag, content, bytes) { XMLNumber.real($0) }
        guard let value else {
            throw Fault(.xmlReal, at: tag.offset, "expected a decimal number in “<real>”")
        }
        try builder.real(value, at: tag.offset)
    }

    private mutating func readDate(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        let utf8 = XMLContent.utf8(bytes, content.range)[...]
        let range = XMLContent.trimmed(utf8.span.bytes, 0..<utf8.count)
        let text = utf8.span.bytes.uncheckedString(range)
        guard let date = DateText.date(text, allowsFraction: false) else {
            throw Fault(
                .xmlDate, at: tag.offset, "expected a date like 2026-11-20T01:02:03Z in “<date>”")
        }
        try builder.date(date, at: tag.offset)
    }
}
