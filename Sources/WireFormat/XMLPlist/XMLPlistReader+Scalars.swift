extension XMLPlistReader {
    /// The text content of an element.
    struct Content {
        var range: Range<Int>
        var markup = XMLContent.Markup()
        /// Whether the text is not what it stands for.
        var needsDecoding: Bool { markup.isThere || markup.hasReturns }
    }

    /// Reads text up to and past an element's end tag.
    mutating func scanContent(of tag: Tag, _ bytes: RawSpan) throws(Fault) -> Content {
        var content = Content(range: position..<position)
        guard !tag.isEmpty else { return content }
        let start = position
        let (end, markup) = try XMLContent.endOfText(bytes, from: position)
        position = end
        content = Content(range: start..<end, markup: markup)
        let closing = try scanTag(bytes)
        guard closing.isEnd, closing.element == tag.element else {
            throw Fault(
                closing.isEnd ? .xmlSyntax : .xmlElement, at: closing.offset,
                "expected “</\(tag.element.rawValue)>”")
        }
        return content
    }

    mutating func readScalar(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        let content = try scanContent(of: tag, bytes)
        switch tag.element {
        case .string: try readString(tag, content, bytes)
        case .data: try readData(tag, content, bytes)
        case .integer: try readInteger(tag, content, bytes)
        case .real: try readReal(tag, content, bytes)
        case .date: try readDate(tag, content, bytes)
        default: try readBoolean(tag, content, bytes)
        }
    }

    private mutating func readString(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        if content.needsDecoding {
            let count = XMLContent.decodedCount(bytes, content.range)
            try builder.string(content.range, form: .xmlEscapes, byteCount: count, at: tag.offset)
        } else {
            try builder.string(
                content.range, form: .plain, byteCount: content.range.count,
                at: tag.offset)
        }
    }

    private mutating func readBoolean(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        guard XMLContent.decodedCount(bytes, content.range) == 0 else {
            throw Fault(.xmlElement, at: content.range.lowerBound, "expected no content")
        }
        try builder.boolean(tag.element == .true, at: tag.offset)
    }

    private mutating func readData(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        var range = content.range
        if content.markup.isThere {
            // Rare enough to be copied: base64 with references or comments in it.
            let text = XMLContent.utf8(bytes, range).filter { !XMLContent.isWhiteSpace($0) }
            let count = Base64.checkedByteCount(text.span.bytes, 0..<text.count, filler: .none)
            guard let count else { throw malformedData(range) }
            let start = builder.index.arena.count
            builder.index.arena.append(contentsOf: text)
            try builder.data(
                start..<builder.index.arena.count, form: .base64Arena, byteCount: count,
                at: tag.offset)
            return
        }
        range = XMLContent.trimmed(bytes, range)
        guard let count = Base64.checkedByteCount(bytes, range, filler: .whiteSpace) else {
            throw malformedData(range)
        }
        let hasWhiteSpace = (count + 2) / 3 * 4 != range.count
        try builder.data(
            range, form: hasWhiteSpace ? .base64WhiteSpace : .base64, byteCount: count,
            at: tag.offset)
    }

    private func malformedData(_ range: Range<Int>) -> Fault {
        Fault(
            .xmlData, at: range.lowerBound,
            "expected base64, padded and with zero pad bits, with nothing but white space in it")
    }

    // MARK: Numbers and dates

    private func text(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) -> String {
        let utf8 = XMLContent.utf8(bytes, content.range)
        let range = XMLContent.trimmed(utf8.span.bytes, 0..<utf8.count)
        guard range.count <= builder.limits.numberByteCount else {
            throw Fault(
                .numberLimit, at: tag.offset,
                "\(range.count) bytes; \(builder.limits.numberByteCount) are allowed")
        }
        return String(decoding: utf8[range], as: UTF8.self)
    }

    private mutating func readInteger(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        let text = try text(tag, content, bytes)
        guard let number = try XMLNumber.integer(text, at: tag.offset) else {
            throw Fault(.xmlInteger, at: tag.offset, "expected an integer in “<integer>”")
        }
        try builder.number(number, at: tag.offset)
    }

    private mutating func readReal(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        guard let value = XMLNumber.real(try text(tag, content, bytes)) else {
            throw Fault(.xmlReal, at: tag.offset, "expected a decimal number in “<real>”")
        }
        try builder.real(value, at: tag.offset)
    }

    private mutating func readDate(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        guard let date = DateText.date(try text(tag, content, bytes), allowsFraction: false) else {
            throw Fault(
                .xmlDate, at: tag.offset, "expected a date like 2026-11-20T01:02:03Z in “<date>”")
        }
        try builder.date(date, at: tag.offset)
    }
}
