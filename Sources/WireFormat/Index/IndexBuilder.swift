/// Takes the values that a reader finds, in order, and keeps the rules that all encodings share:
/// limits, unique keys, nulls, tagged values.
struct IndexBuilder {
    /// A container whose end has not been reached.
    struct Open {
        /// The position of its entry.
        let position: Int
        /// The elements or members so far.
        var count = 0
        /// The position of the last key, in a dictionary.
        var lastKey = -1
        /// Whether its one key so far begins with `$`: what a tag is made of is no text of the
        /// document, and is counted only when the dictionary turns out to be none.
        var mayBeTag = false
        /// The UTF-8 bytes of the string that would be the tag's content.
        var content: Int?
        /// The members that hold a null, and count as absent.
        var absentCount = 0
    }

    let encoding: WireEncoding
    let options: WireOptions
    var index = WireIndex()
    var open: [Open] = []
    /// Whether a value has been begun and not yet added, so that a fault is in it.
    var isReading = false
    private var valueCount = 0
    private var textByteCount = 0
    private var dataByteCount = 0

    var limits: WireLimits { options.limits }

    init(encoding: WireEncoding, options: WireOptions) {
        self.encoding = encoding
        self.options = options
    }

    /// Whether a value has been read and nothing is open.
    var isComplete: Bool { open.isEmpty && !index.entries.isEmpty }

    /// Whether a key was added last, so that a value must follow.
    var awaitsValue: Bool { open.last?.lastKey == index.entries.count - 1 }

    /// Whether the value to come is the content of what may be a tag.
    var isTagContent: Bool { open.last.map { $0.mayBeTag && $0.count == 0 } ?? false }

    // MARK: Values

    mutating func boolean(_ value: Bool, at offset: Int) throws(Fault) {
        try append(IndexEntry(.boolean, offset: offset, tail: value ? 1 : 0))
    }

    mutating func number(_ value: WireNumber, at offset: Int) throws(Fault) {
        try append(IndexEntry(value, offset: offset))
    }

    /// Adds a real, which must be finite.
    mutating func real(_ value: Double, at offset: Int) throws(Fault) {
        guard let number = WireNumber(finite: value) else {
            throw Fault(.numberOverflow, at: offset, "the number is not finite, or too great")
        }
        try self.number(number, at: offset)
    }

    mutating func date(_ value: WireDate, at offset: Int) throws(Fault) {
        let bits = UInt64(bitPattern: value.millisecondsSince1970)
        try append(IndexEntry(.date, offset: offset, tail: bits))
    }

    /// Adds data whose decoded size is known, and which begins at an offset.
    mutating func data(
        _ range: Range<Int>, form: IndexEntry.Form, byteCount: Int, at offset: Int
    ) throws(Fault) {
        try countData(byteCount, at: offset)
        try append(IndexEntry(.data, form: form, range))
        if form == .base64Arena { index.origins.append(index.entries.count - 1, offset: offset) }
        if form == .base64WhiteSpace || form == .base64Backslash {
            index.byteCounts[index.entries.count - 1] = byteCount
        }
    }

    /// Adds a string.
    ///
    /// - Parameters:
    ///   - range: where it is stored.
    ///   - form: how it is stored.
    ///   - byteCount: its UTF-8 bytes, decoded.
    ///   - offset: where it begins, with its quote, tag or marker.
    /// - Throws: `limit.string`, `limit.text`, `limit.values`.
    mutating func string(
        _ range: Range<Int>, form: IndexEntry.Form, byteCount: Int, at offset: Int
    ) throws(Fault) {
        guard isTagContent else {
            try countText(byteCount, at: offset)
            return try append(IndexEntry(.string, form: form, range))
        }
        open[open.count - 1].content = byteCount
        // A tag counts as one value, so there is room for its content.
        try append(IndexEntry(.string, form: form, range), slack: 1)
    }

    mutating func null(at offset: Int) throws(Fault) {
        try append(IndexEntry(.null, offset: offset, tail: 0))
        remark(.null, index.entries.count - 1)
        markAbsent()
    }

    // MARK: Containers

    mutating func beginArray(at offset: Int) throws(Fault) {
        guard open.count < limits.depth else { throw depthFault(at: offset) }
        try begin(.array, at: offset)
    }

    mutating func beginDictionary(at offset: Int) throws(Fault) {
        // One level more than the limit may yet turn out to be a tag, which is no level.
        guard open.count <= limits.depth else { throw depthFault(at: offset) }
        try begin(.dictionary, at: offset)
    }

