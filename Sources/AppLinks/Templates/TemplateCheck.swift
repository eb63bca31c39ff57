import WireFormat

struct TemplateCheck {
    private(set) var faults: [Finding]

    init(_ faults: [Finding]) {
        self.faults = faults
    }

    mutating func check(_ tokens: [TemplateToken], _ layout: TemplateLayout) {
        guard layout.whole == nil else { return }
        guard let scheme = layout.schemeName else {
            return faults.report(
                .scheme, "expected a scheme and a colon at the start of the template")
        }
        checkCharacters(tokens, Self.sample(of: tokens))
        let isPlaced = layout.authority?.contains { $0.placeholder != nil } ?? false
        if isPlaced, SchemeName.web.contains(scheme) {
            faults.report(
                .hostPlaceholder, "a placeholder in the host lets a value choose the web server")
        }
        checkPairs(layout.pairs ?? [])
    }

    /// Checks the template of an ``OptionalPart``.
    mutating func checkQuery(_ tokens: [TemplateToken], _ layout: TemplateLayout) {
        if layout.fragment != nil {
            faults.report(.character, "expected query pairs (“name=value”), found “#”")
        }
        checkCharacters(tokens, "x:?" + Self.sample(of: tokens))
        checkPairs(layout.pairs ?? [])
    }

    /// Returns the text with each placeholder replaced by a digit, which is allowed everywhere in
    /// a URL.
    private static func sample(of tokens: [TemplateToken]) -> String {
        var bytes: [UInt8] = []
        for token in tokens {
            if case .literal(let literal) = token { bytes += literal } else { bytes.append(0x31) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func checkCharacters(_ tokens: [TemplateToken], _ sample: String) {
        if let fault = URLRule.fault(in: sample) {
            return fault.code == .excludedScheme
                ? faults.report(.excludedScheme, fault.message)
                : faults.report(
                    .character, "the template does not expand to a valid URL (RFC 3986)")
        }
        let isCut = tokens.contains { token in
            guard case .literal(let bytes) = token else { return false }
            return bytes.suffix(2).contains(UInt8(ascii: "%"))
        }
        if isCut { faults.report(.character, "a placeholder splits a percent escape") }
    }

    private mutating func checkPairs(_ pairs: [TemplateLayout.Pair]) {
        for pair in pairs {
            if pair.key.contains(where: { $0.placeholder != nil }) {
                faults.report(
                    .placeholderInKey,
                    "a placeholder is in the name of a query pair, or in a pair that has no “=”")
            }
            for token in pair.value ?? [] { checkValue(token) }
        }
    }

    private mutating func checkValue(_ token: TemplateToken) {
        switch token {
        case .placeholder(let placeholder):
            guard placeholder.isVerbatim else { return }
            faults.report(
                .verbatimInQuery,
                "“\(placeholder.name)” is verbatim in the query, where it can add name=value pairs")
        case .literal(let bytes):
            guard bytes.contains(UInt8(ascii: "?")) else { return }
            faults.report(.secondQuestionMark, "a second “?” is part of a value")
        }
    }
}
