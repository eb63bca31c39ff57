import Foundation
import WireFormat

/// What was read and written reads as the same again, in each encoding.
enum RoundTripLaw {
    static func check(_ bytes: Data) throws -> Bool {
        guard let document = try? WireDocument(bytes), let value = document.value(at: .root) else {
            return false
        }
        let codes = Set(document.findings.map(\.code))
        let canonical = try document.encoded(as: .json, keepsNulls: true)
        let again = try WireDocument(canonical).encoded(as: .json, keepsNulls: true)
        require(again == canonical, "the canonical form is not its own")
        guard !codes.contains(.null) else { return true }
        for encoding in WireEncoding.all {
            if encoding == .xml, codes.contains(.unsupportedKey) {
                require((try? document.encoded(as: .xml)) == nil, "XML took an unsupported key")
                continue
            }
            try check(document, value, as: encoding, canonical)
        }
        require(value.description == String(reflecting: value), "two descriptions")
        return true
    }

    private static func check(
        _ document: WireDocument, _ value: WireValue, as encoding: WireEncoding, _ canonical: Data
    ) throws {
        let written = try document.encoded(as: encoding)
        require(try value.encoded(as: encoding) == written, "\(encoding): values write otherwise")
        require(try drained(document, as: encoding) == written, "\(encoding): a drain gets others")
        let read = try WireDocument(written)
        require(read.encoding == encoding, "\(encoding) is taken for \(read.encoding)")
        require(read.value(at: .root) == value, "\(encoding): other values")
        require(read.value(at: .root)?.hashValue == value.hashValue, "\(encoding): other hash")
        require(try read.encoded(as: .json) == canonical, "\(encoding): other canonical bytes")
        require(try read.encoded(as: encoding) == written, "\(encoding): writing does not settle")
        let findings = Set(read.findings.map(\.code))
        require(!findings.contains(.needlessTag), "\(encoding): wrote a needless tag")
        require(!findings.contains(.impreciseNumber), "\(encoding): wrote an imprecise number")
        let pretty = try WireDocument(document.encoded(as: encoding, isPretty: true))
        require(pretty.value(at: .root) == value, "\(encoding): pretty output holds other values")
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

/// Where a writer's pieces come together.
final class Sink {
    var bytes = Data()
}