    private mutating func begin(_ kind: WireKind, at offset: Int) throws(Fault) {
        try append(IndexEntry(kind, offset: offset, tail: 0))
        open.append(Open(position: index.entries.count - 1))
    }

    mutating func endArray() {
        guard let ended = open.popLast() else { return }
        index.entries[ended.position].close(end: index.entries.count, count: ended.count)
    }

    mutating func endDictionary(_ bytes: RawSpan) throws(Fault) {
        guard let ended = open.last else { return }
        index.entries[ended.position].close(end: index.entries.count, count: ended.count)
        let isLevel = ended.count == 1 ? try endSingleMember(ended, bytes) : true
        if ended.count > 1 { try checkKeys(ended.position, bytes) }
        if isLevel { try checkLevel() }
        open.removeLast()
        // Nulls that leave nothing of a dictionary or a kept tag make its own member absent.
        if ended.absentCount > 0, ended.absentCount == ended.count { markAbsent() }
        remarkUnsupportedKeys(ended.position, bytes)
    }

    // MARK: Bookkeeping

    private mutating func append(_ entry: IndexEntry, slack: Int = 0) throws(Fault) {
        valueCount += 1
        try checkValueCount(slack: slack, at: entry.offset)
        if !open.isEmpty { open[open.count - 1].count += 1 }
        index.entries.append(entry)
        isReading = false
    }

    /// Counts what a dictionary would not have counted for, had it become a tag.
    mutating func countAsDictionary(keyByteCount: Int) throws(Fault) {
        guard let last = open.last, last.mayBeTag else { return }
        open[open.count - 1].mayBeTag = false
        let offset = index.entries[last.position].offset
        try countText(keyByteCount, at: offset)
        if let content = last.content {
            // A fault is in the content, which has been read already.
            isReading = true
            try countText(content, at: offset)
            isReading = false
        }
        try checkValueCount(slack: 0, at: offset)
    }

    /// Refuses the innermost dictionary when it is a level too many.
    func checkLevel() throws(Fault) {
        guard open.count > limits.depth, let last = open.last else { return }
        throw depthFault(at: index.entries[last.position].offset)
    }

    private func checkValueCount(slack: Int, at offset: Int) throws(Fault) {
        guard valueCount <= limits.valueCount + slack else {
            throw Fault(.valueLimit, at: offset, "more than \(limits.valueCount) values")
        }
    }

    private func depthFault(at offset: Int) -> Fault {
        Fault(.depthLimit, at: offset, "nested deeper than \(limits.depth) levels")
    }

    mutating func countText(_ byteCount: Int, at offset: Int) throws(Fault) {
        guard byteCount <= limits.stringByteCount else {
            throw Fault(
                .stringLimit, at: offset,
                "a string of \(byteCount) bytes; \(limits.stringByteCount) are allowed")
        }
        textByteCount += byteCount
        guard textByteCount <= limits.textByteCount else {
            throw Fault(
                .textLimit, at: offset, "strings of more than \(limits.textByteCount) bytes in all")
        }
    }

    mutating func countData(_ byteCount: Int, at offset: Int) throws(Fault) {
        let (sum, overflow) = dataByteCount.addingReportingOverflow(byteCount)
        guard !overflow, sum <= limits.dataByteCount else {
            throw Fault(
                .dataLimit, at: offset, "data of more than \(limits.dataByteCount) bytes in all")
        }
        dataByteCount = sum
    }

    mutating func remark(_ code: WireError.Code, _ position: Int) {
        index.remarks.append(WireRemark(code: code, node: WireNode(position)))
    }

    /// Makes the innermost open member count as absent, for a null was found in it.
    mutating func markAbsent() {
        guard let level = open.lastIndex(where: { $0.lastKey >= 0 }) else { return }
        let key = open[level].lastKey
        guard !index.entries[key].isAbsent else { return }
        index.entries[key].markAbsent()
        open[level].absentCount += 1
    }

    /// Drops a tag's key and content, so that the tag's entry can become its value's.
    mutating func collapse(_ position: Int, to entry: IndexEntry) {
        let offset = index.entries[position].offset
        index.origins.removeAll(after: position)
        // Text and data are stored elsewhere, though their offset may happen to be the tag's.
        if entry.offset != offset || entry.kind == .string || entry.kind == .data {
            index.origins.append(position, offset: offset)
        }
        index.entries.removeLast(index.entries.count - position)
        index.entries.append(entry)
        if open.last?.content != nil { valueCount -= 1 }
        for number in index.remarks.indices.reversed() {
            guard index.remarks[number].node.position > position else { break }
            index.remarks[number].node = WireNode(position)
        }
    }
}
