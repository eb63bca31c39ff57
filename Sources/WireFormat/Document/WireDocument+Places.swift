#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WireDocument {
    /// A value's place: the pointer to it, and where it begins in the input.
    public struct Place: Hashable, Sendable {
        /// The JSON Pointer (RFC 6901); a known tag is no step in it.
        public var pointer: String
        /// The place of its first byte.
        public var location: WireError.Location
    }

    /// The places of many nodes, found in one walk over the index and one over the bytes.
    ///
    /// Where the pointers have more than 16 MiB together, the last nodes of the document have none.
    public func places(of nodes: [WireNode]) -> [WireNode: Place] {
        places(of: nodes, pointerByteCount: Self.pointerByteCount)
    }

    /// The most bytes of pointers that are made at once: a long key may stand in many of them.
    package static let pointerByteCount = 16 << 20

    /// The places of many nodes; where the pointers are longer than so many bytes together, the last
    /// nodes of the document have none.
    package func places(of nodes: [WireNode], pointerByteCount: Int) -> [WireNode: Place] {
        let wanted = Set(nodes.map(\.position)).sorted()
        let pointers = index.pointers(to: wanted, atMost: pointerByteCount, storage.bytes)
        let offsets = wanted.map { index.startOffset($0, encoding, storage.bytes) }
        let locations = self.locations(of: offsets)
        var places: [WireNode: Place] = [:]
        for ((position, pointer), location) in zip(zip(wanted, pointers), locations) {
            places[WireNode(position)] = Place(pointer: pointer, location: location)
        }
        return places
    }

    /// The place of one node; see ``places(of:)`` for many.
    public func place(of node: WireNode) -> Place {
        places(of: [node])[node] ?? Place(pointer: "", location: .init(offset: 0))
    }

    /// The offset of a node's first byte.
    package func offset(of node: WireNode) -> Int {
        index.startOffset(node.position, encoding, storage.bytes)
    }

    /// Lines and columns of offsets that ascend.
    func locations(of offsets: [Int]) -> [WireError.Location] {
        guard encoding != .binary else { return offsets.map { .init(offset: $0) } }
        var counter = LineCounter(storage.bytes, isTranscoded: input.utf16 != nil)
        return offsets.map { offset in
            var location = counter.advance(to: offset, storage.bytes)
            location.offset = input.originalOffset(offset, counter)
            return location
        }
    }
}
