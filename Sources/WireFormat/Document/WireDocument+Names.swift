import Essentials

extension WireDocument {
    /// The members of a dictionary, which are looked up in a table of names one by one.
    package struct NamedMembers: Sendable {
        private var content: Content
        /// The number of the name that is likely to come.
        private var expected = 0
        /// The value of each name, and the number of other members; nil if the document has the
        /// members in the order of the names, or no order was asked for.
        private var ordered: (values: [WireNode?], otherCount: Int)?

        @inline(__always)
        fileprivate init(_ content: Content) {
            self.content = content
        }

        /// Returns the next member: the number of its name and its value; nil at the end.
        ///
        /// Members that are null are left out. A name that the table does not have has no number;
        /// of such a member, the value may be any node.
        @inline(__always)
        package mutating func next(
            in document: WireDocument, _ names: KeyNames, _ bytes: RawSpan
        ) -> (number: Int?, value: WireNode)? {
            if ordered != nil { return nextOrdered() }
            while let (node, value) = document.nextMember(&content) {
                if document.isKind(value, .null) { continue }
                let number = document.number(ofKey: node, in: names, bytes, from: expected)
                if let number { expected = number + 1 }
                return (number, value)
            }
            return nil
        }

        @inline(never)
        private mutating func nextOrdered() -> (number: Int?, value: WireNode)? {
            guard let values = ordered?.values else { return nil }
            while expected < values.count {
                let number = expected
                expected += 1
                if let value = values[number] { return (number, value) }
            }
            guard let count = ordered?.otherCount, count > 0 else { return nil }
            ordered?.otherCount = count - 1
            return (nil, .root)
        }

        /// Puts the members into the order of the names, and the other members at the end.
        @inline(never)
        fileprivate mutating func order(
            in document: WireDocument, _ names: KeyNames, _ bytes: RawSpan
        ) {
            var values = [WireNode?](repeating: nil, count: names.count)
            var otherCount = 0
            while let (number, value) = next(in: document, names, bytes) {
                if let number { values[number] = value } else { otherCount += 1 }
            }
            expected = 0
            ordered = (values, otherCount)
        }
    }

    /// Returns the members of a dictionary; none for any other node.
    ///
    /// - Parameters:
    ///   - node: The dictionary.
    ///   - names: The names, in canonical order.
    ///   - bytes: The document's bytes.
    ///   - isOrdered: Whether the members come in the order of the names.
    /// - Returns: The members.
    @inline(__always)
    package func members(
        of node: WireNode, named names: KeyNames, _ bytes: RawSpan, isOrdered: Bool
    ) -> NamedMembers {
        var members = NamedMembers(content(of: node, .dictionary) ?? .empty)
        if isOrdered, index.entries[node.position].form != .sorted {
            members.order(in: self, names, bytes)
        }
        return members
    }

    /// Returns the value of a member whose name a table has; nil if absent or null.
    package func value(of name: KeyNames, in node: WireNode, _ bytes: RawSpan) -> WireNode? {
        guard var content = content(of: node, .dictionary) else { return nil }
        while let (key, value) = nextMember(&content) {
            if number(ofKey: key, in: name, bytes, from: 0) != nil, !isKind(value, .null) {
                return value
            }
        }
        return nil
    }

    @inline(__always)
    private func number(
        ofKey node: WireNode, in names: KeyNames, _ bytes: RawSpan, from expected: Int
    ) -> Int? {
        let key = index.entries[node.position]
        let arena = index.arena.span.bytes
        return names.number(of: key.isInArena ? arena : bytes, key.range, from: expected)
    }

    /// Returns the number of the name that equals a string; nil if absent, or if the string has
    /// escapes or is not stored as UTF-8. In these cases, decode the string.
    package func number(
        ofStringAt node: WireNode, in names: KeyNames, _ bytes: RawSpan
    ) -> Int? {
        let entry = index.entries[node.position]
        guard entry.isKind(.string), entry.form == .plain else { return nil }
        return names.number(of: bytes, entry.range)
    }

    /// Returns whether any key of a dictionary is empty or contains a byte, including the keys of
    /// nulls.
    package func isAnyKey(
        of node: WireNode, emptyOrWith wanted: UInt8, _ bytes: RawSpan
    ) -> Bool {
        let arena = index.arena.span.bytes
        var key = node.position + 1
        let end = kind(of: node) == .dictionary ? index.entries[node.position].end : key
        while key < end {
            let entry = index.entries[key]
            let stored = entry.isInArena ? arena : bytes
            guard !entry.range.isEmpty else { return true }
            if stored.hasByte(wanted, in: entry.range) { return true }
            key = index.next(after: key + 1)
        }
        return false
    }
}
