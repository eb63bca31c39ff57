import Essentials

/// A JSON or XML document as tokens, possibly malformed.
struct TextDocument: Sendable {
    /// The text encoding.
    enum Form: CaseIterable, Sendable { case utf8, utf8WithMark, utf16BigEndian, utf16LittleEndian }

    /// The bytes of each token, usually UTF-8.
    var tokens: [[UInt8]]
    let isXML: Bool
    var form = Form.utf8

    /// Invalid UTF-8 in tokens is kept in the UTF-8 forms, but replaced in the UTF-16 forms.
    var bytes: Data {
        let text = tokens.flatMap(\.self)
        switch form {
        case .utf8: return Data(text)
        case .utf8WithMark: return Data([0xEF, 0xBB, 0xBF] + text)
        case .utf16BigEndian, .utf16LittleEndian:
            let isBig = form == .utf16BigEndian
            let units = [0xFEFF] + String(decoding: text, as: UTF8.self).utf16
            return Data(
                units.flatMap {
                    isBig
                        ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
                })
        }
    }
}

extension TextDocument {
    init(_ bytes: [UInt8], isXML: Bool) {
        self.init(tokens: isXML ? Self.elements(bytes) : Self.words(bytes), isXML: isXML)
    }

    // MARK: Lexing

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
            case _ where Self.isMark(bytes[start]): break
            case let first:
                let isSpace = Self.isSpace(first)
                while position < bytes.count, !Self.isMark(bytes[position]),
                    bytes[position] != UInt8(ascii: "\""), Self.isSpace(bytes[position]) == isSpace
                {
                    position += 1
                }
            }
            tokens.append(Array(bytes[start..<position]))
        }
        return tokens
    }

    private static func isMark(_ byte: UInt8) -> Bool { "{}[],:".utf8.contains(byte) }
    static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

    private static func elements(_ bytes: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            var end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            if rest.first == UInt8(ascii: "<") {
                let known = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
                let close = known.first { rest.starts(with: $0.0.utf8) }?.1 ?? ">"
                end = Self.end(of: Array(close.utf8), in: rest) ?? bytes.count
            }
            tokens.append(Array(bytes[position..<end]))
            position = end
        }
        return tokens
    }

    private static func end(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: mark) }.map { $0 + mark.count }
    }
}

extension TextDocument {
    /// A part of a container: an element, or a member with its key.
    struct Part {
        /// All tokens of the part.
        var range: Range<Int>
        /// The tokens of the value.
        var value: Range<Int>
        /// The number of enclosing containers.
        var depth: Int
    }

    /// The parts of all containers, outer parts first.
    var parts: [Part] {
        (isXML ? partsOfXML : partsOfJSON).sorted {
            ($0.depth, $0.range.lowerBound) < ($1.depth, $1.range.lowerBound)
        }
    }

    /// The tokens to remove with a part. In JSON, this includes an adjacent comma.
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
        // The document and the open containers: where each starts, and its `<key>` whose value has
        // not been read.
        var open: [(start: Int, key: Int?)] = [(0, nil)]
        for (position, token) in tokens.enumerated() {
            guard let tag = XMLTag(token) else { continue }
            if tag.kind == .start {
                open.append((position, nil))
                continue
            }
            var start = position
            if tag.kind == .end {
                guard open.count > 1 else { continue }
                start = open.removeLast().start
            }
            let container = open.count - 1
            guard tag.name != "key" else {
                open[container].key = start
                continue
            }
            let first = open[container].key ?? start
            open[container].key = nil
            guard container > 0 else { continue }
            let end = position + 1
            parts.append(Part(range: first..<end, value: start..<end, depth: container))
        }
        return parts
    }
}

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
