#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WireDocument {
    /// The values of a dictionary's members with known names, in the order of these.
    package struct NamedMembers: Sendable {
        /// The greatest number of names; ``KeyNames`` makes sure that there are no more.
        static let greatestCount = SIMD16<UInt32>.scalarCount

        private var positions = SIMD16<UInt32>()
        /// The numbers that have a position and have not been taken yet, a bit for each.
        private var numbers: UInt16 = 0
        /// How many members have other names.
        package fileprivate(set) var otherCount = 0

        /// The next member: the number of its name, and its value.
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

    /// Finds the members of a dictionary that have one of at most sixteen names; those that are null
    /// are left out.
    package func members(
        of node: WireNode, named names: KeyNames, _ bytes: RawSpan
    ) -> NamedMembers {
        let arena = index.arena.span.bytes
        var members = NamedMembers()
        var key = node.position + 1
        let end = kind(of: node) == .dictionary ? index.entries[node.position].end : key
        while key < end {
            let entry = index.entries[key]
            if index.entries[key + 1].isKind(.null) {
                // A member that is null is absent.
            } else if let number = names.number(of: entry.isInArena ? arena : bytes, entry.range) {
                members.set(number, key + 1)
            } else {
                members.otherCount += 1
            }
            key = index.next(after: key + 1)
        }
        return members
    }

    /// The number of the name that a string is; nil for none of them, and where it is not stored as
    /// it is: then a string has to be made of it.
    package func number(
        ofStringAt node: WireNode, in names: KeyNames, _ bytes: RawSpan
    ) -> Int? {
        let entry = index.entries[node.position]
        guard entry.isKind(.string), entry.form == .plain else { return nil }
        return names.number(of: bytes, entry.range)
    }

    /// Whether a key of a dictionary is empty, or holds a byte; those of nulls count too.
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
