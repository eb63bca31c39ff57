import Essentials

/// A table of member names. It finds the index of a key without creating a string for the key.
package struct KeyNames: Sendable {
    /// The length of a name, and three words that can overlap: the first eight bytes, the next
    /// eight, and the last eight. For a name of at most 16 bytes, the middle word equals the last
    /// word. For a name shorter than eight bytes, each word is the name padded with zeros.
    private struct Name: Equatable {
        /// The maximum length of a name whose bytes are all in the three words.
        static let wholeCount = 24

        let count: Int
        let words: (first: UInt64, middle: UInt64, last: UInt64)

        @inline(__always)
        init(_ bytes: RawSpan, _ range: Range<Int>) {
            count = range.count
            let start = range.lowerBound
            let first = bytes.word(at: start, count: min(8, count))
            let last = count < 8 ? first : bytes.word(at: start &+ count &- 8)
            words = (first, count > 16 ? bytes.word(at: start &+ 8) : last, last)
        }

        @inline(__always)
        static func == (left: Name, right: Name) -> Bool {
            left.words == right.words && left.count == right.count
        }
    }

    private var names: [Name] = []
    private var texts: [String] = []

    /// The index of a name in the table is its index in `names`.
    package init(_ names: [String] = []) {
        for name in names { append(name) }
    }

    package var count: Int { names.count }

    package mutating func append(_ name: String) {
        names.append(name.withBytes { Name($0, 0..<$0.byteCount) })
        texts.append(name)
    }

    package func index(of name: String) -> Int? {
        name.withBytes { index(of: $0, 0..<$0.byteCount) }
    }

    /// Searches from the index `start` to the end, and then from the first name. `start` must not
    /// exceed the number of names. Most dictionaries have their members in canonical order, so pass
    /// the index of the previous member's name plus 1.
    @inline(__always)
    func index(of bytes: RawSpan, _ range: Range<Int>, from start: Int = 0) -> Int? {
        guard range.count <= Name.wholeCount else { return index(ofLong: bytes, range) }
        let name = Name(bytes, range)
        for number in start..<names.count where names[number] == name { return number }
        for number in 0..<start where names[number] == name { return number }
        return nil
    }

    @inline(never)
    private func index(ofLong bytes: RawSpan, _ range: Range<Int>) -> Int? {
        let name = Name(bytes, range)
        return names.indices.first { number in
            names[number] == name
                && texts[number].withBytes { $0.isIdentical(to: bytes.extracting(range)) }
        }
    }
}

extension WireDocument {
    /// The members of a dictionary, each with the index of its name in a table.
    package struct NamedMembers: Sendable {
        private var content: Content
        private var expected = 0
        /// The value of each name in the table, and the number of members with other names; nil if
        /// the members are already in the order of the table, or if the caller accepts any order.
        private var ordered: (values: [WireNode?], otherCount: Int)?

        @inline(__always)
        fileprivate init(_ content: Content) {
            self.content = content
        }

        /// Returns the next value that is not null, and the index of its member's name in the
        /// table. If the table does not have the name, `number` is nil, and `value` is unspecified.
        @inline(__always)
        package mutating func next(
            in document: WireDocument, _ names: KeyNames, _ bytes: RawSpan
        ) -> (number: Int?, value: WireNode)? {
            if ordered != nil { return nextOrdered() }
            while let (node, value) = document.nextMember(&content) {
                if document.isKind(value, .null) { continue }
                let number = document.nameIndex(ofKey: node, in: names, bytes, from: expected)
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

        /// Puts the members whose names are in the table into the order of the table, and all other
        /// members after them.
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

    /// Returns the members of a dictionary, in the order of the names if `isOrdered` is true; empty
    /// for any other node. The names must be in canonical order.
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

    /// Returns the value of the member whose name is the only name in the table; nil if the member
    /// is missing or null.
    package func value(of name: KeyNames, in node: WireNode, _ bytes: RawSpan) -> WireNode? {
        guard var content = content(of: node, .dictionary) else { return nil }
        while let (key, value) = nextMember(&content) {
            if nameIndex(ofKey: key, in: name, bytes, from: 0) != nil, !isKind(value, .null) {
                return value
            }
        }
        return nil
    }

    @inline(__always)
    private func nameIndex(
        ofKey node: WireNode, in names: KeyNames, _ bytes: RawSpan, from expected: Int
    ) -> Int? {
        let key = index.entries[node.position]
        let arena = index.arena.span.bytes
        return names.index(of: key.isInArena ? arena : bytes, key.range, from: expected)
    }

    /// Returns the index of the name that equals a string; nil if the table has no such name.
    ///
    /// Compares only a string that the input contains as plain UTF-8. For any other string, for
    /// example one with escapes, returns nil; decode it, and call ``KeyNames/index(of:)``.
    package func nameIndex(
        ofStringAt node: WireNode, in names: KeyNames, _ bytes: RawSpan
    ) -> Int? {
        let entry = index.entries[node.position]
        guard entry.isKind(.string), entry.form == .plain else { return nil }
        return names.index(of: bytes, entry.range)
    }

    /// Returns whether any key of a dictionary is empty or contains the byte `wanted`. Keys with
    /// null values count too.
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
