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
        guard let entry = entry(node, .number) else { return nil }
        switch entry.form {
        case .unsigned: return WireNumber(.unsigned(entry.tail))
        case .real: return WireNumber(.real(Double(bitPattern: entry.tail)))
        default: return WireNumber(Int64(bitPattern: entry.tail))
        }
    }

    /// The string at a node; nil when it is something else.
    public func string(at node: WireNode) -> String? {
        entry(node, .string).map { index.string($0, storage.bytes) }
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
    /// A node and all below it as values; nil for a null.
    ///
    /// Members that hold a null are left out, as the format's lenient reading has it.
    public func value(at node: WireNode) -> WireValue? {
        switch kind(of: node) {
        case .null: return nil
        case .boolean: return boolean(at: node).map(WireValue.boolean)
        case .number: return number(at: node).map(WireValue.number)
        case .string: return string(at: node).map(WireValue.string)
        case .data: return data(at: node).map(WireValue.data)
        case .date: return date(at: node).map(WireValue.date)
        case .url: return url(at: node).map(WireValue.url)
        case .array: return .array(elements(of: node).compactMap(value(at:)))
        case .dictionary: return .dictionary(dictionary(at: node))
        case .unknownTag: return unknownTag(at: node)
        }
    }

    private func unknownTag(at node: WireNode) -> WireValue? {
        for member in members(of: node) {
            return value(at: member.node).map { .unknownTag(key(of: member), $0) }
        }
        return nil
    }

    /// A dictionary and all below it as values; empty when the node is something else.
    public func dictionary(at node: WireNode) -> WireDictionary {
        guard kind(of: node) == .dictionary else { return WireDictionary() }
        var members: [WireDictionary.Member] = []
        members.reserveCapacity(count(of: node))
        for member in canonicalMembers(of: node) where !index.entries[member.keyPosition].isAbsent {
            if let value = value(at: member.node) { members.append((key(of: member), value)) }
        }
        return WireDictionary(sorted: members)
    }
}
