import WireFormat

/// Finds the faults of a template.
struct TemplateCheck {
    private(set) var faults: [Finding]

    init(_ faults: [Finding]) {
        self.faults = faults
    }

    mutating func check(_ pieces: [TemplatePiece], _ layout: TemplateLayout) {
        guard layout.whole == nil else { return }
        guard let scheme = layout.schemeName else {
            return report(.scheme, "a template begins with a scheme and a colon")
        }
        checkCharacters(pieces, Self.sample(of: pieces))
        let isPlaced = layout.authority?.contains { $0.placeholder != nil } ?? false
        if isPlaced, SchemeName.web.contains(scheme) {
            report(.hostPlaceholder, "a value decides which web server is asked")
        }
        checkPairs(layout.pairs ?? [])
    }

    /// Checks a template of optional pairs.
    mutating func checkQuery(_ pieces: [TemplatePiece], _ layout: TemplateLayout) {
        if layout.fragment != nil {
            report(.character, "expected pairs of a query, found “#”")
        }
        checkCharacters(pieces, "x:?" + Self.sample(of: pieces))
        checkPairs(layout.pairs ?? [])
    }

    /// Returns the text with a digit for each placeholder, because a digit is allowed in every
    /// place.
    private static func sample(of pieces: [TemplatePiece]) -> String {
        var bytes: [UInt8] = []
        for piece in pieces {
            if case .literal(let literal) = piece { bytes += literal } else { bytes.append(0x31) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func checkCharacters(_ pieces: [TemplatePiece], _ sample: String) {
        if let fault = URLRule.fault(in: sample) {
            return fault.code == .excludedScheme
                ? report(.excludedScheme, fault.message)
                : report(.character, "with values it would not be a URL as RFC 3986 has it")
        }
        let isCut = pieces.contains { piece in
            guard case .literal(let bytes) = piece else { return false }
            return bytes.suffix(2).contains(UInt8(ascii: "%"))
        }
        if isCut { report(.character, "a placeholder stands within an escape") }
    }

    private mutating func checkPairs(_ pairs: [TemplateLayout.Pair]) {
        for pair in pairs {
            if pair.key.contains(where: { $0.placeholder != nil }) {
                report(.placeholderInKey, "a value is the name of a pair, or a pair without “=”")
            }
            for piece in pair.value ?? [] { checkValue(piece) }
        }
    }

    private mutating func checkValue(_ piece: TemplatePiece) {
        switch piece {
        case .placeholder(let placeholder):
            guard placeholder.isVerbatim else { return }
            report(
                .verbatimInQuery,
                "“\(placeholder.name)” is verbatim in the query, where it can add pairs")
        case .literal(let bytes):
            guard bytes.contains(UInt8(ascii: "?")) else { return }
            report(.secondQuestionMark, "a second “?” is part of a value")
        }
    }

    private mutating func report(_ code: CatalogCode, _ message: @autoclosure () -> String) {
        guard !faults.contains(where: { $0.code.rawValue == code.rawValue }) else { return }
        faults.append(Finding(code, message: message()))
    }
}
