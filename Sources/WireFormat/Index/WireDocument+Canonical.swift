#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WireDocument {
    /// The members of a dictionary in the canonical order, those that hold a null too.
    package func canonicalMembers(of node: WireNode) -> [Member] {
        sorted(allMembers(of: node), of: node)
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

extension WireDocument.Member {
    /// The member's key, as a node whose place can be asked for: the pointer is the member's.
    package var keyNode: WireNode { WireNode(keyPosition) }
}
