import Essentials

/// Encodes Encodable types as wire values. Dates, data and URLs become values of these kinds.
struct WireValueEncoder: Encoder {
    final class Storage {
        enum Content {
            case single(WireValue)
            case array([Storage])
            /// The members in the order of encoding; nil for a key whose property is nil.
            case keyed([(key: String, value: Storage?)])
        }

        var content: Content?

        init(_ content: Content? = nil) {
            self.content = content
        }

        var value: WireValue? {
            switch content {
            case nil: nil
            case .single(let value): value
            case .array(let elements): .array(elements.map { $0.value ?? .dictionary([:]) })
            case .keyed(let members):
                .dictionary(
                    WireDictionary(
                        members.compactMap { member in
                            member.value.map { ($0.value ?? .dictionary([:])) }
                                .map { (key: member.key, value: $0) }
                        }))
            }
        }

        func set(_ value: Storage?, for key: String) {
            var members: [(key: String, value: Storage?)] = []
            if case .keyed(let present)? = content { members = present }
            // This releases the other reference to the array, so that appending does not copy it.
            content = nil
            members.append((key, value))
            content = .keyed(members)
        }

        func append(_ value: Storage) {
            var elements: [Storage] = []
            if case .array(let present)? = content { elements = present }
            content = nil
            elements.append(value)
            content = .array(elements)
        }
    }

    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    let storage = Storage()

    init(path: [any CodingKey]) {
        codingPath = path
    }

    static func encode(
        _ value: some Encodable, path: [any CodingKey]
    ) throws -> Storage {
        if let own = try native(value, path: path) { return Storage(.single(own)) }
        let encoder = WireValueEncoder(path: path)
        try value.encode(to: encoder)
        return encoder.storage
    }

    private static func native(
        _ value: some Encodable, path: [any CodingKey]
    ) throws -> WireValue? {
        switch value {
        case let value as Bool:
            return .boolean(value)
        case let value as String:
            return .string(value)
        case let value as Double:
            return .number(try real(value, path))
        case let value as Float:
            return .number(try real(Double(value), path))
        case let value as Date:
            guard let date = WireDate(value) else {
                throw invalid(value, path, "expected a date in the years 0001 to 9999")
            }
            return .date(date)
        case let value as Data:
            return .data(WireData(value))
        case let value as URL:
            if let fault = URLRule.fault(in: value.absoluteString) {
                throw invalid(value, path, fault.message)
            }
            return .url(value)
        case let value as WireValue:
            return value
        case let value as WireDictionary:
            return .dictionary(value)
        case let value as any BinaryInteger:
            guard let number = WireNumber(exactly: value) else {
                throw invalid(value, path, "expected an integer from −2^63 to 2^64−1")
            }
            return .number(number)
        default:
            return nil
        }
    }

    private static func real(_ value: Double, _ path: [any CodingKey]) throws -> WireNumber {
        guard let number = WireNumber(value) else {
            throw invalid(value, path, "expected a finite number")
        }
        return number
    }

    static func invalid(
        _ value: Any, _ path: [any CodingKey], _ reason: String
    ) -> EncodingError {
        EncodingError.invalidValue(value, .init(codingPath: path, debugDescription: reason))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if storage.content == nil { storage.content = .keyed([]) }
        return KeyedEncodingContainer(
            WireKeyedEncodingContainer<Key>(codingPath: codingPath, storage: storage))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if storage.content == nil { storage.content = .array([]) }
        return WireUnkeyedEncodingContainer(codingPath: codingPath, storage: storage)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension WireValueEncoder: SingleValueEncodingContainer {
    mutating func encodeNil() throws {
        throw Self.invalid(
            Any?.none as Any, codingPath, "a payload cannot contain null")
    }

    /// This encodes every type, including those for which the protocol has a requirement of its
    /// own.
    mutating func encode(_ value: some Encodable) throws {
        storage.content = try Self.encode(value, path: codingPath).content
    }
}

struct WireCodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }

    static let `super` = WireCodingKey(stringValue: "super")
}

extension WireValue {
    /// Creates a value from any Encodable type. Dates, data and URLs become values of these kinds,
    /// and 64-bit integers are exact.
    ///
    ///     item.userInfo["draft"] = try WireValue(encoding: draft)
    ///
    /// - Throws: `EncodingError` for a value that a payload cannot represent, and any error that
    ///   the type throws.
    public init(encoding value: some Encodable) throws {
        guard let encoded = try WireValueEncoder.encode(value, path: []).value else {
            throw WireValueEncoder.invalid(value, [], "expected a type that encodes a value")
        }
        self = encoded
    }

    /// Decodes a value that ``init(encoding:)`` encoded.
    ///
    ///     let draft = try item.userInfo["draft"]?.decode(Draft.self)
    ///
    /// - Throws: `DecodingError` if a value is missing or does not have the type of its property,
    ///   and any error that the type throws.
    public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try WireValueDecoder(self, path: []).decode(type)
    }
}
