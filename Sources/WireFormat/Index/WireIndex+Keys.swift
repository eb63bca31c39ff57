extension WireIndex {
    @inline(__always)
    func compareKeys(_ left: IndexEntry, _ right: IndexEntry, _ bytes: RawSpan) -> Int {
        if !left.isInArena, !right.isInArena {
            return CanonicalOrder.compare(bytes, left.range, bytes, right.range)
        }
        let arena = self.arena.span.bytes
        return CanonicalOrder.compare(
            left.isInArena ? arena : bytes, left.range,
            right.isInArena ? arena : bytes, right.range)
    }

    /// Returns the first eight bytes of a key as one word; see
    /// ``CanonicalOrder/areAscending(_:_:)``.
    @inline(__always)
    func firstWord(_ key: IndexEntry, _ bytes: RawSpan) -> UInt64 {
        key.isInArena
            ? CanonicalOrder.firstWord(arena.span.bytes, key.range)
            : CanonicalOrder.firstWord(bytes, key.range)
    }

    func matches(
        _ key: IndexEntry, _ text: StaticString, _ bytes: RawSpan, isPrefix: Bool = false
    ) -> Bool {
        let count = text.utf8CodeUnitCount
        guard isPrefix ? key.byteCount >= count : key.byteCount == count else { return false }
        return key.isInArena
            ? arena.span.bytes.matches(text, at: key.offset)
            : bytes.matches(text, at: key.offset)
    }

    /// The entry must be a key, or a string stored as plain UTF-8.
    func isIdentical(_ entry: IndexEntry, _ text: RawSpan, _ bytes: RawSpan) -> Bool {
        guard entry.byteCount == text.byteCount else { return false }
        let stored = entry.isInArena ? arena.span.bytes : bytes
        return CanonicalOrder.compare(stored, entry.range, text, 0..<text.byteCount) == 0
    }

    // MARK: Duplicate keys

    /// Returns the position of the first key that repeats an earlier key of the dictionary, or nil.
    func duplicateKey(in dictionary: Int, _ bytes: RawSpan) -> Int? {
        let arena = self.arena.span.bytes
        var seen: Set<[UInt8]> = []
        var key = dictionary + 1
        while key < entries[dictionary].end {
            let stored = entries[key].isInArena ? arena : bytes
            guard seen.insert(stored.array(entries[key].range)).inserted else { return key }
            key = next(after: key + 1)
        }
        return nil
    }
}
