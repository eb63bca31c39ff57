extension WireIndex {
    /// Returns the string of an entry, decoded from its stored bytes.
    func string(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        switch entry.form {
        case .jsonEscapes: JSONText.unescaped(bytes, entry.range)
        case .xmlEscapes: XMLContent.decoded(bytes, entry.range)
        case .utf16: sharedString(entry) ?? UTF16Text.decoded(bytes, entry.range)
        default: plainString(entry, bytes)
        }
    }
}

/// Shared strings. A binary property list can refer to a long string a million times, with one byte
/// each. If such repeats exceed a limit, each string is created once.
extension WireIndex {
    /// The greatest byte count of a string that needs no allocation.
    static let shortByteCount = 15
    /// The total byte count of repeated long strings up to which they are not shared.
    static let unsharedByteCount = 1 << 20

    /// Creates each repeated long string once, for all entries that refer to it.
    mutating func shareStrings(_ bytes: RawSpan) {
        var seen: Set<Int> = []
        for position in 0..<entries.count {
            let entry = entries[position]
            guard entry.isKey || entry.isKind(.string), entry.byteCount > Self.shortByteCount
            else { continue }
            let place = Self.place(of: entry)
            guard !seen.insert(place).inserted, sharedStrings[place] == nil else { continue }
            sharedStrings[place] = string(entry, bytes)
        }
    }

    /// Returns the string that an entry shares with others; nil if it shares none.
    @inline(__always)
    func sharedString(_ entry: IndexEntry) -> String? {
        sharedStrings.isEmpty ? nil : sharedStrings[Self.place(of: entry)]
    }

    /// Returns a number that identifies the stored content of an entry; negative in the arena.
    private static func place(of entry: IndexEntry) -> Int {
        entry.isInArena ? -1 - entry.offset : entry.offset
    }
}
