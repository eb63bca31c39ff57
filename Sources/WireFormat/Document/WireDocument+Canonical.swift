#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WireDocument {
    /// The members of a dictionary, or the one of an unknown tag, in the canonical order; with those
    /// that are null only if asked for.
    package func canonicalMembers(of node: WireNode, nulls: Bool = false) -> CanonicalMembers {
        var members = members(of: node)
        members.skipsNulls = !nulls
        let entry = index.entries[node.position]
        guard entry.form != .sorted, entry.count > 1 else {
            return CanonicalMembers(members: members)
        }
        return CanonicalMembers(members: members, sorted: sorted(Array(members))[...])
    }

    private func sorted(_ members: [Member]) -> [Member] {
        let index = index
        return members.sorted {
            index.compareKeys(
                index.entries[$0.keyPosition], index.entries[$1.keyPosition], storage.bytes) < 0
        }
    }

    /// Members in the canonical order: mostly that in which they stand.
    package struct CanonicalMembers: Sequence, IteratorProtocol, Sendable {
        var members: Members
        /// The members sorted, where they stand in another order.
        var sorted: ArraySlice<Member>?

        /// The next member.
        package mutating func next() -> Member? {
            sorted == nil ? members.next() : sorted?.popFirst()
        }
    }

    /// Whether a value is null, or holds something and nothing but nulls: then ``value(at:)`` is nil.
    package func isAbsent(_ node: WireNode) -> Bool {
        (node.position..<index.next(after: node.position)).allSatisfy { position in
            let entry = index.entries[position]
            return entry.isKey || entry.isKind(.null) || entry.isContainer && entry.count > 0
        }
    }
}

extension WireDocument {
    /// The key before a member's value, as a node whose place can be asked for; the value itself for
    /// what is no member.
    package func keyNode(of value: WireNode) -> WireNode {
        let isMember = value.position > 0 && index.entries[value.position - 1].isKey
        return isMember ? WireNode(value.position - 1) : value
    }
}

extension WireDocument {
    /// The key at a node that stands for one; nil for a value.
    package func key(at node: WireNode) -> String? {
        let entry = index.entries[node.position]
        return entry.isKey ? index.plainString(entry, storage.bytes) : nil
    }
}

extension WireDocument.Member {
    /// The member's key, as a node whose place can be asked for: the pointer is the member's.
    package var keyNode: WireNode { WireNode(keyPosition) }
}
