/// Tagged values: a dictionary with exactly one key, `$data`, `$date`, `$integer`, `$url` or
/// `$string`, whose content is a string, *is* the value it describes, in every encoding.
extension IndexBuilder {
    /// Settles what a dictionary of one member is.
    mutating func endSingleMember(_ position: Int, _ bytes: RawSpan) throws(Fault) {
        index.entries[position].setForm(.sorted)
        let key = index.entries[position + 1]
        let name = index.plainString(key, bytes)
        guard name.utf8.first == UInt8(ascii: "$") else {
            if name.isIdentical(to: "CF$UID") {
                throw Fault(
                    .uid, at: index.entries[position].offset,
                    "a keyed archive's UID, which a payload cannot hold")
            }
            return
        }
        if name.utf8.dropFirst().first == UInt8(ascii: "$") {
            unescapeKey(position + 1)
        } else {
            try endTag(position, name, bytes)
        }
    }

    /// A user's own key that begins with `$` is written with one more; takes that one away.
    private mutating func unescapeKey(_ position: Int) {
        let key = index.entries[position]
        var unescaped = IndexEntry(
            kind: UInt8(truncatingIfNeeded: key.head), form: key.form, offset: key.offset + 1,
            tail: key.tail - 1)
        if key.isAbsent { unescaped.markAbsent() }
        index.entries[position] = unescaped
    }

    private mutating func endTag(
        _ position: Int, _ name: String, _ bytes: RawSpan
    ) throws(Fault) {
        let content = position + 2
        // A string in the arena is itself a tag's value, which no tag may have for its content.
        let isString =
            index.entries[content].kind == .string && index.entries[content].form != .arena
        let tag = WireTag(rawValue: name)
        if let tag, isString, try replace(position, by: tag, bytes) { return }
        if tag == .data, isString {
            let text = string(at: content, bytes)
            try countText(text.utf8.count, at: index.entries[content].offset)
        }
        let entry = index.entries[position]
        index.entries[position] = IndexEntry(.unknownTag, offset: entry.offset, tail: entry.tail)
        if index.entries[position + 1].isAbsent { markAbsent() }
        remark(tag == nil ? .unknownTag : .malformedTag, position)
    }

    /// Makes the tag's entry that of its value; false when the content is malformed.
    private mutating func replace(
        _ position: Int, by tag: WireTag, _ bytes: RawSpan
    ) throws(Fault) -> Bool {
        let content = position + 2
        if tag == .data { return try replaceByData(position, bytes) }
        let offset = index.entries[position].offset
        let text = string(at: content, bytes)
        let name = tag.rawValue
        let entry: IndexEntry
        var isNeedless = encoding == .binary
        switch tag {
        case .data: return false
        case .date:
            guard let date = DateText.date(text, allowsFraction: true) else { return false }
            let bits = UInt64(bitPattern: date.millisecondsSince1970)
            entry = IndexEntry(.date, offset: offset, tail: bits)
            isNeedless = isNeedless || (encoding == .xml && date.isWholeSecond)
        case .integer:
            guard let number = WireTag.integer(text) else { return false }
            entry = IndexEntry(number, offset: offset)
            isNeedless = encoding != .json || !number.exceedsJSON
        case .url:
            guard URIGrammar.matches(text) else { return false }
            entry = arenaEntry(.url, Array(text.utf8))
            isNeedless = false
        case .string:
            guard let utf8 = WireTag.string(text) else { return false }
            try countText(utf8.count, at: offset)
            entry = arenaEntry(.string, utf8)
            let holds = XMLText.holds(utf8.span.bytes, 0..<utf8.count)
            isNeedless = encoding != .xml || holds
        }
        refundText(name.utf8.count + text.utf8.count)
        collapse(position, to: entry)
        if isNeedless { remark(.needlessTag, position) }
        return true
    }

    private mutating func arenaEntry(_ kind: WireKind, _ utf8: [UInt8]) -> IndexEntry {
        let start = index.arena.count
        index.arena.append(contentsOf: utf8)
        return IndexEntry(kind, form: .arena, start..<index.arena.count)
    }

    // MARK: Data

    private mutating func replaceByData(
        _ position: Int, _ bytes: RawSpan
    ) throws(Fault) -> Bool {
        let content = index.entries[position + 2]
        switch content.form {
        case .plain:
            return try replaceByData(position, content.range, .base64, bytes)
        case .jsonEscapes where hasOnlyEscapedSlashes(content.range, bytes):
            return try replaceByData(position, content.range, .base64Backslash, bytes)
        default:
            let text = Array(string(at: position + 2, bytes).utf8)
            let count = Base64.checkedByteCount(text.span.bytes, 0..<text.count, filler: .none)
            guard let count else { return false }
            let start = index.arena.count
            index.arena.append(contentsOf: text)
            return try collapse(
                position, start..<index.arena.count, .base64Arena, byteCount: count)
        }
    }

    private mutating func replaceByData(
        _ position: Int, _ range: Range<Int>, _ form: IndexEntry.Form, _ bytes: RawSpan
    ) throws(Fault) -> Bool {
        let filler: Base64.Filler = form == .base64 ? .none : .backslash
        let isQuick = form == .base64 && !options.checksBase64
        let count =
            isQuick
            ? Base64.quickByteCount(bytes, range)
            : Base64.checkedByteCount(bytes, range, filler: filler)
        guard let count else { return false }
        return try collapse(position, range, form, byteCount: count)
    }

    private mutating func collapse(
        _ position: Int, _ range: Range<Int>, _ form: IndexEntry.Form, byteCount: Int
    ) throws(Fault) -> Bool {
        try countData(byteCount, at: range.lowerBound)
        collapse(position, to: IndexEntry(.data, form: form, range))
        if form == .base64Backslash { index.byteCounts[position] = byteCount }
        if encoding != .json { remark(.needlessTag, position) }
        return true
    }

    private func hasOnlyEscapedSlashes(_ range: Range<Int>, _ bytes: RawSpan) -> Bool {
        var position = range.lowerBound
        while position < range.upperBound {
            if bytes.byte(at: position) == UInt8(ascii: "\\") {
                // The reader saw well-formed escapes, so one more byte follows.
                guard bytes.byte(at: position + 1) == UInt8(ascii: "/") else { return false }
                position += 1
            }
            position += 1
        }
        return true
    }

    /// Whether the value to come is the content of `$data`, the first member of its dictionary.
    func isDataTagOpen(_ bytes: RawSpan) -> Bool {
        guard let container = open.last, container.lastKey == container.position + 1,
            container.count == 0
        else { return false }
        let key = index.entries[container.lastKey]
        return key.tail == 5 && index.plainString(key, bytes) == WireTag.data.rawValue
    }

    private func string(at position: Int, _ bytes: RawSpan) -> String {
        index.string(index.entries[position], bytes)
    }
}
