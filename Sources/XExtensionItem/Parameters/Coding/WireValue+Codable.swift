extension WireValue {
    /// Creates a value from any Encodable type. Dates, data, URLs and 64-bit integers keep their
    /// kind.
    ///
    ///     item.userInfo["draft"] = try WireValue(encoding: draft)
    ///
    /// - Throws: `EncodingError` for a value that a payload cannot represent; the errors of the
    ///   type.
    public init(encoding value: some Encodable) throws {
        guard let encoded = try WireValueEncoder.encode(value, path: []).value else {
            throw WireValueEncoder.invalid(value, [], "expected a type that encodes something")
        }
        self = encoded
    }

    /// Decodes a Decodable type that ``init(encoding:)`` encoded.
    ///
    ///     let draft = try item.userInfo["draft"]?.decode(Draft.self)
    ///
    /// - Throws: `DecodingError` if a value is missing or has another type than its property; the
    ///   errors of the type.
    public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try WireValueDecoder(self, path: []).decode(type)
    }
}
