/// The result of reading: a flat list of entries over bytes that the index does not own.
///
/// The index cannot be copied: a document owns it, and readers borrow it.
struct WireIndex: ~Copyable, Sendable {
    var entries: IndexEntries
    /// The UTF-8 of keys and tag contents that the input does not store as plain UTF-8.
    var arena: ContiguousArray<UInt8> = []
    /// The decoded byte counts of base64 with fillers, by the position of the entry.
    var byteCounts: [Int: Int] = [:]
    /// The start in the input, by position, of each value or key whose entry does not give that
    /// offset, such as a tagged value or a key that is decoded into the arena.
    var origins = OriginTable()
    /// The findings about values. Once reading is done, they are in document order.
    var findings: [WireFinding] = []
    var hasNulls = false
    /// The strings that a binary property list repeats often, each created once; see
    /// ``shareStrings(_:)``.
    var sharedStrings: [Int: String] = [:]

    init(capacity: Int) {
        entries = IndexEntries(capacity: capacity)
    }

    /// Returns the position after a value and its content, or after a key.
    func next(after position: Int) -> Int {
        let entry = entries[position]
        return entry.isContainer ? entry.end : position + 1
    }

    /// The entry must be stored as plain UTF-8, in the input or in the arena, for example a key or
    /// a URL.
    func plainString(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        if let shared = sharedString(entry) { return shared }
        return (entry.isInArena ? arena.span.bytes : bytes).uncheckedString(entry.range)
    }
}

extension WireIndex {
    func string(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        switch entry.form {
        case .jsonEscapes: JSONText.unescaped(bytes, entry.range)
        case .xmlEscapes: String(decoding: XMLContent.utf8(bytes, entry.range), as: UTF8.self)
        case .utf16: sharedString(entry) ?? UTF16Text.decoded(bytes, entry.range)
        // Every other form stores plain UTF-8.
        default: plainString(entry, bytes)
        }
    }
}

/// Shared strings. A binary property list can refer to a long string a million times, at a cost of
/// one byte each. If such repeats exceed a limit, each string is created once.
extension WireIndex {
    /// The maximum length of a string that needs no allocation, in bytes.
    static let shortByteCount = 15
    /// Strings are shared only if the repeated long strings exceed this total size in bytes.
    static let unsharedByteCount = 1 << 20

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

    @inline(__always)
    func sharedString(_ entry: IndexEntry) -> String? {
        sharedStrings.isEmpty ? nil : sharedStrings[Self.place(of: entry)]
    }

    /// Returns a number that identifies the stored content of an entry. The number is negative if
    /// the content is in the arena.
    private static func place(of entry: IndexEntry) -> Int {
        entry.isInArena ? -1 - entry.offset : entry.offset
    }
}

extension WireIndex {
    /// Returns the offset of the first byte of a value or a key. For a string, this is the opening
    /// quote in JSON, the start tag in XML, or the marker in a binary property list.
    func startOffset(_ position: Int, _ encoding: WireEncoding, _ bytes: RawSpan) -> Int {
        if let origin = origins[position] { return origin }
        let entry = entries[position]
        guard entry.kind == .string || entry.kind == .data else { return entry.offset }
        switch encoding.form {
        case .json: return entry.offset - 1
        case .xml:
            var offset = entry.offset - 1
            while offset > 0, bytes.byte(at: offset) != UInt8(ascii: "<") { offset -= 1 }
            return offset
        case .binary: return Self.marker(before: entry.range, bytes)
        }
    }

    private static func marker(before content: Range<Int>, _ bytes: RawSpan) -> Int {
        let lead = bytes.byte(at: content.lowerBound - 1)
        let length = lead >> 4 == 6 ? content.count / 2 : content.count
        if 4...6 ~= lead >> 4, Int(lead & 0x0F) == length, length < 15 {
            return content.lowerBound - 1
        }
        // Otherwise, the length is an integer of 1, 2, 4 or 8 bytes between the marker and the
        // content. The marker cannot be inside the header, “bplist00”.
        for exponent in 0...3 {
            let integer = content.lowerBound - 1 - 1 << exponent
            guard integer > 8 else { break }
            let isMarked = bytes.byte(at: integer - 1) & 0x0F == 0x0F
            if isMarked, bytes.byte(at: integer) == 0x10 | UInt8(exponent) { return integer - 1 }
        }
        return content.lowerBound - 1
    }
}

/// A map from positions in the index to offsets in the input, for the few values and keys whose
/// entry does not give that offset. Positions are added in ascending order.
struct OriginTable: Sendable {
    private var positions: [Int] = []
    private var offsets: [Int] = []

    mutating func append(_ position: Int, offset: Int) {
        positions.append(position)
        offsets.append(offset)
    }

    mutating func removeAll(after position: Int) {
        while let last = positions.last, last > position {
            positions.removeLast()
            offsets.removeLast()
        }
    }

    subscript(position: Int) -> Int? {
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < position { low = middle + 1 } else { high = middle }
        }
        return low < positions.count && positions[low] == position ? offsets[low] : nil
    }
}
