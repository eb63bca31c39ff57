import Essentials

extension WireDocument {
    /// Returns the members of a dictionary, or the only member of an unknown tag, in canonical
    /// order. Members whose value is null are omitted unless `nulls` is true.
    package func canonicalMembers(of node: WireNode, nulls: Bool = false) -> Members {
        var members = members(of: node)
        members.skipsNulls = !nulls
        let entry = index.entries[node.position]
        if entry.form != .sorted, entry.count > 1 { members.sorted = sorted(members)[...] }
        return members
    }

    private func sorted(_ members: Members) -> [Member] {
        members.sorted {
            index.compareKeys(
                index.entries[$0.keyPosition], index.entries[$1.keyPosition], storage.bytes) < 0
        }
    }

    /// Returns whether a value is null, or a nonempty container with only nulls below it. In both
    /// cases, ``value(at:)`` returns nil.
    package func isAbsent(_ node: WireNode) -> Bool {
        (node.position..<index.next(after: node.position)).allSatisfy { position in
            let entry = index.entries[position]
            return entry.isKey || entry.isKind(.null) || entry.isContainer && entry.count > 0
        }
    }
}

extension WireDocument {
    /// If a node is the value of a member, returns the node of the member's key, so that a finding
    /// can point at the key; returns any other node unchanged.
    package func keyNode(of value: WireNode) -> WireNode {
        let isMember = value.position > 0 && index.entries[value.position - 1].isKey
        return isMember ? WireNode(value.position - 1) : value
    }
}

extension WireDocument {
    package func key(at node: WireNode) -> String? {
        let entry = index.entries[node.position]
        return entry.isKey ? index.plainString(entry, storage.bytes) : nil
    }
}

extension WireDocument.Member {
    /// The node of the member's key, for findings about the key. Such a finding has the location of
    /// the key and the pointer of the member's value.
    package var keyNode: WireNode { WireNode(keyPosition) }
}
