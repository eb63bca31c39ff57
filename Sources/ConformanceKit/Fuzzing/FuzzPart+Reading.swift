/// Reads documents as parts. Malformed text is reproduced exactly.
extension FuzzPart {
    /// The maximum number of containers inside each other. The mark of a deeper container is a
    /// token, and a deeper property list is not parsed.
    static let maximumDepth = 128

    init(json bytes: [UInt8]) {
        var open = [FuzzPart(parts: [])]
        for token in Self.words(bytes) {
            let last = open.count - 1
            switch token {
            case Self.brace where last < Self.maximumDepth,
                Self.bracket where last < Self.maximumDepth:
                open.append(FuzzPart(token))
            case Self.comma where last > 0: open[last].parts.append(FuzzPart(parts: [.init(token)]))
            case [UInt8(ascii: "}")] where last > 0, [UInt8(ascii: "]")] where last > 0:
                open[last].end = token
                open[last - 1].add(inJSON: open.removeLast())
            default: open[last].add(inJSON: FuzzPart(token))
            }
        }
        self = Self.closed(open) { $0.add(inJSON: $1) }
    }

    /// Adds a part to the last element of a container, or to the document.
    private mutating func add(inJSON part: FuzzPart) {
        guard !isGroup else { return parts.append(part) }
        if parts.isEmpty { parts.append(FuzzPart(parts: [])) }
        parts[parts.count - 1].parts.append(part)
    }

    init(xml bytes: [UInt8]) {
        var open = [FuzzPart(parts: [])]
        for token in Self.tags(bytes) {
            let last = open.count - 1
            if token.starts(with: "</".utf8), last > 0 {
                open[last].end = token
                open[last - 1].add(inXML: open.removeLast())
            } else if Self.isTag(token), last < Self.maximumDepth,
                !token.starts(with: "</".utf8), !token.suffix(2).starts(with: "/>".utf8)
            {
                open.append(FuzzPart(token))
            } else {
                open[last].add(inXML: FuzzPart(token))
            }
        }
        self = Self.closed(open) { $0.add(inXML: $1) }
    }

    /// Adds a part; a value forms a group with the key before it.
    private mutating func add(inXML part: FuzzPart) {
        parts.append(part)
        let isKey = { (one: FuzzPart) in one.start.starts(with: "<key".utf8) }
        guard Self.isTag(part.start), !isKey(part),
            let key = parts.dropLast().lastIndex(where: { $0.isGroup || Self.isTag($0.start) }),
            isKey(parts[key])
        else { return }
        parts.replaceSubrange(key..., with: [FuzzPart(parts: Array(parts[key...]))])
    }

    private static func isTag(_ token: [UInt8]) -> Bool {
        token.count > 2 && token[0] == UInt8(ascii: "<") && !"!?".utf8.contains(token[1])
    }

    /// Ends the containers that are still open.
    private static func closed(
        _ open: [FuzzPart], _ add: (inout FuzzPart, FuzzPart) -> Void
    ) -> FuzzPart {
        var open = open
        while open.count > 1 {
            let inner = open.removeLast()
            add(&open[open.count - 1], inner)
        }
        return open[0]
    }

    // MARK: Tokens

    private static func words(_ bytes: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var position = 0
        while position < bytes.count {
            let start = position
            position += 1
            switch bytes[start] {
            case UInt8(ascii: "\""):
                while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                position = min(position + 1, bytes.count)
            case _ where isMark(bytes[start]): break
            case let first:
                while position < bytes.count, !isMark(bytes[position]),
                    bytes[position] != UInt8(ascii: "\""),
                    isSpace(bytes[position]) == isSpace(first)
                {
                    position += 1
                }
            }
            tokens.append(Array(bytes[start..<position]))
        }
        return tokens
    }

    private static func isMark(_ byte: UInt8) -> Bool { "{}[],:".utf8.contains(byte) }

