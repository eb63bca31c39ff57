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

    /// This is the decoder of every type, including those for which the protocol has a requirement
    /// of its own.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        switch type {
        case is Bool.Type: try native(value.booleanValue, "a boolean")
        case is String.Type: try native(value.stringValue, "a string")
        case is Double.Type: try native(value.doubleValue, "a number")
        case is Float.Type: try native(Float(decode(Double.self)), "a number")
        case is Date.Type: try native(value.dateValue?.date, "a date")
        case is Data.Type: try native(value.dataValue?.load(), "data")
        case is URL.Type: try native(value.urlValue, "a URL")
        case is WireValue.Type: try native(value, "a value")
        case is WireDictionary.Type: try native(value.dictionaryValue, "a dictionary")
        case let type as any FixedWidthInteger.Type: try native(integer(type), "an integer")
        default: try Value(from: self)
        }
    }

    private func native<Value>(_ value: (some Any)?, _ expected: String) throws -> Value {
        guard let value = value as? Value else { throw mismatch(Value.self, expected) }
        return value
    }

    private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
        guard let number = value.numberValue, number.isInteger else {
            throw mismatch(type, "an integer")
        }
        let exact =
            number.int64.flatMap { Integer(exactly: $0) }
            ?? number.uint64.flatMap { Integer(exactly: $0) }
        guard let exact else {
            let range = "expected an integer from \(type.min) to \(type.max), found \(number)"
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
