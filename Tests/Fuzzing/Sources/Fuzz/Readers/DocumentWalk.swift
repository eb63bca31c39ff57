import Foundation
import WireFormat

/// Every node of a document, with all its accessors.
struct DocumentWalk {
    let document: WireDocument
    /// The nodes, except those below absent members; parents come first.
    private(set) var nodes: [WireNode] = [.root]

    init(_ document: WireDocument) {
        self.document = document
        var position = 0
        while position < nodes.count, nodes.count < 20_000 {
            let node = nodes[position]
            nodes += document.elements(of: node)
            nodes += document.members(of: node).map(\.node)
            position += 1
        }
    }

    /// Each node is of one kind, and has a value of that kind.
    func checkValues() {
        for node in nodes {
            let kind = document.kind(of: node)
            let number = document.number(at: node)
            let data = document.data(at: node)
            let found: [WireKind: Bool] = [
                .boolean: document.boolean(at: node) != nil, .number: number != nil,
                .string: document.string(at: node) != nil, .data: data != nil,
                .date: document.date(at: node) != nil, .url: document.url(at: node) != nil,
            ]
            for (other, isFound) in found {
                require(
                    isFound == (kind == other), "\(kind) at \(node) also has a value of \(other)")
            }
            if let number { check(number) }
            if let data { check(data) }
            for member in document.members(of: node) {
                let key = document.key(of: member)
                require(document.value(of: key, in: node) == member.node, "“\(key)” is not found")
            }
        }
    }

    private func check(_ number: WireNumber) {
        require(number.double.isFinite, "\(number) is not finite")
        if let whole = number.int64 {
            require(
                whole < 0 || number.uint64 == UInt64(whole),
                "\(number) has different integer values")
        }
        require(!number.description.isEmpty, "no description")
    }

    private func check(_ data: WireData) {
        do {
            var pieces = Data()
            try data.forEachChunk(ofAtMost: 5) { piece in
                piece.withUnsafeBytes { pieces.append(contentsOf: $0) }
            }
            let whole = try data.load()
            require(whole == pieces, "data differs from its chunks")
            require(whole.count == data.byteCount, "\(data) has \(whole.count) bytes")
        } catch {
            violated("checked data does not load: \(error)")
        }
    }

    /// Each node has a distinct place, where a value starts.
    func checkPlaces(in bytes: Data) {
        let asked = Array(nodes.prefix(2_000))
        let places = document.places(of: asked + document.findings.map(\.node))
        var pointers: Set<[UInt8]> = []
        for node in asked {
            guard let place = places[node] else { violated("\(node) has no place") }
            require(isBeginning(place.location.offset, bytes), "no value starts at \(place)")
            if document.encoding.form.isText {
                let line = place.location.line ?? 0
                require(line > 0 && (place.location.column ?? 0) > 0, "\(place) has no line")
            }
            require(
                pointers.insert(Array(place.pointer.utf8)).inserted,
                "two nodes have the place \(place)")
        }
        for finding in document.findings {
            require(places[finding.node] != nil, "\(finding.code.rawValue) has no place")
        }
    }

    private func isBeginning(_ offset: Int, _ bytes: Data) -> Bool {
        guard 0..<bytes.count ~= offset else { return false }
        let byte = bytes[bytes.startIndex + offset]
        switch document.encoding {
        case .json: return Array("{[\"-0123456789tfn".utf8).contains(byte)
        case .xml: return byte == UInt8(ascii: "<") || bytes[bytes.startIndex] >= 0xFE
        default: return offset >= 8 && !(0x70...0x9F).contains(byte) && byte < 0xE0
        }
    }
}