    private static func tags(_ bytes: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            var end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            if rest.first == UInt8(ascii: "<") {
                let known = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
                let close = known.first { rest.starts(with: $0.0.utf8) }?.1 ?? ">"
                let start = rest.indices.first { rest[$0...].starts(with: close.utf8) }
                end = start.map { $0 + close.utf8.count } ?? bytes.count
            }
            tokens.append(Array(bytes[position..<end]))
            position = end
        }
        return tokens
    }
}

// MARK: Binary property lists

extension FuzzPart {
    /// Returns nil if the trailer, the offset table or a length is malformed.
    init?(binary bytes: [UInt8]) {
        guard let table = BinaryTable(bytes) else { return nil }
        var count = 0
        guard let top = table.part(table.top, within: [], &count) else { return nil }
        self = top
    }
}

/// The objects of a binary property list.
private struct BinaryTable {
    private let objects: [ArraySlice<UInt8>]
    private let referenceSize: Int
    let top: Int

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 42, bytes.count <= 65536 else { return nil }
        let trailer = bytes.count - 32
        let numbers = [8, 16, 24].map { Self.number(bytes[(trailer + $0)...].prefix(8)) }
        let (count, top, table) = (numbers[0], numbers[1], numbers[2])
        let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, 1...4096 ~= count,
            8..<trailer ~= table, table + count * offsetSize == trailer
        else { return nil }
        let offsets = (0..<count).map { number in
            Self.number(bytes[(table + number * offsetSize)...].prefix(offsetSize))
        }
        guard offsets.allSatisfy({ 8..<table ~= $0 }) else { return nil }
        let ends = offsets.sorted() + [table]
        objects = offsets.map { offset in bytes[offset..<(ends.first { $0 > offset } ?? table)] }
        (self.top, self.referenceSize) = (top, referenceSize)
    }

    /// Returns the object with a number. Shared objects are repeated, at most 4096 in all. A
    /// reference to an enclosing object, or past the end, remains a reference.
    func part(_ number: Int, within outer: [Int], _ count: inout Int) -> FuzzPart? {
        count += 1
        guard count <= 4096, outer.count <= FuzzPart.maximumDepth else { return nil }
        guard objects.indices.contains(number), !outer.contains(number) else {
            var part = FuzzPart(parts: [])
            part.reference = number
            return part
        }
        let bytes = objects[number]
        let kind = bytes[bytes.startIndex] & 0xF0
        guard kind == 0xA0 || kind == 0xD0 else { return FuzzPart(bytes) }
        guard let references = references(bytes, kind) else { return nil }
        var inner: [FuzzPart] = []
        for reference in references {
            guard let part = part(reference, within: outer + [number], &count) else { return nil }
            inner.append(part)
        }
        var part = FuzzPart([kind])
        let half = inner.count / 2
        part.parts =
            kind == 0xA0 ? inner : (0..<half).map { .init(parts: [inner[$0], inner[$0 + half]]) }
        return part
    }

    /// Returns the numbers of the objects in a container; in a dictionary, keys precede values.
    private func references(_ bytes: ArraySlice<UInt8>, _ kind: UInt8) -> [Int]? {
        var count = Int(bytes[bytes.startIndex] & 15)
        var rest = bytes.dropFirst()
        if count == 15 {
            guard let size = rest.popFirst(), size & 0xFC == 0x10 else { return nil }
            let width = 1 << Int(size & 3)
            count = Self.number(rest.prefix(width))
            rest = rest.dropFirst(width)
        }
        let size = referenceSize
        guard count < 4096, rest.count == count * size * (kind == 0xD0 ? 2 : 1) else { return nil }
        return stride(from: rest.startIndex, to: rest.endIndex, by: size).map { start in
            Self.number(rest[start..<(start + size)])
        }
    }

    /// Numbers from 2^24 are only known to be large.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { min($0, 1 << 24) << 8 | Int($1) }
    }
}
