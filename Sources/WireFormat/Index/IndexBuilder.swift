/// Receives the values that a reader finds, in order, and enforces the rules that all encodings
/// share: limits, unique keys, nulls, tagged values.
struct IndexBuilder: ~Copyable {
    /// An open container, or the sentinel around the root.
    ///
    /// The counters have 32 bits, because a document has fewer than 2^31 entries: at most
    /// 1,000,000,000 values, and at most one key for each value.
    struct Open {
        /// If the container may be a tag whose content is a string, the length of the string in
        /// UTF-8 bytes; otherwise -1.
        var content = -1
        /// The position of the container's entry; -1 for the sentinel.
        var position: Int32 = -1
        var count: Int32 = 0
        /// The position of the last key in a dictionary; -1 before the first key.
        var lastKey: Int32 = -1
        /// The first eight bytes of the last key: see ``WireIndex/firstWord(_:_:)``.
        var lastWord: UInt64 = 0
        var isDictionary = false
        /// Whether the keys so far ascend in canonical order, and are therefore unique.
        var isSorted = true
        /// Whether the only key so far starts with `$`. The key and content of a tag do not count
        /// as text of the document, so they are counted only if the dictionary turns out not to be
        /// a tag.
        var mayBeTag = false
        var mayBeData = false
    }

    let encoding: WireEncoding
    let checksBase64: Bool
    var index: WireIndex
    private var containers: OpenContainers
    /// Whether a value is being read; a fault then belongs to that value.
    var isReading = false
    /// Whether the content of the most recent tag is known to be base64, perhaps with escaped
    /// slashes, except for its last four bytes, which still have to be checked.
    private(set) var isBase64Content = false
    var tally: Tally

    init(encoding: WireEncoding, limits: WireLimits, checksBase64: Bool, byteCount: Int) {
        self.encoding = encoding
        tally = Tally(limits, byteCount: byteCount)
        containers = OpenContainers(limit: limits.depth)
        self.checksBase64 = checksBase64
        // This capacity is enough for most documents, and small compared with a document that
        // consists mainly of data.
        index = WireIndex(capacity: min(byteCount / 16, 1 << 16))
    }

    var limits: WireLimits { tally.limits }

    var depth: Int { containers.depth }

    var innermost: Open {
        @inline(__always) get { containers.innermost }
        @inline(__always) nonmutating set { containers.innermost = newValue }
    }

    var isComplete: Bool { depth == 0 && index.entries.count > 0 }

    var isInDictionary: Bool { innermost.isDictionary }

    var awaitsValue: Bool { Int(innermost.lastKey) == index.entries.count - 1 }

    /// Whether the next value is the content of a possible tag.
    var isTagContent: Bool { innermost.mayBeTag && innermost.count == 0 }

    var isDataContent: Bool { innermost.mayBeData && innermost.count == 0 }

    // MARK: Values

    mutating func boolean(_ value: Bool, at offset: Int) throws(Fault) {
        try append(IndexEntry(.boolean, offset: offset, tail: value ? 1 : 0))
    }

    mutating func number(_ value: WireNumber, at offset: Int) throws(Fault) {
        try append(IndexEntry(value, offset: offset))
    }

    mutating func real(_ value: Double, at offset: Int) throws(Fault) {
        guard let number = WireNumber(value) else {
            throw Fault(.numberOverflow, at: offset, "the number is not finite, or out of range")
        }
        try self.number(number, at: offset)
    }

    mutating func date(_ value: WireDate, at offset: Int) throws(Fault) {
        let bits = UInt64(bitPattern: value.millisecondsSince1970)
        try append(IndexEntry(.date, offset: offset, tail: bits))
    }

    /// Adds data; `byteCount` is the number of decoded bytes.
    mutating func data(
        _ range: Range<Int>, form: IndexEntry.Form, byteCount: Int, at offset: Int
    ) throws(Fault) {
        try tally.data(byteCount, at: offset)
        try append(IndexEntry(.data, form: form, range))
        tally.countLargeValue()
        if form == .base64Arena { index.origins.append(index.entries.count - 1, offset: offset) }
        if form == .base64WhiteSpace || form == .base64Backslash {
            index.byteCounts[index.entries.count - 1] = byteCount
        }
    }

    /// Adds a string. `byteCount` is the length of the decoded string in UTF-8 bytes, and `offset`
    /// is the offset of the string's opening quote, tag or marker. `isBase64` means that all but
    /// the last four bytes are known to be base64, with no escapes except `\/`.
    mutating func string(
        _ range: Range<Int>, form: IndexEntry.Form, byteCount: Int, at offset: Int,
        isBase64: Bool = false
    ) throws(Fault) {
        guard isTagContent else {
            try tally.text(byteCount, at: offset)
            return try append(IndexEntry(.string, form: form, range))
        }
        innermost.content = byteCount
        isBase64Content = isBase64
        try append(IndexEntry(.string, form: form, range), isTagContent: true)
    }

