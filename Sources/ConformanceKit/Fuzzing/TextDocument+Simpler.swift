extension TextDocument {
    /// Ways to documents with less in them than this one, those to much less first.
    var simplifications: [(inout TextDocument) -> Void] {
        var found: [(inout TextDocument) -> Void] = []
        if form != .utf8 { found.append { $0.form = .utf8 } }
        let parts = parts
        for part in parts {
            let range = removal(of: part)
            found.append { $0.tokens.removeSubrange(range) }
        }
        for part in parts where part.value.count > 1 { found += hoisting(part, parts) }
        found += Self.removals(tokens.count).map { range in { $0.tokens.removeSubrange(range) } }
        for (position, token) in tokens.enumerated() {
            if !isXML, token.count > 3, token.first == UInt8(ascii: "\"") {
                found.append { $0.tokens[position] = Array("\"a\"".utf8) }
            }
            found += Self.removals(token.count).map { range in
                { $0.tokens[position].removeSubrange(range) }
            }
        }
        return found
    }

    /// Ranges of half of so many things, a quarter, and so on down to each.
    static func removals(_ count: Int) -> [Range<Int>] {
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

    /// Replaces a value with an empty one, or with one of the values in it.
    private func hoisting(_ part: Part, _ parts: [Part]) -> [(inout TextDocument) -> Void] {
        let inner = parts.filter {
            $0.depth == part.depth + 1 && part.value.contains($0.value.lowerBound)
        }
        let texts = (isXML ? ["<true/>", "<dict/>"] : ["1", "{}"]).map { [Array($0.utf8)] }
        let values = texts + inner.map { Array(tokens[$0.value]) }
        return values.filter { $0.count < part.value.count }.map { value in
            { $0.tokens.replaceSubrange(part.value, with: value) }
        }
    }
}
