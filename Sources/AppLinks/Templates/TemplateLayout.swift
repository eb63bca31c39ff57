import WireFormat

/// The pieces of a template, grouped by parts of a URL.
///
/// ```
/// x-app:  //  host{{a}}  /seg/{{b}}   ? key={{c}} & k2={{d}}   # {{e}}
/// scheme      authority  segments       pairs                    fragment
/// ```
struct TemplateLayout: Sendable {
    /// A pair of the query; `value` is nil if there is no `=`.
    struct Pair: Sendable {
        var key: [TemplatePiece]
        var value: [TemplatePiece]?
    }

    /// The placeholder that is the whole template, or nil.
    private(set) var whole: URLTemplate.Placeholder?
    /// The part before the first colon; nil if there is no colon.
    private(set) var scheme: [TemplatePiece]?
    /// The part between `//` and the path; nil if there is no authority.
    private(set) var authority: [TemplatePiece]?
    /// The parts of the path between slashes; the first one stands before the first slash.
    private(set) var segments: [[TemplatePiece]] = []
    /// The pairs of the query; nil if there is no `?`.
    private(set) var pairs: [Pair]?
    /// The part after `#`; nil if there is none.
    private(set) var fragment: [TemplatePiece]?
    /// The number of bytes visited, which tests limit.
    private(set) var steps = 0

    init() {}

    init(_ pieces: [TemplatePiece]) {
        if pieces.count == 1, let placeholder = pieces[0].placeholder {
            whole = placeholder
            return
        }
        var reader = PieceReader(pieces)
        let scheme = reader.read(until: ":")
        guard reader.skip(":") else { return }
        self.scheme = scheme
        if reader.skip("//") { authority = reader.read(until: "/?#") }
        repeat { segments.append(reader.read(until: "/?#")) } while reader.skip("/")
        readQuery(&reader)
    }

    /// Creates the layout of optional pairs, without a leading `?` or `&`.
    init(query pieces: [TemplatePiece]) {
        var reader = PieceReader([.literal(Array("?".utf8))] + pieces)
        readQuery(&reader)
    }

    private mutating func readQuery(_ reader: inout PieceReader) {
        if reader.skip("?") {
            var pairs: [Pair] = []
            repeat {
                var pair = Pair(key: reader.read(until: "=&#"))
                if reader.skip("=") { pair.value = reader.read(until: "&#") }
                pairs.append(pair)
            } while reader.skip("&")
            self.pairs = pairs
        }
        if reader.skip("#") { fragment = reader.read(until: "") }
        steps = reader.steps
    }

    /// The scheme in lower case; nil if it has a placeholder or is malformed.
    var schemeName: String? {
        guard let scheme, scheme.count == 1, case .literal(let bytes) = scheme[0] else {
            return nil
        }
        return SchemeName.lowercased(bytes[...])
    }

    /// Whether the path directly follows the colon, as in `mailto:` and `tel:`.
    var isOpaque: Bool {
        authority == nil && (segments.count == 1 || segments.first?.isEmpty == false)
    }

    /// All placeholders, in the order of the text.
    var placeholders: [URLTemplate.Placeholder] {
        if let whole { return [whole] }
        var pieces = (scheme ?? []) + (authority ?? []) + segments.joined()
        for pair in pairs ?? [] { pieces += pair.key + (pair.value ?? []) }
        return (pieces + (fragment ?? [])).compactMap(\.placeholder)
    }
}

/// Reads the pieces of a template, and stops at separators in literal text.
struct PieceReader {
    private let pieces: [TemplatePiece]
    private var piece = 0
    /// The position in the literal at `piece`.
    private var offset = 0
    /// The number of bytes visited, which tests limit.
    private(set) var steps = 0

    init(_ pieces: [TemplatePiece]) {
        self.pieces = pieces
    }

    /// The current literal; nil at a placeholder and at the end.
    private var literal: [UInt8]? {
        guard piece < pieces.count, case .literal(let bytes) = pieces[piece] else { return nil }
        return bytes
    }

    /// Reads everything before the first separator in literal text.
    mutating func read(until separators: String) -> [TemplatePiece] {
        let separators = ASCIISet(separators)
        var taken: [TemplatePiece] = []
        while piece < pieces.count {
            guard let bytes = literal else {
                taken.append(pieces[piece])
                piece += 1
                continue
            }
            var end = offset
            while end < bytes.count, !separators.contains(bytes[end]) { end += 1 }
            steps += end - offset + 1
            if end > offset { taken.append(.literal(Array(bytes[offset..<end]))) }
            offset = end
            guard end == bytes.count else { break }
            (piece, offset) = (piece + 1, 0)
        }
        return taken
    }

    /// Skips a literal text if it comes next, and returns whether it did.
    mutating func skip(_ text: String) -> Bool {
        guard let bytes = literal, bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        if offset == bytes.count { (piece, offset) = (piece + 1, 0) }
        return true
    }
}
