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

    /// Whether a member holds a null, and counts as absent therefore.
    package func holdsNull(_ member: Member) -> Bool {
        index.entries[member.keyPosition].isAbsent
    }
}

extension WireDocument.Member {
    /// The member's key, as a node whose place can be asked for: the pointer is the member's.
    package var keyNode: WireNode { WireNode(keyPosition) }
}
