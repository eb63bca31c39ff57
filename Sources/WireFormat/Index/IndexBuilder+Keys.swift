extension IndexBuilder {
    /// Adds a key that the input stores as plain UTF-8. If `isSupported` is true, the key is known
    /// to have only characters that XML can represent, and this is not checked again.
    @inline(__always)
    mutating func key(
        _ range: Range<Int>, at offset: Int, isSupported: Bool = false, _ bytes: RawSpan
    ) throws(Fault) {
        let entry = IndexEntry(key: range, form: .plain)
        if innermost.count == 0, !range.isEmpty,
            bytes.byte(at: range.lowerBound) == UInt8(ascii: "$")
        {
            tagKey(entry, at: offset, bytes)
        } else {
            try memberKey(entry, at: offset, bytes)
        }
        if !isSupported, !XMLText.canRepresent(bytes.extracting(range)) {
            report(.unsupportedKey, Int(innermost.lastKey))
        }
    }

    /// Appends UTF-8 to the arena, and returns its range for an entry.
    mutating func decoded(_ utf8: some Collection<UInt8>) -> Range<Int> {
        let start = index.arena.count
        index.arena.append(contentsOf: utf8)
        return start..<index.arena.count
    }

    /// Adds a key that the input does not store as plain UTF-8.
    mutating func key(
        decoded range: Range<Int>, at offset: Int, _ bytes: RawSpan
    ) throws(Fault) {
        let entry = IndexEntry(key: range, form: .arena)
        // The entry stores the range in the arena, so record the offset in the input separately.
        index.origins.append(index.entries.count, offset: offset)
        if innermost.count == 0, index.arena[range].first == UInt8(ascii: "$") {
            tagKey(entry, at: nil, bytes)
        } else {
            try memberKey(entry, at: offset, bytes)
        }
        if !XMLText.canRepresent(index.arena.span.bytes.extracting(range)) {
            report(.unsupportedKey, Int(innermost.lastKey))
        }
    }

    private mutating func tagKey(_ key: IndexEntry, at offset: Int?, _ bytes: RawSpan) {
        let word = index.firstWord(key, bytes)
        innermost.mayBeTag = true
        innermost.mayBeData = index.matches(key, "$data", bytes)
        // Unescaping `$$` moves the start of the key, so keep its original offset.
        if let offset, Self.isEscaped(word) {
            index.origins.append(index.entries.count, offset: offset)
        }
        append(key, firstWord: word)
    }

    /// Returns whether a key begins with `$$`, given its first word.
    static func isEscaped(_ word: UInt64) -> Bool { word >> 48 == 0x2424 }

    @inline(__always)
    private mutating func memberKey(
        _ key: IndexEntry, at offset: Int, _ bytes: RawSpan
    ) throws(Fault) {
        let word = index.firstWord(key, bytes)
        if innermost.count == 0 {
            try checkLevel()
        } else {
            if innermost.mayBeTag { try countTag(keyByteCount: lastKey.byteCount) }
            if innermost.isSorted, !CanonicalOrder.areAscending(innermost.lastWord, word) {
                innermost.isSorted = index.compareKeys(lastKey, key, bytes) < 0
            }
        }
        try tally.text(key.byteCount, at: offset)
        append(key, firstWord: word)
    }

    /// The innermost dictionary must not be empty.
    private var lastKey: IndexEntry { index.entries[Int(innermost.lastKey)] }

    @inline(__always)
    private mutating func append(_ key: IndexEntry, firstWord: UInt64) {
        innermost.lastKey = Int32(truncatingIfNeeded: index.entries.count)
        innermost.lastWord = firstWord
        index.entries.append(key)
    }

    /// Counts a presumed tag as a dictionary, because it has a second key.
    private mutating func countTag(keyByteCount: Int) throws(Fault) {
        try checkLevel()
        try countAsDictionary(keyByteCount: keyByteCount)
    }

    mutating func checkKeys(_ ended: Open, _ bytes: RawSpan) throws(Fault) {
        guard let duplicate = index.duplicateKey(in: Int(ended.position), bytes) else { return }
        // Attribute the fault to the value of the second key.
        innermost.lastKey = Int32(truncatingIfNeeded: duplicate)
        isReading = true
        let name = index.plainString(index.entries[duplicate], bytes)
        throw Fault(
            .duplicateKey, at: index.startOffset(duplicate, encoding, bytes),
            "the key \(name.quotedStart) occurs twice in one dictionary")
    }
}
