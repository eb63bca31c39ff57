package import Essentials

extension WireValue: Codable {
    /// Decodes a value from its JSON form, with any decoder that has the default configuration.
    ///
    /// - Throws: ``PayloadError`` if no document can contain the value, and the errors of the
    ///   decoder.
    public init(from decoder: any Decoder) throws {
        let document = try WireDocument(JSONForm(from: decoder).bytes)
        guard let value = document.value else {
            throw DecodingError.valueNotFound(
                WireValue.self,
                .init(codingPath: decoder.codingPath, debugDescription: "found a null"))
        }
        self = value
    }

    /// Encodes the JSON form of the value, with any encoder. For example, a date becomes a
    /// dictionary with the key `$date` and the value `2026-11-20T01:02:03Z`.
    ///
    /// - Throws: The errors of ``encoded(as:isPretty:)``; `EncodingError` if a dictionary has two
    ///   keys that are equal as Swift strings.
    public func encode(to encoder: any Encoder) throws {
        try JSONForm.encode(canonical: encoded(as: .json), of: self, to: encoder)
    }
}

extension WireDictionary: Codable {
    /// Decodes a dictionary from its JSON form; see ``WireValue/init(from:)``.
    ///
    /// - Throws: `DecodingError` for a value of another kind, and the errors of
    ///   ``WireValue/init(from:)``.
    public init(from decoder: any Decoder) throws {
        guard let dictionary = try WireValue(from: decoder).dictionaryValue else {
            throw DecodingError.typeMismatch(
                WireDictionary.self,
                .init(codingPath: decoder.codingPath, debugDescription: "expected a dictionary"))
        }
        self = dictionary
    }

    /// Encodes the JSON form of the dictionary; see ``WireValue/encode(to:)``.
    public func encode(to encoder: any Encoder) throws {
        try WireValue.dictionary(self).encode(to: encoder)
    }
}

/// A value as JSON for any `Encoder` or `Decoder`. Tagged values are dictionaries, and a coder's
/// key strategies do not change the keys.
package enum JSONForm: Codable {
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case string(String)
    case array([JSONForm])
    case dictionary([String: JSONForm])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode([String: JSONForm].self) {
            self = .dictionary(value)
        } else if let value = try? container.decode([JSONForm].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .dictionary(let value): try container.encode(value)
        }
    }

    package var bytes: Data {
        get throws { try JSONEncoder().encode(self) }
    }

    /// Encodes the JSON form of a value, given its canonical JSON.
    ///
    /// - Throws: `EncodingError` if a dictionary has two keys that are equal as Swift strings.
    package static func encode(
        canonical bytes: Data, of value: Any, to encoder: any Encoder
    ) throws {
        guard try WireDocument(bytes).hasDistinctKeys else {
            throw EncodingError.invalidValue(
                value,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "two keys of a dictionary are canonically equivalent, so "
                        + "Swift treats them as equal"))
        }
        try JSONDecoder().decode(JSONForm.self, from: bytes).encode(to: encoder)
    }
}

extension WireDocument {
    /// Whether no dictionary has two keys that are equal as Swift strings.
    fileprivate var hasDistinctKeys: Bool {
        var containers: [WireNode] = [.root]
        while let node = containers.popLast() {
            var keys: Set<String> = []
            for member in members(of: node) {
                if !keys.insert(key(of: member)).inserted { return false }
                containers.append(member.node)
            }
            containers.append(contentsOf: elements(of: node))
        }
        return true
    }
}
