#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WireDocument {
    /// A member of a dictionary: where its key and its value stand in the index.
    public struct Member: Hashable, Sendable {
        let keyPosition: Int
        /// The member's value.
        public var node: WireNode { WireNode(keyPosition + 1) }
    }

    /// The members of a dictionary, or the one of an unknown tag, in the order of the document.
    ///
    /// Members that are null are left out; ``remarks`` tells of them.
    public func members(of node: WireNode) -> Members {
        let entry = index.entries[node.position]
        let isKeyed = entry.kind == .dictionary || entry.kind == .unknownTag
        return Members(document: self, position: node.position + 1, end: isKeyed ? entry.end : 0)
    }

    /// The elements of an array, nulls among them; none when the node is something else.
    public func elements(of node: WireNode) -> Elements {
        let entry = index.entries[node.position]
        let end = entry.kind == .array ? entry.end : 0
        return Elements(document: self, position: node.position + 1, end: end)
    }

    /// A member's key.
    public func key(of member: Member) -> String { key(of: member, storage.bytes) }

    /// The same, with the document's bytes.
    package func key(of member: Member, _ bytes: RawSpan) -> String {
        index.plainString(index.entries[member.keyPosition], bytes)
    }

    /// The value of a member of a dictionary; nil when there is none.
    public func value(of key: String, in node: WireNode) -> WireNode? {
        key.withBytes { text in
            members(of: node).first { member in
                index.isIdentical(index.entries[member.keyPosition], text, storage.bytes)
            }
        }?.node
    }

    /// A sequence of members.
    public struct Members: Sequence, IteratorProtocol, Sendable {
        let document: WireDocument
        var position: Int
        let end: Int
        var skipsNulls = true

        /// The next member.
        public mutating func next() -> Member? {
            while position < end {
                let key = position
                position = document.index.next(after: key + 1)
                if !skipsNulls || !document.index.entries[key + 1].isKind(.null) {
                    return Member(keyPosition: key)
                }
            }
            return nil
        }
    }

    /// A sequence of elements.
    public struct Elements: Sequence, IteratorProtocol, Sendable {
        let document: WireDocument
        var position: Int
        let end: Int

        /// The next element.
        public mutating func next() -> WireNode? {
            guard position < end else { return nil }
            defer { position = document.index.next(after: position) }
            return WireNode(position)
        }
    }
}
