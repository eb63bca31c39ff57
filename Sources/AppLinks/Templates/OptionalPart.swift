import WireFormat

/// Pairs of a query that an app takes with every link, added if their parameter is given.
public struct OptionalPart: Sendable {
    /// The key of the parameter.
    public let parameter: String
    /// The pairs as a template, for example `zoom={{zoom}}`; IntentKit begins it with `&` or `?`.
    public let text: String
    /// The spelling that it follows.
    public let dialect: URLTemplate.Dialect
    /// What is wrong with it: each code at most once.
    public internal(set) var faults: [URLTemplate.Fault]
    let pairs: [TemplateLayout.Pair]
    /// Where it was read.
    var origin = CatalogOrigin()

    /// Reads the pairs.
    ///
    /// - Parameters:
    ///   - parameter: the key of the parameter that must be given, and not be empty.
    ///   - text: the pairs; one `&` or `?` before them is passed over.
    ///   - dialect: the spelling that it follows; the project's own unless given.
    public init(parameter: String, _ text: String, dialect: URLTemplate.Dialect = .own) {
        self.parameter = parameter
        self.text = text
        self.dialect = dialect
        let cut = TemplateText(Self.withoutSeparator(text), dialect)
        let layout = TemplateLayout(query: cut.pieces)
        pairs = layout.pairs ?? []
        var check = TemplateCheck(cut.faults)
        check.checkQuery(cut.pieces, layout)
        faults = check.faults
    }

    /// The text without the one `&` or `?` that may stand before it.
    static func withoutSeparator(_ text: String) -> String {
        guard let first = text.utf8.first, first == UInt8(ascii: "&") || first == UInt8(ascii: "?")
        else { return text }
        return String(decoding: text.utf8.dropFirst(), as: UTF8.self)
    }

    /// The places for values, in the order of the text.
    public var placeholders: [URLTemplate.Placeholder] {
        pairs.flatMap { $0.key + ($0.value ?? []) }.compactMap(\.placeholder)
    }

    var firstError: URLTemplate.Fault? { faults.first { $0.code.kind == .finding } }
}

extension OptionalPart: Hashable {
    /// Whether two parts have the same text for the same parameter.
    public static func == (left: OptionalPart, right: OptionalPart) -> Bool {
        left.dialect == right.dialect && left.parameter.isIdentical(to: right.parameter)
            && left.text.isIdentical(to: right.text)
    }

    /// Feeds the text into a hasher.
    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
