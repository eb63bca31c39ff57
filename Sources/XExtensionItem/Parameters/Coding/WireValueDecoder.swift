#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Decodes any Decodable type from a value of the wire; the reverse of ``WireValueEncoder``.
struct WireValueDecoder: Decoder {
    let value: WireValue
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ value: WireValue, path: [any CodingKey]) {
        self.value = value
        codingPath = path
    }

    func container<Key: CodingKey>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        guard let dictionary = value.dictionaryValue else {
            throw mismatch([String: WireValue].self)
        }
        return KeyedDecodingContainer(
            WireKeyedDecodingContainer<Key>(dictionary: dictionary, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let elements = value.arrayValue else { throw mismatch([WireValue].self) }
        return WireUnkeyedDecodingContainer(elements: elements, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func mismatch(_ type: Any.Type) -> DecodingError {
        DecodingError.typeMismatch(
            type,
            .init(codingPath: codingPath, debugDescription: "found \(value.kindName) instead"))
    }
}

extension WireValue {
    /// The name of the value's kind, for messages.
    fileprivate var kindName: String {
        switch self {
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .data: "data"
        case .date: "a date"
        case .url: "a URL"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .unknownTag: "a tag that is not known"
        }
    }
}

extension WireValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { false }

    func decode(_ type: Bool.Type) throws -> Bool { try required(value.booleanValue) }
    func decode(_ type: String.Type) throws -> String { try required(value.stringValue) }
    func decode(_ type: Double.Type) throws -> Double { try required(value.numberValue?.double) }
    func decode(_ type: Float.Type) throws -> Float {
        Float(try required(value.numberValue?.double) as Double)
    }
    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        switch type {
        case is Date.Type: try native(value.dateValue?.date)
        case is Data.Type: try native(value.dataValue?.load())
        case is URL.Type: try native(value.urlValue)
        default: try Value(from: self)
        }
    }

    private func required<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw mismatch(Value.self) }
        return value
    }

    private func native<Value>(_ value: (some Any)?) throws -> Value {
        try required(value as? Value)
    }

    private func integer<Value: FixedWidthInteger>() throws -> Value {
        let number = try required(value.numberValue)
        let exact =
            number.int64.flatMap { Value(exactly: $0) }
            ?? number.uint64.flatMap { Value(exactly: $0) }
        guard let exact else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "\(number) is no \(Value.self)"))
        }
        return exact
    }
}

/// Reads the members of a dictionary.
struct WireKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let dictionary: WireDictionary
    let codingPath: [any CodingKey]

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
                key, .init(codingPath: codingPath, debugDescription: "the key is absent"))
        }
        return WireValueDecoder(value, path: codingPath + [key])
    }
}

/// Reads the elements of an array.
struct WireUnkeyedDecodingContainer: UnkeyedDecodingContainer {
    let elements: [WireValue]
    let codingPath: [any CodingKey]
    var currentIndex = 0

    init(elements: [WireValue], codingPath: [any CodingKey]) {
        self.elements = elements
        self.codingPath = codingPath
    }

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
                WireValue.self, .init(codingPath: path, debugDescription: "the array has ended"))
        }
        return WireValueDecoder(elements[currentIndex], path: path)
    }
}
