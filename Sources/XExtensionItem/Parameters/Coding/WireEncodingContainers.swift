/// Stores the key of a nil property without a value, so that ``ParameterNamespace/update(_:)``
/// removes the key.
struct WireKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let codingPath: [any CodingKey]
    let storage: WireValueEncoder.Storage

    mutating func encodeNil(forKey key: Key) { storage.set(nil, for: key.stringValue) }

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        let path = codingPath + [key]
        storage.set(try WireValueEncoder.encode(value, path: path), for: key.stringValue)
    }

    private mutating func set(_ value: (some Encodable)?, _ key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    mutating func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
        try set(value, key)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        nested(key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nested(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { nested(WireCodingKey.super) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

    private func nested(_ key: any CodingKey) -> WireValueEncoder {
        let encoder = WireValueEncoder(path: codingPath + [key])
        storage.set(encoder.storage, for: key.stringValue)
        return encoder
    }
}

// The standard library's default implementations of `encodeIfPresent` skip nil, so the container
// would never see the key. The default implementations for booleans, strings and numbers take
// precedence over a generic function, so each of these types needs its own function.
extension WireKeyedEncodingContainer {
    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try set(value, key) }
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try set(value, key) }
}

struct WireUnkeyedEncodingContainer: UnkeyedEncodingContainer {
    let codingPath: [any CodingKey]
    let storage: WireValueEncoder.Storage

    var count: Int {
        if case .array(let elements)? = storage.content { elements.count } else { 0 }
    }

    private var path: [any CodingKey] { codingPath + [WireCodingKey(intValue: count)] }

    mutating func encodeNil() throws {
        throw WireValueEncoder.invalid(
            Any?.none as Any, path, "an array cannot contain null")
    }

    mutating func encode(_ value: some Encodable) throws {
        storage.append(try WireValueEncoder.encode(value, path: path))
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        nested().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        nested().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { nested() }

    private func nested() -> WireValueEncoder {
        let encoder = WireValueEncoder(path: path)
        storage.append(encoder.storage)
        return encoder
    }
}
