import Foundation
import XExtensionItem

/// A document with what a strict reader finds in it, worked out by hand from the specification.
///
/// The cases stand with the Python reader that was written from the specification alone.
struct VectorCase: Decodable {
    struct Finding: Decodable {
        var id, pointer: String
        var offset, line, column: Int?
    }

    struct Part: Decodable {
        var base64: String
        var times: Int
    }

    var name, clause: String
    var input, base64: String?
    /// A large document, as pieces to be repeated.
    var parts: [Part]?
    var findings: [Finding]
    var canonical: String?
    var folder, error: Bool?
    /// Why the specification leaves the case open; such a case is no expectation.
    var unclear: String?

    var bytes: Data {
        if let input { return Data(input.utf8) }
        if let base64 { return Data(base64Encoded: base64) ?? Data() }
        return (parts ?? []).reduce(into: Data()) { bytes, part in
            let piece = Data(base64Encoded: part.base64) ?? Data()
            for _ in 0..<part.times { bytes.append(piece) }
        }
    }

    static func load<Case: Decodable>(_ file: String, as type: Case.Type) throws -> [Case] {
        let data = try Repository.data("Examples/Testees/python/\(file).json")
        return try JSONDecoder().decode([Case].self, from: data)
    }
}

/// A document, and what lenient reading and resolution for an activity make of it.
struct ResolutionCase: Decodable {
    var name, clause, input: String
    var activity: String?
    /// The canonical form of the result; nil when the item is not delivered.
    var output: String?
}

/// A document and the exact output of a conversion, or the id of the error.
struct ConversionCase: Decodable {
    var name, clause: String
    var input, base64: String?
    var to: String
    var output: String?
    var outputBase64: String?
    var errors: [String]?

    enum CodingKeys: String, CodingKey {
        case name, clause, input, base64, to, output, errors
        case outputBase64 = "output-base64"
    }

    var bytes: Data {
        input.map { Data($0.utf8) } ?? base64.flatMap { Data(base64Encoded: $0) } ?? Data()
    }

    var expected: Data? {
        output.map { Data($0.utf8) } ?? outputBase64.flatMap { Data(base64Encoded: $0) }
    }
}
