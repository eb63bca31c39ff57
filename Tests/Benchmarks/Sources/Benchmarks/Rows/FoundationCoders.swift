import FoundationEssentials
import WireFormat

/// Foundation's coders for an encoding.
struct FoundationCoders {
    let encoding: WireEncoding

    func decode<Value: Decodable>(_: Value.Type, from bytes: Data) throws -> Value {
        encoding == .json
            ? try JSONDecoder().decode(Value.self, from: bytes)
            : try PropertyListDecoder().decode(Value.self, from: bytes)
    }

    func encode(_ value: some Encodable) throws -> Data {
        switch encoding {
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return try encoder.encode(value)
        default:
            let encoder = PropertyListEncoder()
            encoder.outputFormat = encoding == .xml ? .xml : .binary
            return try encoder.encode(value)
        }
    }

    var decoderName: String { encoding == .json ? "JSONDecoder" : "PropertyListDecoder" }
    var encoderName: String { encoding == .json ? "JSONEncoder" : "PropertyListEncoder" }

    /// Decodes an item, whose data has the form of the encoding, and computes its checksum.
    func checksum(of bytes: Data) throws -> Checksum {
        encoding == .json
            ? Checksum(try decode(CodableItem<TaggedBytes>.self, from: bytes))
            : Checksum(try decode(CodableItem<Data>.self, from: bytes))
    }
}
