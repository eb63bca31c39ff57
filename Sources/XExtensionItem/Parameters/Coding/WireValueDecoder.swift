import Essentials

struct WireValueDecoder: Decoder {
    let value: WireValue
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// Collects the findings of dropped optional values. If it is nil, no value is dropped:
    /// decoding throws instead.
    let drops: DroppedValues?

    init(_ value: WireValue, path: [any CodingKey], drops: DroppedValues? = nil) {
        self.value = value
        codingPath = path
        self.drops = drops
    }

    func container<Key: CodingKey>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        guard let dictionary = value.dictionaryValue else {
            throw mismatch([String: WireValue].self, "a dictionary")
        }
        return KeyedDecodingContainer(
            WireKeyedDecodingContainer<Key>(
                dictionary: dictionary, codingPath: codingPath, drops: drops))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let elements = value.arrayValue else { throw mismatch([WireValue].self, "an array") }
        return WireUnkeyedDecodingContainer(
            elements: elements, codingPath: codingPath, drops: drops)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    private func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
        DecodingError.typeMismatch(
            type,
            .init(
                codingPath: codingPath,
                debugDescription: "expected \(expected), found \(value.kindName)"))
    }
}

extension WireValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { false }

    func decode(_ type: Bool.Type) throws -> Bool { try required(value.booleanValue, "a boolean") }
    func decode(_ type: String.Type) throws -> String {
        try required(value.stringValue, "a string")
    }
    func decode(_ type: Double.Type) throws -> Double {
        try required(value.doubleValue, "a number")
    }
    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
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
        case is Date.Type: try native(value.dateValue?.date, "a date")
        case is Data.Type: try native(value.dataValue?.load(), "data")
        case is URL.Type: try native(value.urlValue, "a URL")
        case is WireValue.Type: try native(value, "a value")
        case is WireDictionary.Type: try native(value.dictionaryValue, "a dictionary")
        default: try Value(from: self)
        }
    }

    private func required<Value>(_ value: Value?, _ expected: String) throws -> Value {
        guard let value else { throw mismatch(Value.self, expected) }
        return value
    }

    private func native<Value>(_ value: (some Any)?, _ expected: String) throws -> Value {
        try required(value as? Value, expected)
    }

    private func integer<Value: FixedWidthInteger>() throws -> Value {
        guard let number = value.numberValue, number.isInteger else {
            throw mismatch(Value.self, "an integer")
        }
        let exact =
            number.int64.flatMap { Value(exactly: $0) }
            ?? number.uint64.flatMap { Value(exactly: $0) }
        guard let exact else {
            let range = "expected an integer from \(Value.min) to \(Value.max), found \(number)"
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: range))
        }
        return exact
    }
}

/// The findings of optional values that a decoder dropped because it could not decode them.
final class DroppedValues {
    /// In the order in which the type decoded the values.
    private(set) var findings: [Finding] = []

    /// Returns the decoded value. If `decode` throws, this adds a finding and returns nil.
    ///
    /// A dropped value has exactly one finding, which replaces the findings of its nested values.
    func value<Value>(at path: [any CodingKey], _ decode: () throws -> Value) -> Value? {
        let count = findings.count
        do {
            return try decode()
        } catch {
            findings.removeLast(findings.count - count)
            findings.append(Finding(decoding: error, at: path))
            return nil
        }
    }
}

extension Finding {
    /// Creates a finding from a decoding error: `member.missing` for a missing key or element,
    /// `member.type` for any other error.
    init(decoding error: any Error, at path: [any CodingKey]) {
        guard let error = error as? DecodingError else {
            self.init(code: .memberType, pointer: path.pointer, location: nil, message: "\(error)")
            return
        }
        let (code, context): (Finding.Code, DecodingError.Context) =
            switch error {
            case .keyNotFound(_, let context): (.missingMember, context)
            case .valueNotFound(_, let context): (.missingMember, context)
            case .typeMismatch(_, let context): (.memberType, context)
            case .dataCorrupted(let context): (.memberType, context)
            @unknown default: (.memberType, .init(codingPath: path, debugDescription: "\(error)"))
            }
        self.init(
            code: code, pointer: context.codingPath.pointer, location: nil,
            message: context.debugDescription)
    }
}

extension [any CodingKey] {
    var pointer: String { map { JSONPointer.step($0.stringValue) }.joined() }
}
