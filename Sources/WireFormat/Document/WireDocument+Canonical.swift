import Essentials

extension WireDocument {
    /// Returns the members of a dictionary, or the only member of an unknown tag, in canonical
    /// order. Members that are null are left out unless `nulls` is true.
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
        members.sorted {
            index.compareKeys(
                index.entries[$0.keyPosition], index.entries[$1.keyPosition], storage.bytes) < 0
        }
    }

    /// Members in canonical order, which is usually their order in the document.
    package struct CanonicalMembers: Sequence, IteratorProtocol, Sendable {
        var members: Members
        /// The sorted members; nil if the document has them in canonical order.
        var sorted: ArraySlice<Member>?

        /// The next member.
        package mutating func next() -> Member? {
            sorted == nil ? members.next() : sorted?.popFirst()
        }
    }

    /// Returns whether a value is null, or a nonempty container with only nulls. For both,
    /// ``value(at:)`` returns nil.
    package func isAbsent(_ node: WireNode) -> Bool {
        (node.position..<index.next(after: node.position)).allSatisfy { position in
            let entry = index.entries[position]
            return entry.isKey || entry.isKind(.null) || entry.isContainer && entry.count > 0
        }
    }
}

extension WireDocument {
    /// Returns the key of a member's value as a node, because the key has a position in the input;
    /// returns any other node unchanged.
    package func keyNode(of value: WireNode) -> WireNode {
        let isMember = value.position > 0 && index.entries[value.position - 1].isKey
        return isMember ? WireNode(value.position - 1) : value
    }
}

extension WireDocument {
    /// Returns the key at a node; nil if the node is a value.
    package func key(at node: WireNode) -> String? {
        let entry = index.entries[node.position]
        return entry.isKey ? index.plainString(entry, storage.bytes) : nil
    }
}

extension WireDocument.Member {
    /// The member's key as a node, so that it has a place. Its pointer is the member's.
    package var keyNode: WireNode { WireNode(keyPosition) }
}
