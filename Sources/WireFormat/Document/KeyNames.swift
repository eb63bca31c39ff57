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

    /// The greatest number of names, which is the capacity of ``WireDocument/NamedMembers``.
    private static let greatestCount = WireDocument.NamedMembers.greatestCount

    private var names: [Name] = []
    private var texts: [String] = []

    /// Creates a table of at most sixteen names, numbered in their order.
    package init(_ names: [String] = []) {
        for name in names { append(name) }
    }

    /// Whether the table has sixteen names, and takes no more.
    package var isFull: Bool { names.count == Self.greatestCount }

    /// Appends a name to the table, which must not be full.
    package mutating func append(_ name: String) {
        // The names are this package's own; input reaches a table only through ``isFull``.
        precondition(!isFull, "a table of more than sixteen names")
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
    /// The values of a dictionary's members with known names, in the order of the names.
    package struct NamedMembers: Sendable {
        /// The greatest number of names, which ``KeyNames`` enforces.
        static let greatestCount = SIMD16<UInt32>.scalarCount

        private var positions = SIMD16<UInt32>()
        /// One bit for each number that has a position and was not returned yet.
        package private(set) var numbers: UInt16 = 0
        /// The number of members with other names.
        package fileprivate(set) var otherCount = 0

        /// The member whose name comes last; nil if there is none.
        package var last: (number: Int, value: WireNode)? {
            guard numbers != 0 else { return nil }
            let number = UInt16.bitWidth - 1 - numbers.leadingZeroBitCount
            return (number, WireNode(Int(positions[number])))
        }

        /// Returns the next member: the number of its name, and its value.
        package mutating func next() -> (number: Int, value: WireNode)? {
            guard numbers != 0 else { return nil }
            let number = numbers.trailingZeroBitCount
            numbers &= numbers - 1
            return (number, WireNode(Int(positions[number])))
        }

        fileprivate mutating func set(_ number: Int, _ position: Int) {
            positions[number] = UInt32(position)
            numbers |= 1 << UInt16(number)
        }
    }

    /// Returns the members of a dictionary that have one of at most sixteen names. Members that are
    /// null are left out.
    package func members(
        of node: WireNode, named names: KeyNames, _ bytes: RawSpan
    ) -> NamedMembers {
        let arena = index.arena.span.bytes
        var members = NamedMembers()
        var expected = 0
        var key = node.position + 1
        let end = kind(of: node) == .dictionary ? index.entries[node.position].end : key
        while key < end {
            let entry = index.entries[key]
            if index.entries[key + 1].isKind(.null) {
                // A member that is null counts as absent.
            } else if let number = names.number(
                of: entry.isInArena ? arena : bytes, entry.range, from: expected)
            {
                members.set(number, key + 1)
                expected = number + 1
            } else {
                members.otherCount += 1
            }
            key = index.next(after: key + 1)
        }
        return members
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
