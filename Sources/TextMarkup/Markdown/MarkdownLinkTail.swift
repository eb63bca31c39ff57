import WireFormat

/// The part of a link after its brackets, `(destination "title")`; CommonMark 0.31.2, section 6.3.
struct MarkdownLinkTail {
    private let source: [UInt8]
    private let start: Int
    /// After a success, the position after the closing parenthesis.
    private(set) var position: Int
    /// The destination, with escapes and references resolved.
    private(set) var destination: [UInt8] = []

    init(_ source: [UInt8], at position: Int) {
        self.source = source
        start = position
        self.position = position
    }

    var steps: Int { position - start + 1 }

    mutating func read() -> Bool {
        guard take("(") else { return false }
        skipSpace()
        guard byte == UInt8(ascii: "<") ? readBracketed() : readPlain() else { return false }
        if skipSpace(), let close = Self.titleEnd(for: byte) {
            guard skipTitle(to: close) else { return false }
            skipSpace()
        }
        return take(")")
    }

    private var byte: UInt8 { position < source.count ? source[position] : 0 }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while Self.space.contains(byte) { position += 1 }
        return position > start
    }

    private mutating func readBracketed() -> Bool {
        position += 1
        while position < source.count {
            switch byte {
            case UInt8(ascii: ">"):
                position += 1
                return true
            case UInt8(ascii: "<"), UInt8(ascii: "\n"): return false
            default: takeByte()
            }
        }
        return false
    }

    /// Parentheses must be balanced, at most 32 levels deep.
    private mutating func readPlain() -> Bool {
        var depth = 0
        while position < source.count {
            switch byte {
            case 0...0x20, 0x7F: return depth == 0
            case UInt8(ascii: "("):
                depth += 1
                guard depth <= 32 else { return false }
            case UInt8(ascii: ")"):
                guard depth > 0 else { return true }
                depth -= 1
            default: break
            }
            takeByte()
        }
        return false
    }

    private mutating func takeByte() {
        if byte == UInt8(ascii: "&"), let reference = MarkdownReference(source, at: position) {
            destination += reference.text.utf8
            position = reference.end
            return
        }
        if byte == UInt8(ascii: "\\"), position + 1 < source.count,
            MarkdownFlank.isPunctuation(source[position + 1])
        {
            position += 1
        }
        destination.append(byte)
        position += 1
    }

    private static func titleEnd(for byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): byte
        case UInt8(ascii: "("): UInt8(ascii: ")")
        default: nil
        }
    }

    private mutating func skipTitle(to close: UInt8) -> Bool {
        position += 1
        while position < source.count {
            if byte == close {
                position += 1
                return true
            }
            if close == UInt8(ascii: ")"), byte == UInt8(ascii: "(") { return false }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    private static let space = ASCIISet(" \t\n")
}

/// The destination of a link, escaped so that readers find its end.
enum MarkdownDestination {
    /// Returns the end of a link: the closing bracket and the destination.
    ///
    /// A URI (RFC 3986) contains no spaces, angle brackets, quotation marks or backslashes.
    /// Parentheses are escaped by a backslash. An `&` that would start a reference is written as a
    /// reference, because cmark resolves references before backslash escapes.
    static func linkEnd(_ uri: String) -> String {
        var result = Array("](".utf8)
        let bytes = Array(uri.utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
                result.append(UInt8(ascii: "\\"))
            }
            result.append(byte)
            if beginsReference(at: index, in: bytes) { result.append(contentsOf: "amp;".utf8) }
        }
        result.append(UInt8(ascii: ")"))
        return String(decoding: result, as: UTF8.self)
    }

    private static func beginsReference(at index: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[index] == UInt8(ascii: "&") else { return false }
        let name = bytes[(index + 1)...].prefix(longestReference)
        return name.first { !nameCharacters.contains($0) } == UInt8(ascii: ";")
    }

    /// The maximum number of bytes after an `&` that can belong to a reference. HTML's longest
    /// name, `CounterClockwiseContourIntegral;`, is shorter.
    private static let longestReference = 40
    private static let nameCharacters = ASCIISet.alphanumerics.union(ASCIISet("#"))
}
