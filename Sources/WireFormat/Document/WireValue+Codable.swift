extension WireValue: Codable {
    /// Decodes a value from its JSON, with any decoder in its default strategies.
    ///
    /// - Throws: ``WireError`` if no document holds the value, and the errors of the decoder.
    public init(from decoder: any Decoder) throws {
        let document = try WireDocument(JSONForm(from: decoder).bytes)
        guard let value = document.value(at: .root) else {
            throw DecodingError.valueNotFound(
                WireValue.self,
                .init(codingPath: decoder.codingPath, debugDescription: "found a null"))
        }
        self = value
    }

    /// Encodes the value as JSON to any encoder. A date, for example, becomes `{"$date":
    /// "2026-11-20T01:02:03Z"}`.
    ///
    /// - Throws: The errors of ``encoded(as:isPretty:)``; `EncodingError` if a dictionary has two
    ///   keys that are equal as Swift strings.
    public func encode(to encoder: any Encoder) throws {
        try JSONForm.encode(canonical: encoded(as: .json), of: self, to: encoder)
    }
}

extension WireDictionary: Codable {
    /// Decodes a dictionary from its JSON; see ``WireValue/init(from:)``.
    ///
    /// - Throws: `DecodingError` for a value of another kind, and the errors of
    ///   ``WireValue/init(from:)``.
    public init(from decoder: any Decoder) throws {
        guard let dictionary = try WireValue(from: decoder).dictionaryValue else {
            throw DecodingError.typeMismatch(
                WireDictionary.self,
                .init(codingPath: decoder.codingPath, debugDescription: "expected a dictionary"))
        }
        self = dictionary
    }

    /// Encodes the dictionary as JSON; see ``WireValue/encode(to:)``.
    public func encode(to encoder: any Encoder) throws {
        try WireValue.dictionary(self).encode(to: encoder)
    }
}
