/// Tagged values. In every encoding, a dictionary whose only key is `$data`, `$date`, `$integer`,
/// `$url` or `$string` represents the value that its content, a string, describes.
extension IndexBuilder {
    /// Closes a dictionary that has only one member and may therefore be a tag. Returns whether the
    /// dictionary counts as a level; a tag whose content is a valid string does not.
    mutating func endSingleMember(
        _ ended: Open, _ bytes: RawSpan
    ) throws(Fault) -> Bool {
        let position = Int(ended.position)
        let key = index.entries[position + 1]
        guard ended.mayBeTag else {
            if index.matches(key, "CF$UID", bytes) {
                throw Fault(
                    .uid, at: index.entries[position].offset,
                    "a UID of a keyed archive, which a payload cannot contain")
            }
            return true
        }
        if Self.isEscaped(ended.lastWord) {
            index.entries[position + 1].dropFirstByte()
            try countAsDictionary(keyByteCount: key.byteCount)
            return true
        }
        return try endTag(ended, key, bytes)
    }

    private mutating func endTag(
        _ ended: Open, _ key: IndexEntry, _ bytes: RawSpan
    ) throws(Fault) -> Bool {
        let position = Int(ended.position)
        let tag = ended.mayBeData ? .data : WireTag(rawValue: index.plainString(key, bytes))
        if let tag, index.entries[position + 2].kind == .string,
            try replace(position, by: tag, characterCount: max(0, ended.content), bytes)
        {
            // For the limits, a tag whose content is a tag counts as a dictionary.
            guard ended.content < 0 else { return false }
            try countAsDictionary(keyByteCount: key.byteCount)
            return true
        }
        try countAsDictionary(keyByteCount: key.byteCount)
        let entry = index.entries[position]
        index.entries[position] = IndexEntry(.unknownTag, offset: entry.offset, tail: entry.tail)
        report(tag == nil ? .unknownTag : .malformedTag, position)
        return true
    }

    /// Returns false if the content is malformed.
    private mutating func replace(
        _ position: Int, by tag: WireTag, characterCount: Int, _ bytes: RawSpan
    ) throws(Fault) -> Bool {
        if tag == .data { return try replaceByData(position, characterCount, bytes) }
        let (offset, content) = (index.entries[position].offset, index.entries[position + 2])
        let text = index.string(content, bytes)
        let entry: IndexEntry
        let isNeedless: Bool
        switch tag {
        case .data: return false
        case .date:
            guard let date = DateText.date(text, allowsFraction: true) else { return false }
            let bits = UInt64(bitPattern: date.millisecondsSince1970)
            entry = IndexEntry(.date, offset: offset, tail: bits)
            isNeedless = encoding.form.holds(date)
        case .integer:
            guard let number = WireTag.integer(text) else { return false }
            entry = IndexEntry(number, offset: offset)
            isNeedless = encoding.form.holds(number)
        case .url:
            guard URLRule.fault(in: text) == nil else { return false }
            let isPlain = content.form == .plain || content.form == .arena
            entry =
                isPlain
                ? IndexEntry(.url, form: content.form, content.range)
                : IndexEntry(.url, form: .arena, decoded(text.utf8))
            try tally.text(text.utf8.count, at: offset)
            isNeedless = false
        case .string:
            guard let utf8 = WireTag.string(text) else { return false }
            try tally.text(utf8.count, at: offset)
            entry = IndexEntry(.string, form: .arena, decoded(utf8))
            isNeedless =
                encoding.form.holdsEveryText
                || XMLText.canRepresent(index.arena.span.bytes.extracting(entry.range))
        }
        collapse(position, to: entry)
        if isNeedless { reportNeedless(position) }
        return true
    }

    // MARK: Data

    private mutating func replaceByData(
        _ position: Int, _ characterCount: Int, _ bytes: RawSpan
    ) throws(Fault) -> Bool {
        let content = index.entries[position + 2]
        if content.form == .jsonEscapes, isBase64Content {
            let count = Base64.byteCountFromLength(
                bytes, content.range, characterCount: characterCount, filler: .backslash)
            return try collapse(position, content.range, .base64Backslash, byteCount: count)
        }
        if content.form == .plain {
            let count = base64ByteCount(bytes, content.range)
            return try collapse(position, content.range, .base64, byteCount: count)
        }
        // Text in any other form: decode it, and check it as thoroughly as text without escapes.
        let text = ContiguousArray(index.string(content, bytes).utf8)
        guard let count = base64ByteCount(text.span.bytes, 0..<text.count) else { return false }
        return try collapse(position, decoded(text), .base64Arena, byteCount: count)
    }

    private func base64ByteCount(_ bytes: RawSpan, _ range: Range<Int>) -> Int? {
        checksBase64 && !isBase64Content
            ? Base64.checkedByteCount(bytes, range, filler: .none)
            : Base64.byteCountFromLength(bytes, range)
    }

    private mutating func collapse(
        _ position: Int, _ range: Range<Int>, _ form: IndexEntry.Form, byteCount: Int?
    ) throws(Fault) -> Bool {
        guard let byteCount else { return false }
        try tally.data(byteCount, at: index.entries[position].offset)
        collapse(position, to: IndexEntry(.data, form: form, range))
        if form == .base64Backslash { index.byteCounts[position] = byteCount }
        if encoding.form.hasData { reportNeedless(position) }
        return true
    }

    /// Adds a finding about a needless tag, unless a tag in its content has already caused this
    /// finding at the same position (clause 21.1.5).
    private mutating func reportNeedless(_ position: Int) {
        let needless = WireFinding(.needlessTag, at: position)
        if index.findings.last != needless { index.findings.append(needless) }
    }
}
