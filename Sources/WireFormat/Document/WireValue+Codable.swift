extension WireValue: Codable {
    /// Reads a value's JSON form through any coder with its default strategies.
    ///
    /// - Throws: ``WireError`` for a form that no document holds, and the coder's errors.
    public init(from decoder: any Decoder) throws {
        let document = try WireDocument(JSONForm(from: decoder).bytes)
        guard let value = document.value(at: .root) else {
            throw DecodingError.valueNotFound(
                WireValue.self,
                .init(codingPath: decoder.codingPath, debugDescription: "found a null"))
        }
        self = value
    }

    /// Writes the value's JSON form through any coder: `{"$date": "2026-11-20T01:02:03Z"}` for a date.
    ///
    /// - Throws: what ``encoded(as:isPretty:)`` throws; `EncodingError` if a dictionary has two keys
    ///   that Swift's strings do not tell apart.
    public func encode(to encoder: any Encoder) throws {
        try JSONForm.encode(canonical: encoded(as: .json), of: self, to: encoder)
    }
}

extension WireDictionary: Codable {
    /// Reads a dictionary's JSON form; see ``WireValue/init(from:)``.
    ///
    /// - Throws: `DecodingError` for a value of another kind, and what ``WireValue/init(from:)`` throws.
    public init(from decoder: any Decoder) throws {
        guard let dictionary = try WireValue(from: decoder).dictionaryValue else {
            throw DecodingError.typeMismatch(
                WireDictionary.self,
                .init(codingPath: decoder.codingPath, debugDescription: "expected a dictionary"))
        }
        self = dictionary
    }

    /// Writes the dictionary's JSON form; see ``WireValue/encode(to:)``.
    public func encode(to encoder: any Encoder) throws {
        try WireValue.dictionary(self).encode(to: encoder)
    }
}
