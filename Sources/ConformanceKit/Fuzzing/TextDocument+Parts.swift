/// The structure of a document, as far as its tokens have one.
extension TextDocument {
    /// A part of a container: an element, or a member with its key.
    struct Part {
        /// All its tokens.
        var range: Range<Int>
        /// Those of its value.
        var value: Range<Int>
        /// How many containers hold it.
        var depth: Int
    }

    /// The parts of all containers, outer ones first.
    var parts: [Part] {
        (isXML ? partsOfXML : partsOfJSON).sorted {
            ($0.depth, $0.range.lowerBound) < ($1.depth, $1.range.lowerBound)
        }
    }

    /// The tokens that go if a part goes: in JSON a comma beside it too.
    func removal(of part: Part) -> Range<Int> {
        var range = part.range
        guard !isXML else { return range }
        if range.upperBound < tokens.count, tokens[range.upperBound] == [UInt8(ascii: ",")] {
            range = range.lowerBound..<(range.upperBound + 1)
        } else if range.lowerBound > 0, tokens[range.lowerBound - 1] == [UInt8(ascii: ",")] {
            range = (range.lowerBound - 1)..<range.upperBound
        }
        return range
    }

    private var partsOfJSON: [Part] {
        var parts: [Part] = []
        var open: [(start: Int, value: Int)] = []
        for (position, token) in tokens.enumerated() {
            switch token {
            case [UInt8(ascii: "{")], [UInt8(ascii: "[")]: open.append((position + 1, position + 1))
            case [UInt8(ascii: ":")]: if !open.isEmpty { open[open.count - 1].value = position + 1 }
            case [UInt8(ascii: ",")], [UInt8(ascii: "}")], [UInt8(ascii: "]")]:
                guard let (start, value) = open.last else { continue }
                if start < position {
                    parts.append(
                        Part(range: start..<position, value: value..<position, depth: open.count))
                }
                if token == [UInt8(ascii: ",")] {
                    open[open.count - 1] = (position + 1, position + 1)
                } else {
                    open.removeLast()
                }
            default: break
            }
        }
        return parts
    }

    private var partsOfXML: [Part] {
        var parts: [Part] = []
        var open: [(name: String, start: Int)] = []
        // The beginning of a key that waits for its value, for each container.
        var keys: [Int?] = [nil]
        for (position, token) in tokens.enumerated() {
            guard let tag = XMLTag(token) else { continue }
            if tag.kind == .start {
                open.append((tag.name, position))
                keys.append(nil)
                continue
            }
            var start = position
            if tag.kind == .end {
                guard let last = open.popLast(), keys.count > 1 else { continue }
                keys.removeLast()
                start = last.start
            }
            guard tag.name != "key" else {
                keys[keys.count - 1] = start
                continue
            }
            let first = keys[keys.count - 1] ?? start
            keys[keys.count - 1] = nil
            if !open.isEmpty {
                parts.append(
                    Part(
                        range: first..<(position + 1), value: start..<(position + 1),
                        depth: open.count))
            }
        }
        return parts
    }
}

/// A token of XML that is a tag.
private struct XMLTag {
    enum Kind { case start, end, empty }

    let kind: Kind
    let name: String

    init?(_ token: [UInt8]) {
        guard token.count > 2, token.first == UInt8(ascii: "<"), token.last == UInt8(ascii: ">"),
            token[1] != UInt8(ascii: "!"), token[1] != UInt8(ascii: "?")
        else { return nil }
        let isEnd = token[1] == UInt8(ascii: "/")
        kind = isEnd ? .end : token[token.count - 2] == UInt8(ascii: "/") ? .empty : .start
        let letters = token.dropFirst(isEnd ? 2 : 1).prefix {
            !TextDocument.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
        }
        name = String(decoding: letters, as: UTF8.self)
    }
}
