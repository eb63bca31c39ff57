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
    }

    let encoding: WireEncoding
    let options: WireOptions
    var index = WireIndex()
    var open: [Open] = []
    /// The second of two equal keys, once they were found.
    var faultyKey: Int?
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

    /// Adds data whose decoded size is known.
    mutating func data(
        _ range: Range<Int>, form: IndexEntry.Form, byteCount: Int
    ) throws(Fault) {
        try countData(byteCount, at: range.lowerBound)
        try append(IndexEntry(.data, form: form, range))
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
    mutating func string(
        _ range: Range<Int>, form: IndexEntry.Form, byteCount: Int, _ bytes: RawSpan
    ) throws(Fault) {
        // Base64 is counted as data, once its dictionary turns out to be a tag.
        if !isDataTagOpen(bytes) { try countText(byteCount, at: range.lowerBound) }
        try append(IndexEntry(.string, form: form, range))
    }

    mutating func null(at offset: Int) throws(Fault) {
        try append(IndexEntry(.null, offset: offset, tail: 0))
        remark(.null, index.entries.count - 1)
        markAbsent()
    }

    /// Adds a key to the innermost container, which is a dictionary.
    mutating func key(_ range: Range<Int>, form: IndexEntry.Form, at offset: Int) throws(Fault) {
        try countText(range.count, at: offset)
        let last = open.count - 1
        open[last].lastKey = index.entries.count
        index.entries.append(
            IndexEntry(
                kind: WireKind.string.rawValue | IndexEntry.keyKind, form: form,
                offset: range.lowerBound, tail: UInt64(range.count)))
    }

    /// Adds a key that is not in the input as it stands.
    mutating func key(_ utf8: [UInt8], at offset: Int) throws(Fault) {
        let start = index.arena.count
        index.arena.append(contentsOf: utf8)
        try key(start..<index.arena.count, form: .arena, at: offset)
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

    mutating func endArray() throws(Fault) {
        guard let ended = open.popLast() else { return }
        index.entries[ended.position].close(end: index.entries.count, count: ended.count)
        try checkValueCount(slack: 0, at: index.entries[ended.position].offset)
    }

    mutating func endDictionary(_ bytes: RawSpan) throws(Fault) {
        guard var ended = open.popLast() else { return }
        index.entries[ended.position].close(end: index.entries.count, count: ended.count)
        do throws(Fault) {
            try settle(ended, bytes)
        } catch {
            // Still open as far as the pointer is concerned: the fault is in this dictionary.
            ended.lastKey = faultyKey ?? -1
            open.append(ended)
            throw error
        }
    }

    private mutating func settle(_ ended: Open, _ bytes: RawSpan) throws(Fault) {
        let offset = index.entries[ended.position].offset
        if ended.count == 1 {
            try endSingleMember(ended.position, bytes)
        } else {
            try checkKeys(ended.position, bytes)
        }
        if open.count >= limits.depth, index.entries[ended.position].isContainer {
            throw depthFault(at: offset)
        }
        try checkValueCount(slack: 0, at: offset)
        remarkUnsupportedKeys(ended.position, bytes)
    }

    // MARK: Bookkeeping

    private mutating func append(_ entry: IndexEntry) throws(Fault) {
        valueCount += 1
        // A tag's content counts until its dictionary ends, hence the slack of one.
        try checkValueCount(slack: 1, at: entry.offset)
        if !open.isEmpty { open[open.count - 1].count += 1 }
        index.entries.append(entry)
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

    /// Takes back what a tag's key and content counted for: they are no text of the document.
    mutating func refundText(_ byteCount: Int) {
        textByteCount -= byteCount
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
        guard let holder = open.last(where: { $0.lastKey >= 0 }) else { return }
        index.entries[holder.lastKey].markAbsent()
    }

    /// Drops a tag's key and content, so that the tag's entry can become its value's.
    mutating func collapse(_ position: Int, to entry: IndexEntry) {
        index.entries.removeLast(index.entries.count - position)
        index.entries.append(entry)
        valueCount -= 1
    }
}
