extension URLTemplate {
    /// Returns the template in another dialect, with the same meaning as far as that dialect
    /// allows.
    func text(in dialect: Dialect) -> String {
        dialect == self.dialect ? text : TemplateText(text, self.dialect).tokens.text(in: dialect)
    }
}

extension OptionalPart {
    /// Returns the pairs in a dialect; IntentKit's pairs begin with `&`.
    func text(in dialect: URLTemplate.Dialect) -> String {
        guard dialect != self.dialect else { return text }
        let plain = Self.withoutSeparator(text)
        let pairs = TemplateText(plain, self.dialect).tokens.text(in: dialect)
        return dialect == .intentKit ? "&" + pairs : pairs
    }
}

extension [TemplateToken] {
    fileprivate func text(in dialect: URLTemplate.Dialect) -> String {
        var bytes: [UInt8] = []
        for token in self {
            switch token {
            case .literal(let literal): bytes += literal
            case .placeholder(let placeholder): bytes += placeholder.text(in: dialect).utf8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension URLTemplate.Placeholder {
    fileprivate func text(in dialect: URLTemplate.Dialect) -> String {
        let braceCount = isVerbatim && dialect != .choosy ? 3 : 2
        let mark = isOptional && dialect == .own ? "?" : ""
        return String(repeating: "{", count: braceCount) + name + mark
            + String(repeating: "}", count: braceCount)
    }
}
