import Essentials

extension WireDocument {
    package struct Place: Hashable, Sendable {
        /// The JSON Pointer (RFC 6901). A known tag, such as `$date`, is not a step of the pointer.
        package var pointer: String
        package var location: Finding.Location
    }

    /// The maximum total size of the pointers in one call, in bytes. The limit exists because many
    /// pointers can contain the same long key.
    package static let pointerByteCount = 16 << 20

    /// Returns the places of many nodes, in one walk over the index and one pass over the bytes.
    ///
    /// If the pointers exceed `pointerByteCount` in total, the last nodes in document order have no
    /// place.
    package func places(
        of nodes: [WireNode], pointerByteCount: Int = pointerByteCount
    ) -> [WireNode: Place] {
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

    package func place(of node: WireNode) -> Place {
        places(of: [node])[node] ?? Place(pointer: "", location: .init(offset: 0))
    }

    package func offset(of node: WireNode) -> Int {
        index.startOffset(node.position, encoding, storage.bytes)
    }

    /// The offsets must be ascending.
    func locations(of offsets: [Int]) -> [Finding.Location] {
        guard encoding.form.isText else { return offsets.map { .init(offset: $0) } }
        var counter = LineCounter(storage.bytes, isTranscoded: input.utf16 != nil)
        return offsets.map { offset in
            var location = counter.advance(to: offset, storage.bytes)
            location.offset = input.originalOffset(offset, counter)
            return location
        }
    }
}

extension Finding.Location {
    /// Finds the line and column of an offset in UTF-8 text. LF, CR LF and CR each end a line.
    package init(of offset: Int, in text: [UInt8]) {
        self = text.withSpan { text in
            var counter = LineCounter(text.bytes, isTranscoded: false)
            return counter.advance(to: offset, text.bytes)
        }
    }
}

/// Converts ascending offsets to lines and columns, by counting line ends and Unicode scalars.
struct LineCounter {
    private var offset: Int
    private var line = 1
    private var column = 1
    /// The number of UTF-16 code units before the offset, for input in UTF-16.
    private(set) var utf16Count = 0

    /// Starts after the byte order mark, which does not count as a column. Transcoded UTF-16 has no
    /// mark.
    init(_ bytes: RawSpan, isTranscoded: Bool) {
        offset = !isTranscoded && bytes.hasUTF8Mark ? 3 : 0
    }

    mutating func advance(to target: Int, _ bytes: RawSpan) -> Finding.Location {
        let end = min(target, bytes.byteCount)
        while offset < end {
            let byte = bytes.byte(at: offset)
            offset += 1
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isLineFeed(bytes)) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            if byte & 0xC0 != 0x80 { utf16Count += byte >= 0xF0 ? 2 : 1 }
        }
        return Finding.Location(offset: target, line: line, column: column)
    }

    private func isLineFeed(_ bytes: RawSpan) -> Bool {
        offset < bytes.byteCount && bytes.byte(at: offset) == UInt8(ascii: "\n")
    }
}