    mutating func null(at offset: Int) throws(Fault) {
        try append(IndexEntry(.null, offset: offset, tail: 0))
        report(.null, index.entries.count - 1)
    }

    // MARK: Containers

    mutating func begin(_ container: WireContainer, at offset: Int) throws(Fault) {
        let isDictionary = container == .dictionary
        // Allow a dictionary one level more than the limit, because it may turn out to be a tag,
        // which is not a level.
        guard depth < tally.limits.depth + (isDictionary ? 1 : 0) else {
            throw Tally.depthFault(at: offset, tally.limits.depth)
        }
        let position = Int32(truncatingIfNeeded: index.entries.count)
        try append(IndexEntry(isDictionary ? .dictionary : .array, offset: offset, tail: 0))
        tally.countLargeValue()
        containers.enter(Open(position: position, isDictionary: isDictionary))
    }

    mutating func endArray() {
        close(form: .plain, end: index.entries.count)
        containers.leave()
    }

    mutating func endDictionary(_ bytes: RawSpan) throws(Fault) {
        let ended = innermost
        close(
            form: ended.isSorted && ended.count > 0 ? .sorted : .plain, end: index.entries.count)
        let isLevel = ended.count == 1 ? try endSingleMember(ended, bytes) : true
        if !ended.isSorted { try checkKeys(ended, bytes) }
        if isLevel { try checkLevel() }
        containers.leave()
    }

    private mutating func close(form: IndexEntry.Form, end: Int) {
        index.entries[Int(innermost.position)].close(form, end: end, count: Int(innermost.count))
    }

    /// Returns the index, and the position of the innermost value that the reader had started when
    /// it stopped. After a fault, the index can have no entry at that position yet.
    consuming func result(_ fault: Fault?) -> Result {
        index.findings.sort { $0.position < $1.position }
        var position = max(0, Int(innermost.position))
        if isReading, !innermost.isDictionary { position = index.entries.count }
        if isReading, innermost.lastKey >= 0 { position = Int(innermost.lastKey) + 1 }
        if depth > 0 { closeAll() }
        return Result(index: index, fault: fault, position: position)
    }

    /// Closes the containers that a fault left open. They end after the position of the fault, so
    /// that its path leads through them.
    @inline(never)
    private mutating func closeAll() {
        while depth > 0 {
            close(form: .plain, end: index.entries.count + 1)
            containers.leave()
        }
    }

    struct Result: ~Copyable {
        var index: WireIndex
        let fault: Fault?
        let position: Int
    }

    // MARK: Counting

    @inline(__always)
    private mutating func append(
        _ entry: IndexEntry, isTagContent: Bool = false
    ) throws(Fault) {
        try tally.value(isTagContent: isTagContent, at: entry.offset)
        // Not `&+=`: the Swift 6.3 compiler fails on it when building for the thread sanitizer.
        innermost.count = innermost.count &+ 1
        index.entries.append(entry)
        isReading = false
    }

    /// Counts the key and content of a presumed tag that turned out to be a dictionary.
    mutating func countAsDictionary(keyByteCount: Int) throws(Fault) {
        guard innermost.mayBeTag else { return }
        innermost.mayBeTag = false
        let offset = index.entries[Int(innermost.position)].offset
        try tally.text(keyByteCount, at: offset)
        if innermost.content >= 0 {
            // Attribute a fault to the content, which was read before.
            isReading = true
            try tally.text(innermost.content, at: offset)
            isReading = false
        }
        try tally.checkValueCount(at: offset)
    }

    @inline(__always)
    mutating func checkLevel() throws(Fault) {
        guard depth > tally.limits.depth else { return }
        throw Tally.depthFault(
            at: index.entries[Int(innermost.position)].offset, tally.limits.depth)
    }

    mutating func report(_ kind: WireFinding.Kind, _ position: Int) {
        index.findings.append(WireFinding(kind, at: position))
        if kind == .null { index.hasNulls = true }
    }

    /// Removes a tag's key and content, and replaces the tag's entry with the entry of its value.
    mutating func collapse(_ position: Int, to entry: IndexEntry) {
        let offset = index.entries[position].offset
        index.origins.removeAll(after: position)
        // Always record the tag's offset for strings and data. Otherwise, `startOffset` would
        // derive it from the offset of their content.
        if entry.offset != offset || entry.kind == .string || entry.kind == .data {
            index.origins.append(position, offset: offset)
        }
        index.entries[position] = entry
        index.entries.removeAll(after: position)
        if innermost.content >= 0 { tally.removeValue() }
        if entry.kind != .url, entry.kind != .data { tally.uncountLargeValue() }
        let place = Int32(truncatingIfNeeded: position)
        for number in index.findings.indices.reversed() {
            guard index.findings[number].position > place else { break }
            index.findings[number].position = place
        }
    }
}
