import Essentials

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
