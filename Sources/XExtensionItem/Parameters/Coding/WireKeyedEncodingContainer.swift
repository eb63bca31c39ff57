/// Writes the members of a dictionary. A nil property leaves its key without a value, so that
/// `update` removes the key.
struct WireKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let codingPath: [any CodingKey]
    let storage: WireValueEncoder.Storage

    mutating func encodeNil(forKey key: Key) { storage.set(nil, for: key.stringValue) }

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        let path = codingPath + [key]
        storage.set(try WireValueEncoder.encode(value, path: path), for: key.stringValue)
    }

    private mutating func encodeOptional(_ value: (some Encodable)?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    mutating func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
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

// The standard library's defaults skip nil, so that the container would never see the key.
extension WireKeyedEncodingContainer {
    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }

    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
        try encodeOptional(value, forKey: key)
    }
}
