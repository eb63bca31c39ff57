import WireFormat

/// The tokens of a template, grouped by the parts of a URL.
///
/// ```
/// x-app:  //  host{{a}}  /seg/{{b}}   ? key={{c}} & k2={{d}}   # {{e}}
/// scheme      authority  segments       pairs                    fragment
/// ```
struct TemplateLayout: Sendable {
    /// A pair of the query; `value` is nil if the pair has no `=`.
    struct Pair: Sendable {
        var key: [TemplateToken]
        var value: [TemplateToken]?
    }

    /// The placeholder that is the whole template, or nil.
    private(set) var whole: URLTemplate.Placeholder?
    private(set) var scheme: [TemplateToken]?
    private(set) var authority: [TemplateToken]?
    /// The segments of the path; the first one precedes the first slash.
    private(set) var segments: [[TemplateToken]] = []
    private(set) var pairs: [Pair]?
    private(set) var fragment: [TemplateToken]?
    /// The number of bytes visited. Tests check that it is not too large.
    private(set) var steps = 0

    init(_ tokens: [TemplateToken]) {
        if tokens.count == 1, let placeholder = tokens[0].placeholder {
            whole = placeholder
            return
        }
        var reader = TokenReader(tokens)
        let scheme = reader.read(until: ":")
        guard reader.skip(":") else { return }
        self.scheme = scheme
        if reader.skip("//") { authority = reader.read(until: "/?#") }
        repeat { segments.append(reader.read(until: "/?#")) } while reader.skip("/")
        readQuery(&reader)
    }

    /// The tokens must not begin with `?` or `&`.
    init(query tokens: [TemplateToken]) {
        var reader = TokenReader([.literal(Array("?".utf8))] + tokens)
        readQuery(&reader)
    }

    private mutating func readQuery(_ reader: inout TokenReader) {
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

    var placeholders: [URLTemplate.Placeholder] {
        if let whole { return [whole] }
        var tokens = (scheme ?? []) + (authority ?? []) + segments.joined()
        for pair in pairs ?? [] { tokens += pair.key + (pair.value ?? []) }
        return (tokens + (fragment ?? [])).compactMap(\.placeholder)
    }
}

/// Reads the tokens of a template, and stops at separators in literal text.
struct TokenReader {
    private let tokens: [TemplateToken]
    private var token = 0
    /// The offset in the current literal.
    private var offset = 0
    /// The number of bytes visited. Tests check that it is not too large.
    private(set) var steps = 0

    init(_ tokens: [TemplateToken]) {
        self.tokens = tokens
    }

    private var literal: [UInt8]? {
        guard token < tokens.count, case .literal(let bytes) = tokens[token] else { return nil }
        return bytes
    }

    mutating func read(until separators: String) -> [TemplateToken] {
        let separators = ASCIISet(separators)
        var taken: [TemplateToken] = []
        while token < tokens.count {
            guard let bytes = literal else {
                taken.append(tokens[token])
                token += 1
                continue
            }
            var end = offset
            while end < bytes.count, !separators.contains(bytes[end]) { end += 1 }
            steps += end - offset + 1
            if end > offset { taken.append(.literal(Array(bytes[offset..<end]))) }
            offset = end
            guard end == bytes.count else { break }
            (token, offset) = (token + 1, 0)
        }
        return taken
    }

    mutating func skip(_ text: String) -> Bool {
        guard let bytes = literal, bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        if offset == bytes.count { (token, offset) = (token + 1, 0) }
        return true
    }
}
