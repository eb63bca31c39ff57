package import WireFormat

/// `name=value` pairs that are added to the query of every link of an app if a given parameter has
/// a value.
///
///     let part = OptionalPart(parameter: "zoom", "zoom={{zoom}}")
package struct OptionalPart: Sendable {
    package let parameter: String
    /// The pairs as a template, for example `zoom={{zoom}}`. IntentKit's pairs begin with `&` or
    /// `?`.
    package let text: String
    package let dialect: URLTemplate.Dialect
    /// The findings and notices about the template. Each code occurs at most once.
    package let faults: [Finding]
    let pairs: [TemplateLayout.Pair]
    var origin = CatalogOrigin()

    /// Ignores one leading `&` or `?` of the text.
    package init(parameter: String, _ text: String, dialect: URLTemplate.Dialect = .own) {
        self.parameter = parameter
        self.text = text
        self.dialect = dialect
        let cut = TemplateText(Self.withoutSeparator(text), dialect)
        let layout = TemplateLayout(query: cut.tokens)
        pairs = layout.pairs ?? []
        var check = TemplateCheck(cut.faults)
        check.checkQuery(cut.tokens, layout)
        faults = check.faults
    }

    static func withoutSeparator(_ text: String) -> String {
        guard let first = text.utf8.first, first == UInt8(ascii: "&") || first == UInt8(ascii: "?")
        else { return text }
        return String(decoding: text.utf8.dropFirst(), as: UTF8.self)
    }

    package var placeholders: [URLTemplate.Placeholder] {
        pairs.flatMap { $0.key + ($0.value ?? []) }.compactMap(\.placeholder)
    }

    var firstError: Finding? { faults.first { $0.severity == .finding } }
}

extension OptionalPart: Hashable {
    package static func == (left: OptionalPart, right: OptionalPart) -> Bool {
        left.dialect == right.dialect && left.parameter.isIdentical(to: right.parameter)
            && left.text.isIdentical(to: right.text)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
