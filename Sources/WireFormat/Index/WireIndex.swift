/// What a reader leaves behind: a flat list of entries over bytes that it does not own.
struct WireIndex: Sendable {
    var entries: [IndexEntry] = []
    /// The UTF-8 of keys and tag contents that do not stand in the input as they are.
    var arena: ContiguousArray<UInt8> = []
    /// The decoded sizes of base64 texts with fillers, by the position of their entries.
    var byteCounts: [Int: Int] = [:]
    /// Where values begin in the input whose entries tell of another place, by position: tagged
    /// values, and what was decoded into the arena.
    var origins = OriginTable()
    /// What is wrong with values; in the order of the document once that is read.
    var remarks: [IndexRemark] = []
    /// Whether any value is null.
    var hasNulls = false
    /// Strings that a binary property list refers to so often that each is made once and shared; see
    /// ``shareStrings(_:)``.
    var sharedStrings: [Int: String] = [:]

    /// The position after a value and all it holds, or after a key.
    func next(after position: Int) -> Int {
        let entry = entries[position]
        return entry.isContainer ? entry.end : position + 1
    }

    /// A string whose UTF-8 stands as it is in the input or in the arena: a key, a URL.
    func plainString(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        sharedString(entry) ?? ownString(entry, bytes)
    }

    /// The same, made for this entry alone.
    func ownString(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        entry.isInArena
            ? arena.span.bytes.uncheckedString(entry.range) : bytes.uncheckedString(entry.range)
    }
}
