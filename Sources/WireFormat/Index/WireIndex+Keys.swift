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

    func matches(_ key: IndexEntry, _ text: StaticString, _ bytes: RawSpan) -> Bool {
        guard key.byteCount == text.utf8CodeUnitCount else { return false }
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

    private static let fewKeys = 12

    /// Returns the position of the first key that repeats an earlier key of the dictionary, or nil.
    func duplicateKey(in dictionary: Int, _ bytes: RawSpan) -> Int? {
        let entry = entries[dictionary]
        let keys = dictionary + 1..<entry.end
        guard entry.count > Self.fewKeys else { return duplicateOfFew(keys, bytes) }
        var seen = HashedNumbers(capacity: entry.count)
        var key = keys.lowerBound
        while key < keys.upperBound {
            let hash = hash(entries[key], bytes)
            let (slot, earlier) = seen.find(hash) { isSame(entries[$0], entries[key], bytes) }
            guard earlier == nil else { return key }
            seen.enter(key, at: slot, hash)
            key = next(after: key + 1)
        }
        return nil
    }

    /// Compares the keys in pairs, without a hash table.
    private func duplicateOfFew(_ keys: Range<Int>, _ bytes: RawSpan) -> Int? {
        var key = keys.lowerBound
        while key < keys.upperBound {
            var earlier = keys.lowerBound
            while earlier < key {
                if isSame(entries[earlier], entries[key], bytes) { return key }
                earlier = next(after: earlier + 1)
            }
            key = next(after: key + 1)
        }
        return nil
    }

    private func isSame(_ left: IndexEntry, _ right: IndexEntry, _ bytes: RawSpan) -> Bool {
        left.tail == right.tail && compareKeys(left, right, bytes) == 0
    }

    private func hash(_ key: IndexEntry, _ bytes: RawSpan) -> UInt64 {
        let stored = key.isInArena ? arena.span.bytes : bytes
        return stored.extracting(key.range).hash(seed: HashedNumbers.seed).hash
    }
}
