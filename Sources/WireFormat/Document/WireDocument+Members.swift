import Essentials

extension WireDocument {
    package struct Member: Hashable, Sendable {
        let keyPosition: Int
        package var node: WireNode { WireNode(keyPosition + 1) }
    }

    /// Returns the members of a dictionary, or the only member of an unknown tag, in the order of
    /// the document; empty for any other node.
    ///
    /// Members whose value is null are omitted; ``findings`` lists them.
    package func members(of node: WireNode) -> Members {
        let entry = index.entries[node.position]
        let isKeyed = entry.kind == .dictionary || entry.kind == .unknownTag
        return Members(document: self, position: node.position + 1, end: isKeyed ? entry.end : 0)
    }

    /// Returns the elements of an array, including nulls; empty for any other node.
    package func elements(of node: WireNode) -> Elements {
        let entry = index.entries[node.position]
        let end = entry.kind == .array ? entry.end : 0
        return Elements(document: self, position: node.position + 1, end: end)
    }

    package func key(of member: Member) -> String { key(of: member, storage.bytes) }

    /// Pass the bytes of ``withBytes(_:)``.
    package func key(of member: Member, _ bytes: RawSpan) -> String {
        index.plainString(index.entries[member.keyPosition], bytes)
    }

    package func value(of key: String, in node: WireNode) -> WireNode? {
        let bytes = storage.bytes
        return key.withBytes { text in
            members(of: node).first { member in
                index.isIdentical(index.entries[member.keyPosition], text, bytes)
            }
        }?.node
    }

    package struct Members: Sequence, IteratorProtocol, Sendable {
        let document: WireDocument
        var position: Int
        let end: Int
        var skipsNulls = true
        /// The rest of the members in canonical order; nil if that is their order in the document,
        /// or if the caller accepts any order.
        var sorted: ArraySlice<Member>?

        package mutating func next() -> Member? {
            if sorted != nil { return sorted?.popFirst() }
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

    package struct Elements: Sequence, IteratorProtocol, Sendable {
        let document: WireDocument
        var position: Int
        let end: Int

        package mutating func next() -> WireNode? {
            guard position < end else { return nil }
            defer { position = document.index.next(after: position) }
            return WireNode(position)
        }
    }
}
