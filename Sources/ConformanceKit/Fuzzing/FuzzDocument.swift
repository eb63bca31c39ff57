import Essentials
import WireFormat

/// A document that may be faulty, in a form that can be changed and made smaller.
enum FuzzDocument: Sendable {
    case text(TextDocument)
    case binary(BinaryDocument)
    /// Bytes that cannot be parsed as either form.
    case raw([UInt8])

    /// Takes a document apart.
    init(_ bytes: Data, _ encoding: WireEncoding) {
        let bytes = Array(bytes)
        switch encoding.form {
        case .json: self = .text(TextDocument(bytes, isXML: false))
        case .xml: self = .text(TextDocument(bytes, isXML: true))
        case .binary: self = BinaryDocument(bytes).map(FuzzDocument.binary) ?? .raw(bytes)
        }
    }

    /// Writes a value.
    init(_ value: FuzzValue, _ encoding: WireEncoding, _ random: inout Random) {
        switch encoding.form {
        case .json:
            self = .text(TextDocument(tokens: JSONSpelling(value, &random).tokens, isXML: false))
        case .xml:
            var document = TextDocument(tokens: XMLSpelling(value, &random).tokens, isXML: true)
            if random.once(in: 12) { document.form = random.one(of: TextDocument.Form.allCases) }
            self = .text(document)
        case .binary: self = .binary(BinarySpelling(value, &random).document)
        }
    }

    var bytes: Data {
        switch self {
        case .text(let document): document.bytes
        case .binary(let document): document.bytes
        case .raw(let bytes): Data(bytes)
        }
    }

    /// Changes the document in a place or a few; a donor gives parts of its own.
    mutating func mutate(_ random: inout Random, donor: FuzzDocument?) {
        switch self {
        case .text(var document):
            if case .text(let other) = donor {
                document.mutate(&random, donor: other)
            } else {
                document.mutate(&random, donor: nil)
            }
            self = .text(document)
        case .binary(var document):
            document.mutate(&random)
            self = .binary(document)
        case .raw(var bytes):
            if !bytes.isEmpty {
                bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.bits())
            }
            self = .raw(bytes)
        }
    }

    /// The documents with less in them than this one, those with much less first, each made when it is asked for.
    var simpler: [() -> FuzzDocument] {
        switch self {
        case .text(let document): Self.made(document, document.simplifications) { .text($0) }
        case .binary(let document): Self.made(document, document.simplifications) { .binary($0) }
        case .raw(let bytes):
            Self.made(
                bytes,
                TextDocument.removals(bytes.count).map { range in { $0.removeSubrange(range) } }
            ) { .raw($0) }
        }
    }

    private static func made<Form>(
        _ document: Form, _ changes: [(inout Form) -> Void],
        _ make: @escaping (Form) -> FuzzDocument
    ) -> [() -> FuzzDocument] {
        changes.map { change in
            {
                var copy = document
                change(&copy)
                return make(copy)
            }
        }
    }
}
