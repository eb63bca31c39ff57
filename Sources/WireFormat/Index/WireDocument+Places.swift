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
    public func places(of nodes: [WireNode]) -> [WireNode: Place] {
        let wanted = Set(nodes.map(\.position)).sorted()
        let pointers = index.pointers(to: wanted, storage.bytes)
        let offsets = wanted.map(startOffset)
        let locations = self.locations(of: offsets)
        var places: [WireNode: Place] = [:]
        for (number, position) in wanted.enumerated() {
            places[WireNode(position)] = Place(
                pointer: pointers[number], location: locations[number])
        }
        return places
    }

    /// The place of one node; see ``places(of:)`` for many.
    public func place(of node: WireNode) -> Place {
        places(of: [node])[node] ?? Place(pointer: "", location: .init(offset: 0))
    }

    /// Where a value begins: at its quote in JSON, at its tag in XML.
    private func startOffset(_ position: Int) -> Int {
        let entry = index.entries[position]
        let bytes = storage.bytes
        var offset = min(entry.offset, max(0, bytes.byteCount - 1))
        switch encoding.form {
        case .json where entry.kind == .string || entry.kind == .data:
            return entry.form == .arena || entry.form == .base64Arena ? parentOffset(position)
                : offset - 1
        case .xml where !entry.isContainer:
            if entry.form == .arena || entry.form == .base64Arena { return parentOffset(position) }
            while offset > 0, bytes.byte(at: offset) != UInt8(ascii: "<") { offset -= 1 }
            return offset
        default:
            if entry.form == .arena || entry.form == .base64Arena { return parentOffset(position) }
            return entry.offset
        }
    }

    /// For a value that was decoded into the arena: where the container around it begins.
    private func parentOffset(_ position: Int) -> Int {
        var container = position - 1
        while container > 0 {
            let entry = index.entries[container]
            if entry.isContainer, entry.end > position { break }
            container -= 1
        }
        return container < 0 ? 0 : index.entries[container].offset
    }

    /// Lines and columns of offsets that ascend.
    func locations(of offsets: [Int]) -> [WireError.Location] {
        guard encoding != .binary else { return offsets.map { .init(offset: $0) } }
        var counter = LineCounter()
        return offsets.map { offset in
            var location = counter.advance(to: offset, storage.bytes)
            location.offset = input.originalOffset(offset, counter)
            return location
        }
    }
}
