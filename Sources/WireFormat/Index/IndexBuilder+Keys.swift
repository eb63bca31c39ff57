extension IndexBuilder {
    /// Adds a key, which stands in the input as it is, to the innermost container, a dictionary.
    mutating func key(_ range: Range<Int>, at offset: Int, _ bytes: RawSpan) throws(Fault) {
        let lead = range.isEmpty ? nil : bytes.byte(at: range.lowerBound)
        try key(
            range, form: .plain, lead, isEscaped: bytes.matches("$$", at: range.lowerBound),
            at: offset)
    }

    /// Adds a key that does not stand in the input as it is.
    mutating func key(_ utf8: [UInt8], at offset: Int) throws(Fault) {
        let start = index.arena.count
        index.arena.append(contentsOf: utf8)
        try key(start..<index.arena.count, form: .arena, utf8.first, isEscaped: true, at: offset)
    }

    private mutating func key(
        _ range: Range<Int>, form: IndexEntry.Form, _ lead: UInt8?, isEscaped: Bool,
        at offset: Int
    ) throws(Fault) {
        let last = open.count - 1
        if open[last].count == 0, lead == UInt8(ascii: "$") {
            open[last].mayBeTag = true
        } else {
            try checkLevel()
            if open[last].mayBeTag {
                let first = index.entries[open[last].position + 1]
                try countAsDictionary(keyByteCount: first.range.count)
            }
            try countText(range.count, at: offset)
        }
        open[last].lastKey = index.entries.count
        // Its entry tells of a place in the arena, or will when it has lost its first byte.
        if isEscaped { index.origins.append(index.entries.count, offset: offset) }
        index.entries.append(
            IndexEntry(
                kind: WireKind.string.rawValue | IndexEntry.keyKind, form: form,
                offset: range.lowerBound, tail: UInt64(range.count)))
    }

    /// From how many members on keys are compared through a hash table.
    private static let fewKeys = 12

    /// Checks that no key of a dictionary stands twice, and notes whether they are in order.
    mutating func checkKeys(_ position: Int, _ bytes: RawSpan) throws(Fault) {
        let end = index.entries[position].end
        var keys: [Int] = []
        var isSorted = true
        var key = position + 1
        while key < end {
            if let last = keys.last, isSorted {
                isSorted = index.compareKeys(last, key, bytes) < 0
            }
            keys.append(key)
            key = index.next(after: key + 1)
        }
        if isSorted {
            index.entries[position].setForm(.sorted)
        } else if let duplicate = duplicate(among: keys, bytes) {
            open[open.count - 1].lastKey = duplicate
            isReading = true
            let name = index.plainString(index.entries[duplicate], bytes)
            throw Fault(
                .duplicateKey, at: index.startOffset(duplicate, encoding, bytes),
                "the key \(name.quotedStart) stands twice in one dictionary")
        }
    }

    private func duplicate(among keys: [Int], _ bytes: RawSpan) -> Int? {
        guard keys.count > Self.fewKeys else {
            for (number, key) in keys.enumerated() {
                for earlier in keys[..<number] where isSame(earlier, key, bytes) { return key }
            }
            return nil
        }
        // Hasher is seeded anew in every process: nobody can prepare keys that collide.
        var seen: [Int: [Int]] = [:]
        seen.reserveCapacity(keys.count)
        for key in keys {
            let hash = hash(of: key, bytes)
            if let same = seen[hash], same.contains(where: { isSame($0, key, bytes) }) {
                return key
            }
            seen[hash, default: []].append(key)
        }
        return nil
    }

    private func isSame(_ first: Int, _ second: Int, _ bytes: RawSpan) -> Bool {
        index.entries[first].tail == index.entries[second].tail
            && index.compareKeys(first, second, bytes) == 0
    }

    private func hash(of key: Int, _ bytes: RawSpan) -> Int {
        let entry = index.entries[key]
        var hasher = Hasher()
        if entry.form == .arena {
            index.arena.span.bytes.extracting(entry.range).withUnsafeBytes {
                hasher.combine(bytes: $0)
            }
        } else {
            bytes.extracting(entry.range).withUnsafeBytes { hasher.combine(bytes: $0) }
        }
        return hasher.finalize()
    }

    /// Remarks on keys that XML cannot hold; XML itself has none but by character references.
    mutating func remarkUnsupportedKeys(_ position: Int, _ bytes: RawSpan) {
        guard index.entries[position].isContainer else { return }
        let end = index.entries[position].end
        var key = position + 1
        while key < end {
            if !isSupported(index.entries[key], bytes) { remark(.unsupportedKey, key) }
            key = index.next(after: key + 1)
        }
    }

    private func isSupported(_ entry: IndexEntry, _ bytes: RawSpan) -> Bool {
        entry.form == .arena
            ? XMLText.holds(index.arena.span.bytes, entry.range)
            : XMLText.holds(bytes, entry.range)
    }
}
