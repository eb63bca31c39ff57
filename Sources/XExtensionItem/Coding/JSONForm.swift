#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A payload's JSON form as any coder writes it: tags are dictionaries, and dictionaries are such that a
/// coder's key strategies leave them alone.
enum JSONForm: Codable {
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case string(String)
    case array([JSONForm])
    case dictionary([String: JSONForm])

    init(from decoder: any Decoder) throws {
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

    func encode(to encoder: any Encoder) throws {
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
}

extension ExtensionItem: Codable {
    /// Reads the item's JSON form through any coder with its default strategies, leniently.
    ///
    /// - Throws: ``PayloadError`` as ``init(decoding:reading:)`` does, and the coder's errors.
    public init(from decoder: any Decoder) throws {
        let form = try JSONForm(from: decoder)
        try self.init(decoding: JSONEncoder().encode(form))
    }

    /// Writes the item's JSON form through any coder with its default strategies.
    ///
    /// For users whose own types hold an item; ``encoded(as:isPretty:)`` is what payloads are made
    /// with, and the only way that makes a promise about memory.
    ///
    /// - Throws: what ``encoded(as:isPretty:)`` throws; `EncodingError` for an item with a file of a
    ///   payload folder, or one with two keys in a dictionary that Swift holds for the same.
    public func encode(to encoder: any Encoder) throws {
        guard !hasFiles else {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "a file of a payload folder cannot be encoded"))
        }
        let bytes = try encoded(as: .json)
        let form = try JSONDecoder().decode(JSONForm.self, from: bytes)
        guard try WireDocument(JSONEncoder().encode(form)).encoded(as: .json) == bytes else {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "a dictionary has keys that differ in normalisation only"))
        }
        try form.encode(to: encoder)
    }
}
