struct WireKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let dictionary: WireDictionary
    let codingPath: [any CodingKey]
    let drops: DroppedValues?

    var allKeys: [Key] { dictionary.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { dictionary[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder(WireCodingKey.super) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

    private func decoder(_ key: any CodingKey) throws -> WireValueDecoder {
        guard let value = dictionary[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key,
                .init(
                    codingPath: codingPath,
                    debugDescription: "expected the key “\(key.stringValue)”"))
        }
        return WireValueDecoder(value, path: codingPath + [key], drops: drops)
    }

    private func optional<Value: Decodable>(_ key: Key) throws -> Value? {
        guard contains(key) else { return nil }
        let decoder = try decoder(key)
        guard let drops else { return try decoder.decode(Value.self) }
        return drops.value(at: decoder.codingPath) { try decoder.decode(Value.self) }
    }
}

// The standard library's default implementations of `decodeIfPresent` call `decode`, which would
// throw instead of dropping a value. The default implementations for booleans, strings and numbers
// take precedence over a generic function, so each of these types needs its own function.
extension WireKeyedDecodingContainer {
    func decodeIfPresent<Value: Decodable>(_: Value.Type, forKey key: Key) throws -> Value? {
        try optional(key)
    }

    func decodeIfPresent(_: Bool.Type, forKey key: Key) throws -> Bool? { try optional(key) }
    func decodeIfPresent(_: String.Type, forKey key: Key) throws -> String? { try optional(key) }
    func decodeIfPresent(_: Double.Type, forKey key: Key) throws -> Double? { try optional(key) }
    func decodeIfPresent(_: Float.Type, forKey key: Key) throws -> Float? { try optional(key) }
    func decodeIfPresent(_: Int.Type, forKey key: Key) throws -> Int? { try optional(key) }
    func decodeIfPresent(_: Int8.Type, forKey key: Key) throws -> Int8? { try optional(key) }
    func decodeIfPresent(_: Int16.Type, forKey key: Key) throws -> Int16? { try optional(key) }
    func decodeIfPresent(_: Int32.Type, forKey key: Key) throws -> Int32? { try optional(key) }
    func decodeIfPresent(_: Int64.Type, forKey key: Key) throws -> Int64? { try optional(key) }
    func decodeIfPresent(_: UInt.Type, forKey key: Key) throws -> UInt? { try optional(key) }
    func decodeIfPresent(_: UInt8.Type, forKey key: Key) throws -> UInt8? { try optional(key) }
    func decodeIfPresent(_: UInt16.Type, forKey key: Key) throws -> UInt16? { try optional(key) }
    func decodeIfPresent(_: UInt32.Type, forKey key: Key) throws -> UInt32? { try optional(key) }
    func decodeIfPresent(_: UInt64.Type, forKey key: Key) throws -> UInt64? { try optional(key) }
}

struct WireUnkeyedDecodingContainer: UnkeyedDecodingContainer {
    let elements: [WireValue]
    let codingPath: [any CodingKey]
    let drops: DroppedValues?
    private(set) var currentIndex = 0

    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try current().decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try taken().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try taken().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try taken() }

    private mutating func taken() throws -> WireValueDecoder {
        let decoder = try current()
        currentIndex += 1
        return decoder
    }

    private func current() throws -> WireValueDecoder {
        let path = codingPath + [WireCodingKey(intValue: currentIndex)]
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                Any.self,
                .init(
                    codingPath: path,
                    debugDescription: "expected more than "
                        + CountText.text(elements.count, "element")))
        }
        return WireValueDecoder(elements[currentIndex], path: path, drops: drops)
    }
}
