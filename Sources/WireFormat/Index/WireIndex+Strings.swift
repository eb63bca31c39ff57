extension WireIndex {
    /// The string that an entry stands for, decoded from whatever form it is stored in.
    func string(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        switch entry.form {
        case .jsonEscapes: JSONText.unescaped(bytes, entry.range)
        case .xmlEscapes: XMLContent.decoded(bytes, entry.range)
        case .utf16: sharedString(entry) ?? UTF16Text.decoded(bytes, entry.range)
        default: plainString(entry, bytes)
        }
    }
}

/// A binary property list may refer to a long string a million times, in one byte each. Where that
/// amounts to much, the strings are made once.
extension WireIndex {
    /// Strings of so many bytes or fewer take no memory of their own.
    static let shortByteCount = 15
    /// How many bytes strings take that were read before, until they are shared.
    static let unsharedByteCount = 1 << 20

    /// Makes each long string once, for all entries that it stands at.
    mutating func shareStrings(_ bytes: RawSpan) {
        var seen: Set<Int> = []
        for entry in entries where entry.isKey || entry.isKind(.string) {
            guard entry.byteCount > Self.shortByteCount else { continue }
            let place = Self.place(of: entry)
            guard !seen.insert(place).inserted, sharedStrings[place] == nil else { continue }
            sharedStrings[place] = string(entry, bytes)
        }
    }

    /// The string that an entry shares with others; nil for most.
    @inline(__always)
    func sharedString(_ entry: IndexEntry) -> String? {
        sharedStrings.isEmpty ? nil : sharedStrings[Self.place(of: entry)]
    }

    /// What tells the content of an entry from others: negative in the arena.
    private static func place(of entry: IndexEntry) -> Int {
        entry.isInArena ? -1 - entry.offset : entry.offset
    }
}
