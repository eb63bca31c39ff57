/// The result of reading: a flat list of entries over bytes that the index does not own.
///
/// It cannot be copied: a document owns it, and lends it to everybody who reads.
struct WireIndex: ~Copyable, Sendable {
    var entries: IndexEntries
    /// The UTF-8 of keys and tag contents that the input does not store as plain UTF-8.
    var arena: ContiguousArray<UInt8> = []
    /// The decoded byte counts of base64 with fillers, by the position of the entry.
    var byteCounts: [Int: Int] = [:]
    /// The offsets in the input of values whose entries hold another place, by position: tagged
    /// values, and text decoded into the arena.
    var origins = OriginTable()
    /// The findings on values, in document order once reading has finished.
    var findings: [IndexFinding] = []
    /// Whether any value is null.
    var hasNulls = false
    /// The strings that a binary property list repeats often, each created once; see
    /// ``shareStrings(_:)``.
    var sharedStrings: [Int: String] = [:]

    /// Creates the index of an empty document.
    ///
    /// - Parameter capacity: The number of entries to have room for.
    init(capacity: Int) {
        entries = IndexEntries(capacity: capacity)
    }

    /// Returns the position after a value and its content, or after a key.
    func next(after position: Int) -> Int {
        let entry = entries[position]
        return entry.isContainer ? entry.end : position + 1
    }

    /// Returns a string that is stored as plain UTF-8 in the input or in the arena: a key, a URL.
    func plainString(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        sharedString(entry) ?? ownString(entry, bytes)
    }

    /// Returns the same string, created for this entry alone.
    func ownString(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        entry.isInArena
            ? arena.span.bytes.uncheckedString(entry.range) : bytes.uncheckedString(entry.range)
    }
}
