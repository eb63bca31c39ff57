extension WireValue {
    /// Encodes any Encodable value: dates, data, URLs and 64-bit integers as what they are.
    ///
    ///     item.userInfo["draft"] = try WireValue(encoding: draft)
    ///
    /// - Throws: `EncodingError` for a value that no payload holds, and what the type throws.
    public init(encoding value: some Encodable) throws {
        guard let encoded = try WireValueEncoder.encode(value, path: []).value else {
            throw WireValueEncoder.invalid(value, [], "expected a type that encodes something")
        }
        self = encoded
    }

    /// Decodes any Decodable type, as ``init(encoding:)`` encodes it.
    ///
    ///     let draft = try item.userInfo["draft"]?.decode(Draft.self)
    ///
    /// - Throws: `DecodingError` for values of other types than the properties'.
    public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try WireValueDecoder(self, path: []).decode(type)
    }
}
