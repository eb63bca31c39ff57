extension FuzzDocument {
    /// Smaller variants, created on demand. The largest reductions are first.
    var simpler: [() -> FuzzDocument] {
        let paths = root.paths
        let changes =
            layoutReductions + paths.flatMap(removals) + paths.flatMap(replacements)
            + paths.flatMap(shorterTokens)
        return changes.map { change in
            {
                var copy = self
                change(&copy)
                return copy
            }
        }
    }

    private typealias Change = (inout FuzzDocument) -> Void

    private var layoutReductions: [Change] {
        var changes: [Change] = []
        if textForm != .utf8 { changes.append { $0.textForm = .utf8 } }
        guard form == .binary else { return changes }
        if missing > 0 { changes += [{ $0.missing = 0 }, { $0.missing = 1 }] }
        changes += patches.indices.map { position in { $0.patches.remove(at: position) } }
        return changes + [
            { $0.referenceSize = 1 }, { $0.offsetSize = 1 }, { $0.header = Array("bplist00".utf8) },
        ]
    }

    /// Removes some of the parts in a part.
    private func removals(_ path: FuzzPart.Path) -> [Change] {
        Self.halves(root[path].parts.count).map { range in { $0.root[path].removeParts(range) } }
    }

    /// Replaces a container by a trivial value, by a value inside it, or by its parts.
    private func replacements(_ path: FuzzPart.Path) -> [Change] {
        let part = root[path]
        guard !part.parts.isEmpty, !part.isGroup else { return [] }
        let inner = part.members.filter { $0.count == 1 }.map { part[part.value(of: $0)] }
        let values = trivialValues + inner + [FuzzPart(parts: part.parts)]
        return values.map { value in { $0.root[path] = value } }
    }

    /// The smallest values.
    private var trivialValues: [FuzzPart] {
        switch form {
        case .json: [FuzzPart("1".utf8), FuzzPart("{}".utf8)]
        case .xml: [FuzzPart("<true/>".utf8), FuzzPart("<dict/>".utf8)]
        case .binary: [FuzzPart([0x08])]
        case .bytes: []
        }
    }

    /// A short string.
    private var word: [UInt8]? {
        switch form {
        case .json: Array("\"a\"".utf8)
        case .binary: [0x51, 0x61]
        case .xml, .bytes: nil
        }
    }

    /// Removes some or all bytes of a token, or of the content of an object.
    private func shorterTokens(_ path: FuzzPart.Path) -> [Change] {
        let part = root[path]
        var changes: [Change] = []
        if part.parts.isEmpty, let word,
            form == .binary || part.start.first == word.first
        {
            changes.append { $0.root[path].start = word }
        }
        if !part.end.isEmpty {
            changes += [{ $0.root[path].start = [] }, { $0.root[path].end = [] }]
        }
        let ranges = Self.halves(part.start.count)
        if form == .binary {
            changes += ranges.map { range in
                { $0.root[path].start = Self.shortened($0.root[path].start, range) }
            }
        }
        changes += ranges.map { range in { $0.root[path].start.removeSubrange(range) } }
        return changes
            + Self.halves(part.end.count).map { range in
                { $0.root[path].end.removeSubrange(range) }
            }
    }

    /// Ranges that split `count` elements into halves, quarters, and so on, down to single
    /// elements.
    private static func halves(_ count: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var length = (count + 1) / 2
        while length >= 1 {
            for start in stride(from: 0, to: count, by: length) {
                ranges.append(start..<min(start + length, count))
            }
            length = length == 1 ? 0 : (length + 1) / 2
        }
        return ranges
    }

    /// Removes characters or bytes of a string or data in a binary property list, and corrects the
    /// length.
    private static func shortened(_ object: [UInt8], _ range: Range<Int>) -> [UInt8] {
        guard let marker = object.first, [0x40, 0x50, 0x60].contains(marker & 0xF0) else {
            return object
        }
        let width = marker & 0xF0 == 0x60 ? 2 : 1
        let hasSize = marker & 15 == 15 && object.count > 1
        var content = Array(object.dropFirst(hasSize ? 2 + 1 << Int(object[1] & 3) : 1))
        let end = min(range.upperBound * width, content.count)
        content.removeSubrange(min(range.lowerBound * width, end)..<end)
        return FuzzPart.marker(marker & 0xF0, content.count / width) + content
    }
}
