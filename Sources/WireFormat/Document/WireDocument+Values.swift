#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension WireDocument {
    /// What a value is.
    public func kind(of node: WireNode) -> WireKind { index.entries[node.position].kind }

    /// The boolean at a node; nil when it is something else.
    public func boolean(at node: WireNode) -> Bool? {
        entry(node, .boolean).map { $0.tail == 1 }
    }

    /// The number at a node; nil when it is something else.
    public func number(at node: WireNode) -> WireNumber? {
        entry(node, .number).map(Self.number)
    }

    private static func number(_ entry: IndexEntry) -> WireNumber {
        switch entry.form {
        case .unsigned: WireNumber(.unsigned(entry.tail))
        case .real: WireNumber(.real(Double(bitPattern: entry.tail)))
        default: WireNumber(Int64(bitPattern: entry.tail))
        }
    }

    /// The string at a node; nil when it is something else.
    public func string(at node: WireNode) -> String? { string(at: node, storage.bytes) }

    /// The same, with the document's bytes.
    package func string(at node: WireNode, _ bytes: RawSpan) -> String? {
        let entry = index.entries[node.position]
        return entry.isKind(.string) ? index.string(entry, bytes) : nil
    }

    /// The data at a node, left where it lies; nil when it is something else.
    public func data(at node: WireNode) -> WireData? {
        guard let entry = entry(node, .data) else { return nil }
        let count = index.byteCounts[node.position]
        switch entry.form {
        case .base64:
            let padding = Self.paddingCount(storage.bytes, entry.range)
            return WireData(
                base64: storage.slice(entry.range), filler: .none,
                byteCount: entry.range.count / 4 * 3 - padding)
        case .base64WhiteSpace, .base64Backslash:
            return WireData(
                base64: storage.slice(entry.range),
                filler: entry.form == .base64Backslash ? .backslash : .whiteSpace,
                byteCount: count ?? 0)
        case .base64Arena:
            let padding = Self.paddingCount(index.arena.span.bytes, entry.range)
            return WireData(
                base64: Data(index.arena[entry.range]), filler: .none,
                byteCount: entry.range.count / 4 * 3 - padding)
        default:
            return WireData(storage.slice(entry.range))
        }
    }

    private static func paddingCount(_ bytes: RawSpan, _ range: Range<Int>) -> Int {
        range.suffix(2).count { bytes.byte(at: $0) == UInt8(ascii: "=") }
    }

    /// The date at a node; nil when it is something else.
    public func date(at node: WireNode) -> WireDate? {
        entry(node, .date).flatMap {
            WireDate(millisecondsSince1970: Int64(bitPattern: $0.tail))
        }
    }

    /// The URL at a node, a tagged value; nil when it is something else.
    public func url(at node: WireNode) -> URL? {
        entry(node, .url).flatMap {
            URL(asItStands: index.plainString($0, storage.bytes))
        }
    }

    /// The number of elements or members at a node; 0 when it holds none.
    public func count(of node: WireNode) -> Int {
        let entry = index.entries[node.position]
        return entry.isContainer ? entry.count : 0
    }

    private func entry(_ node: WireNode, _ kind: WireKind) -> IndexEntry? {
        let entry = index.entries[node.position]
        return entry.isKind(kind) ? entry : nil
    }
}

extension WireDocument {
    /// A node and all below it as values; nil for a null, and for what holds nothing but nulls.
    ///
    /// Nulls are left out, as the format's lenient reading has it.
    public func value(at node: WireNode) -> WireValue? { value(at: node, storage.bytes) }

    /// The same, with the document's bytes.
    package func value(at node: WireNode, _ bytes: RawSpan) -> WireValue? {
        let entry = index.entries[node.position]
        switch entry.kind {
        case .null: return nil
        case .boolean: return .boolean(entry.tail == 1)
        case .number: return .number(Self.number(entry))
        case .string: return .string(index.string(entry, bytes))
        case .data: return data(at: node).map(WireValue.data)
        case .date: return date(at: node).map(WireValue.date)
        case .url: return url(at: node).map(WireValue.url)
        case .array:
            let elements = array(node, bytes)
            return elements.isEmpty && entry.count > 0 ? nil : .array(elements)
        case .dictionary:
            let dictionary = dictionary(node, bytes)
            return dictionary.isEmpty && entry.count > 0 ? nil : .dictionary(dictionary)
        case .unknownTag: return unknownTag(node, bytes)
        }
    }

    private func array(_ node: WireNode, _ bytes: RawSpan) -> [WireValue] {
        var values: [WireValue] = []
        values.reserveCapacity(count(of: node))
        for element in elements(of: node) {
            if let value = value(at: element, bytes) { values.append(value) }
        }
        return values
    }

    private func unknownTag(_ node: WireNode, _ bytes: RawSpan) -> WireValue? {
        for member in members(of: node) {
            return value(at: member.node, bytes).map { .unknownTag(key(of: member, bytes), $0) }
        }
        return nil
    }

    /// A dictionary and all below it as values; empty when the node is something else.
    public func dictionary(at node: WireNode) -> WireDictionary {
        kind(of: node) == .dictionary ? dictionary(node, storage.bytes) : WireDictionary()
    }

    private func dictionary(_ node: WireNode, _ bytes: RawSpan) -> WireDictionary {
        var members: [WireDictionary.Member] = []
        members.reserveCapacity(count(of: node))
        for member in canonicalMembers(of: node) {
            guard let value = value(at: member.node, bytes) else { continue }
            members.append((key(of: member, bytes), value))
        }
        return WireDictionary(sorted: members)
    }
}
