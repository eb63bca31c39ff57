/// A token of HTML, as in the tokenizer of the HTML Standard (section 13.2.5).
enum HTMLToken {
    /// Text as written, with unresolved references.
    case text(Range<Int>)
    case start(name: String, attributes: HTMLAttributes)
    case end(name: String)
}

/// The attributes of a start tag that affect text. If a name repeats, the first attribute counts.
typealias HTMLAttributes = [String: [UInt8]]

/// Splits HTML into text and tags. Each byte is visited a bounded number of times.
///
/// Comments, document types and processing instructions are dropped. Tags and comments that never
/// end are also dropped, as in browsers.
struct HTMLTokenizer {
    let source: [UInt8]
    private(set) var position = 0

    init(_ html: String) {
        source = Array(html.utf8)
    }

    mutating func next() -> HTMLToken? {
        while position < source.count {
            guard source[position] == UInt8(ascii: "<"), let kind = byte(position + 1) else {
                return text()
            }
            switch kind {
            case UInt8(ascii: "!"): skipDeclaration()
            case UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
            case UInt8(ascii: "/"):
                if let token = endTag() { return token }
            default:
                guard kind.isLetter else { return text() }
                if let token = startTag() { return token }
            }
        }
        return nil
    }

    mutating func skipContent(of name: String) {
        while let start = source[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            guard byte(position) == UInt8(ascii: "/") else { continue }
            let found = source[(position + 1)...].prefix(name.utf8.count).map(\.lowercased)
            let next = byte(position + 1 + name.utf8.count)
            if found.elementsEqual(name.utf8), next.map(Self.endsName) ?? true {
                position = start
                return
            }
        }
        position = source.count
    }

    private func byte(_ position: Int) -> UInt8? {
        position < source.count ? source[position] : nil
    }

    // MARK: Text and declarations

    /// A `<` that does not start a tag is part of the text.
    private mutating func text() -> HTMLToken {
        let start = position
        position = source[(position + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? source.count
        return .text(start..<position)
    }

    private mutating func skip(past end: UInt8) {
        position = source[position...].firstIndex(of: end).map { $0 + 1 } ?? source.count
    }

    /// Skips a comment up to `-->`, or any other `<!` up to `>`.
    private mutating func skipDeclaration() {
        guard byte(position + 2) == UInt8(ascii: "-"), byte(position + 3) == UInt8(ascii: "-")
        else { return skip(past: UInt8(ascii: ">")) }
        position += 4
        while let end = source[position...].firstIndex(of: UInt8(ascii: ">")) {
            // `<!-->` and `<!--->` are comments too: the opening hyphens also count as closing
            // hyphens.
            let isEnd = source[..<end].suffix(2).elementsEqual("--".utf8)
            position = end + 1
            if isEnd { return }
        }
        position = source.count
    }

    // MARK: Tags

    private mutating func endTag() -> HTMLToken? {
        guard byte(position + 2)?.isLetter == true else {
            skip(past: UInt8(ascii: ">"))
            return nil
        }
        position += 2
        let name = name()
        return attributes().map { _ in .end(name: name) }
    }

    private mutating func startTag() -> HTMLToken? {
        position += 1
        let name = name()
        return attributes().map { .start(name: name, attributes: $0) }
    }

    private mutating func name() -> String {
        let name = source[position...].prefix { !Self.endsName($0) }
        position = name.endIndex
        return String(decoding: name.map(\.lowercased), as: UTF8.self)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte.isHTMLSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }

    private static let attributeNames: Set = ["href", "style", "color", "face"]

    /// Returns nil if the tag never ends.
    private mutating func attributes() -> HTMLAttributes? {
        var attributes: HTMLAttributes = [:]
        while let byte = byte(position) {
            if byte == UInt8(ascii: ">") {
                position += 1
                return attributes
            }
            guard !byte.isHTMLSpace, byte != UInt8(ascii: "/") else {
                position += 1
                continue
            }
            // The first byte always belongs to the name, even if it is `=`.
            let name =
                source[position...].prefix(1)
                + source[(position + 1)...].prefix {
                    !Self.endsName($0) && $0 != UInt8(ascii: "=")
                }
            position += name.count
            guard let value = value() else { return nil }
            let key = String(decoding: name.map(\.lowercased), as: UTF8.self)
            guard Self.attributeNames.contains(key), attributes[key] == nil else { continue }
            attributes[key] = Array(value)
        }
        return nil
    }

    /// Returns nil if the quotation mark of the value is never closed.
    private mutating func value() -> ArraySlice<UInt8>? {
        skipSpaces()
        guard byte(position) == UInt8(ascii: "=") else { return [] }
        position += 1
        skipSpaces()
        guard let mark = byte(position), mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
        else {
            let value = source[position...].prefix {
                !$0.isHTMLSpace && $0 != UInt8(ascii: ">")
            }
            position = value.endIndex
            return value
        }
        let start = position + 1
        guard let end = source[start...].firstIndex(of: mark) else {
            position = source.count
            return nil
        }
        position = end + 1
        return source[start..<end]
    }

    private mutating func skipSpaces() {
        while byte(position)?.isHTMLSpace == true { position += 1 }
    }
}

extension UInt8 {
    /// Whether a byte is HTML white space: TAB, LF, FF, CR or space.
    var isHTMLSpace: Bool {
        switch self {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
        default: false
        }
    }

    fileprivate var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

    var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
