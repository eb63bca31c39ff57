#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WireDocument {
    /// The members of a dictionary, or the one of an unknown tag, in the canonical order; those that
    /// hold a null too.
    package func canonicalMembers(of node: WireNode) -> CanonicalMembers {
        var members = members(of: node)
        members.skipsAbsent = false
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

    /// Whether a node is the value of a member that holds a null, and counts as absent therefore.
    package func isAbsent(_ node: WireNode) -> Bool {
        guard node.position > 0 else { return false }
        let key = index.entries[node.position - 1]
        return key.isKey && key.isAbsent
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
