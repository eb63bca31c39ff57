package import Essentials

extension WireDocument {
    package func kind(of node: WireNode) -> WireKind { index.entries[node.position].kind }

    package func boolean(at node: WireNode) -> Bool? {
        entry(node, .boolean).map { $0.tail == 1 }
    }

    package func number(at node: WireNode) -> WireNumber? {
        entry(node, .number).map(Self.number)
    }

    private static func number(_ entry: IndexEntry) -> WireNumber {
        switch entry.form {
        case .unsigned: WireNumber(.unsigned(entry.tail))
        case .real: WireNumber(.real(Double(bitPattern: entry.tail)))
        // `signed`, the only other form of a number.
        default: WireNumber(Int64(bitPattern: entry.tail))
        }
    }

    package func string(at node: WireNode) -> String? { string(at: node, storage.bytes) }

    /// Pass the bytes of ``withBytes(_:)``.
    package func string(at node: WireNode, _ bytes: RawSpan) -> String? {
        let entry = index.entries[node.position]
        return entry.isKind(.string) ? index.string(entry, bytes) : nil
    }

    /// Does not decode the data, and copies it only if it is in the arena.
    package func data(at node: WireNode) -> WireData? {
        guard let entry = entry(node, .data) else { return nil }
        let count = index.byteCounts[node.position]
        switch entry.form {
        case .base64:
            return Self.data(base64: storage.slice(entry.range))
        case .base64WhiteSpace, .base64Backslash:
            return WireData(
                base64: storage.slice(entry.range),
                filler: entry.form == .base64Backslash ? .backslash : .whiteSpace,
                byteCount: count ?? 0)
        case .base64Arena:
            return Self.data(base64: Data(index.arena[entry.range]))
        // `plain`, the only other form of data.
        default:
            return WireData(storage.slice(entry.range))
        }
    }

    private static func data(base64 text: Data) -> WireData {
        let bytes = text.bytes
        let padding = (0..<text.count).suffix(2).count { bytes.byte(at: $0) == UInt8(ascii: "=") }
        return WireData(base64: text, filler: .none, byteCount: text.count / 4 * 3 - padding)
    }

    package func date(at node: WireNode) -> WireDate? {
        entry(node, .date).flatMap {
            WireDate(millisecondsSince1970: Int64(bitPattern: $0.tail))
        }
    }

    package func url(at node: WireNode) -> URL? {
        entry(node, .url).flatMap {
            URL(verbatim: index.plainString($0, storage.bytes))
        }
    }

    package func count(of node: WireNode) -> Int {
        let entry = index.entries[node.position]
        return entry.isContainer ? entry.count : 0
    }

    private func entry(_ node: WireNode, _ kind: WireKind) -> IndexEntry? {
        let entry = index.entries[node.position]
        return entry.isKind(kind) ? entry : nil
    }
}

extension WireDocument {
    /// The whole document as a value; nil for a null, and for a container with only nulls. All
    /// other nulls are omitted.
    public var value: WireValue? { value(at: .root) }

    /// The value at a JSON Pointer (RFC 6901), with everything below it; nil if the document has no
    /// such value, or if the value is null.
    ///
    /// A pointer cannot lead into a known tag such as `{"$date": "…"}`, which is a single value.
    ///
    ///     let title = document["/activities/com.example~1x/title"]?.stringValue
    ///
    /// - Complexity: O(n) for n members and elements along the path.
    public subscript(pointer: String) -> WireValue? {
        node(at: pointer).flatMap { value(at: $0) }
    }

    /// Returns a node and everything below it as a value; nil for a null, and for a container with
    /// only nulls. All other nulls are omitted, as in lenient reading.
    package func value(at node: WireNode) -> WireValue? { value(at: node, storage.bytes) }

    /// Pass the bytes of ``withBytes(_:)``.
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

    package func dictionary(at node: WireNode) -> WireDictionary {
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
