import Essentials

/// A table of member names that finds a key without creating a string for it.
package struct KeyNames: Sendable {
    /// Three words of a name: the first eight bytes, the next eight, and the last eight, which
    /// overlap. A name of fewer than eight bytes has one word, filled up with zeros.
    private struct Name: Equatable {
        /// The greatest length at which the three words hold every byte.
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

    /// Creates a table of names, numbered in their order.
    package init(_ names: [String] = []) {
        for name in names { append(name) }
    }

    /// The number of names.
    package var count: Int { names.count }

    /// Appends a name to the table.
    package mutating func append(_ name: String) {
        names.append(name.withBytes { Name($0, 0..<$0.byteCount) })
        texts.append(name)
    }

    /// Returns the number of a name; nil if it is not in the table.
    package func number(of name: String) -> Int? {
        name.withBytes { number(of: $0, 0..<$0.byteCount) }
    }

    /// Returns the number of a name; nil if it is not in the table.
    ///
    /// Most dictionaries have their members in canonical order, so the search begins at `start`, and
    /// then continues from the first name. `start` is at most the number of names.
    @inline(__always)
    func number(of bytes: RawSpan, _ range: Range<Int>, from start: Int = 0) -> Int? {
        guard range.count <= Name.wholeCount else { return number(ofLong: bytes, range) }
        let name = Name(bytes, range)
        for number in start..<names.count where names[number] == name { return number }
        for number in 0..<start where names[number] == name { return number }
        return nil
    }

    @inline(never)
    private func number(ofLong bytes: RawSpan, _ range: Range<Int>) -> Int? {
        let name = Name(bytes, range)
        return names.indices.first { number in
            names[number] == name
                && texts[number].withBytes { $0.isIdentical(to: bytes.extracting(range)) }
        }
    }
}

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
