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
        guard isEndTag(bytes) else {
            let other = try scanTagName(bytes)
            throw Fault(
                .xmlElement, at: other.offset, "expected “</\(tag.element.rawValue)>”")
        }
        try scanEndTag(of: tag.element, bytes)
        return content
    }

    mutating func readScalar(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        if tag.element == .true || tag.element == .false { return try readBoolean(tag, bytes) }
        let content = try scanContent(of: tag, bytes)
        switch tag.element {
        case .string: try readString(tag, content, bytes)
        case .data: try readData(tag, content, bytes)
        case .integer: try readInteger(tag, content, bytes)
        case .real: try readReal(tag, content, bytes)
        default: try readDate(tag, content, bytes)
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

    private mutating func readBoolean(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        if !tag.isEmpty {
            while let end = try XMLContent.endOfMisc(bytes, from: position) { position = end }
            let isCut = bytes.isCut("</", at: position) || isMarkupCut(bytes, at: position)
            guard position < bytes.byteCount, !isCut else {
                position = bytes.byteCount
                throw truncated("expected an end tag")
            }
            guard isEndTag(bytes) else {
                throw Fault(.xmlElement, at: position, "expected no content")
            }
            try scanEndTag(of: tag.element, bytes)
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
            guard let count else { throw malformedData(tag) }
            let start = builder.index.arena.count
            builder.index.arena.append(contentsOf: text)
            try builder.data(
                start..<builder.index.arena.count, form: .base64Arena, byteCount: count,
                at: tag.offset)
            return
        }
        range = XMLContent.trimmed(bytes, range)
        guard let count = Base64.checkedByteCount(bytes, range, filler: .whiteSpace) else {
            throw malformedData(tag)
        }
        let hasWhiteSpace = (count + 2) / 3 * 4 != range.count
        try builder.data(
            range, form: hasWhiteSpace ? .base64WhiteSpace : .base64, byteCount: count,
            at: tag.offset)
    }

    private func malformedData(_ tag: Tag) -> Fault {
        Fault(
            .xmlData, at: tag.offset,
            "expected base64, padded and with zero pad bits, with nothing but white space in it")
    }

    // MARK: Numbers and dates

    private func trimmedText(_ content: Content, _ bytes: RawSpan) -> String {
        let utf8 = XMLContent.utf8(bytes, content.range)
        let range = XMLContent.trimmed(utf8.span.bytes, 0..<utf8.count)
        return String(decoding: utf8[range], as: UTF8.self)
    }

    private func number(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) -> String {
        let text = trimmedText(content, bytes)
        guard text.utf8.count <= builder.limits.numberByteCount else {
            throw Fault(
                .numberLimit, at: tag.offset,
                "\(text.utf8.count) bytes; \(builder.limits.numberByteCount) are allowed")
        }
        return text
    }

    private mutating func readInteger(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        let text = try number(tag, content, bytes)
        guard let number = try XMLNumber.integer(text, at: tag.offset) else {
            throw Fault(.xmlInteger, at: tag.offset, "expected an integer in “<integer>”")
        }
        try builder.number(number, at: tag.offset)
    }

    private mutating func readReal(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        guard let value = XMLNumber.real(try number(tag, content, bytes)) else {
            throw Fault(.xmlReal, at: tag.offset, "expected a decimal number in “<real>”")
        }
        try builder.real(value, at: tag.offset)
    }

    private mutating func readDate(
        _ tag: Tag, _ content: Content, _ bytes: RawSpan
    ) throws(Fault) {
        let text = trimmedText(content, bytes)
        guard let date = DateText.date(text, allowsFraction: false) else {
            throw Fault(
                .xmlDate, at: tag.offset, "expected a date like 2026-11-20T01:02:03Z in “<date>”")
        }
        try builder.date(date, at: tag.offset)
    }
}
