import WireFormat

/// The bytes of a predicate, with the lines and columns of its parts.
struct RuleText: Hashable, Sendable {
    let bytes: [UInt8]
    /// The line and column of each 64th byte, to find a place without reading the whole text.
    private let marks: [(line: Int, column: Int)]

    private static let markDistance = 64

    init(_ text: String) {
        bytes = Array(text.utf8)
        var place = (line: 1, column: 1)
        var marks: [(line: Int, column: Int)] = []
        for offset in bytes.indices {
            if offset % Self.markDistance == 0 { marks.append(place) }
            Self.advance(&place, over: offset, of: bytes)
        }
        self.marks = marks
    }

    /// Advances a line and a column past a byte. LF, CR LF and CR each end a line (clause 32.3.3).
    private static func advance(
        _ place: inout (line: Int, column: Int), over offset: Int, of bytes: [UInt8]
    ) {
        let byte = bytes[offset]
        if byte == 0x0A, offset > 0, bytes[offset - 1] == 0x0D { return }
        if byte == 0x0A || byte == 0x0D {
            place = (place.line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
            place.column += 1
        }
    }

    /// The offset may be the end of the text.
    func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
        let mark = max(0, min(offset / Self.markDistance, marks.count - 1))
        var place = marks.isEmpty ? (line: 1, column: 1) : marks[mark]
        for offset in mark * Self.markDistance..<offset {
            Self.advance(&place, over: offset, of: bytes)
        }
        return place
    }

    func place(of range: Range<Int>) -> RulePlace {
        let (line, column) = lineAndColumn(at: range.lowerBound)
        return .text(range, line: line, column: column)
    }

    /// Returns a part in one line, truncated to 60 characters.
    func excerpt(_ range: Range<Int>) -> String {
        var line: [UInt8] = []
        var count = 0
        for byte in bytes[range] where byte > 0x20 || line.last != 0x20 {
            if byte & 0xC0 != 0x80 { count += 1 }
            guard count <= 60 else {
                return String(String(decoding: line, as: UTF8.self).unicodeScalars.prefix(57))
                    + "..."
            }
            line.append(max(byte, 0x20))
        }
        return String(decoding: line, as: UTF8.self)
    }

    static func == (left: RuleText, right: RuleText) -> Bool { left.bytes == right.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

struct RuleToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case string(String)
        case number(RuleNumber)
        /// A name or a keyword.
        case word(String)
        /// `#name`, which is never a keyword.
        case escapedWord(String)
        /// `$name`.
        case variable(String)
        /// `@name`.
        case function(String)
        /// An operator or a punctuation mark.
        case mark(String)
        case end
    }

    let kind: Kind
    let range: Range<Int>

    /// The name in upper case, or nil if the token is not a name.
    var keyword: String? {
        if case .word(let name) = kind { name.uppercased() } else { nil }
    }

    func isMark(_ mark: String) -> Bool { kind == .mark(mark) }

    var words: String {
        switch kind {
        case .string: "a string"
        case .number: "a number"
        case .word(let name), .escapedWord(let name): "“\(name.cut(to: 40))”"
        case .variable(let name): "“$\(name.cut(to: 40))”"
        case .function(let name): "“@\(name.cut(to: 40))”"
        case .mark(let mark): "“\(mark)”"
        case .end: "the end of the rule"
        }
    }
}

extension TargetError {
    init(
        _ message: String, code: Finding.Code = .ruleSyntax, _ range: Range<Int>, in text: RuleText
    ) {
        let place = text.lineAndColumn(at: range.lowerBound)
        self.init(message, code: code, line: place.line, column: place.column)
    }
}
