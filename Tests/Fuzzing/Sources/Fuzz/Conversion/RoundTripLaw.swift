import Foundation
import WireFormat

/// A document that is read and written is read back as the same document, in each encoding.
enum RoundTripLaw {
    static func check(_ bytes: Data) throws -> Bool {
        guard let document = try? WireDocument(bytes), let value = document.value(at: .root) else {
            return false
        }
        let codes = Set(document.findings.map(\.code))
        let canonical = try document.encoded(as: .json, keepsNulls: true)
        let again = try WireDocument(canonical).encoded(as: .json, keepsNulls: true)
        require(again == canonical, "the canonical form is not canonical")
        guard !codes.contains(.null) else { return true }
        for encoding in WireEncoding.all {
            if encoding == .xml, codes.contains(.unsupportedKey) {
                require((try? document.encoded(as: .xml)) == nil, "XML accepted an unsupported key")
                continue
            }
            try check(document, value, as: encoding, canonical)
        }
        require(value.description == String(reflecting: value), "the descriptions differ")
        return true
    }

    private static func check(
        _ document: WireDocument, _ value: WireValue, as encoding: WireEncoding, _ canonical: Data
    ) throws {
        let written = try document.encoded(as: encoding)
        require(
            try value.encoded(as: encoding) == written,
            "\(encoding): writing the values produces different bytes")
        require(
            try drained(document, as: encoding) == written,
            "\(encoding): a drain receives different bytes")
        let read = try WireDocument(written)
        require(read.encoding == encoding, "\(encoding) is recognized as \(read.encoding)")
        require(read.value(at: .root) == value, "\(encoding): different values")
        require(read.value(at: .root)?.hashValue == value.hashValue, "\(encoding): different hash")
        require(try read.encoded(as: .json) == canonical, "\(encoding): different canonical bytes")
        require(try read.encoded(as: encoding) == written, "\(encoding): writing is not idempotent")
        let findings = Set(read.findings.map(\.code))
        require(!findings.contains(.needlessTag), "\(encoding): wrote a needless tag")
        require(!findings.contains(.impreciseNumber), "\(encoding): wrote an imprecise number")
        let pretty = try WireDocument(document.encoded(as: encoding, isPretty: true))
        require(pretty.value(at: .root) == value, "\(encoding): pretty output has different values")
    }

    private static func drained(_ document: WireDocument, as encoding: WireEncoding) throws -> Data
    {
        let sink = Sink()
        try document.write(as: encoding) { piece in
            piece.withUnsafeBytes { sink.bytes.append(contentsOf: $0) }
        }
        return sink.bytes
    }
}

/// Collects the chunks of a writer.
final class Sink {
    var bytes = Data()
}
