import Essentials
import SeededRandom
import WireFormat

/// A document, possibly malformed, in a form that can be mutated and reduced.
enum FuzzDocument: Sendable {
    case text(TextDocument)
    case binary(BinaryDocument)
    /// Bytes that cannot be parsed.
    case raw([UInt8])

    init(_ bytes: Data, _ encoding: WireEncoding) {
        let bytes = Array(bytes)
        switch encoding.form {
        case .json: self = .text(TextDocument(bytes, isXML: false))
        case .xml: self = .text(TextDocument(bytes, isXML: true))
        case .binary: self = BinaryDocument(bytes).map(FuzzDocument.binary) ?? .raw(bytes)
        }
    }

    init(_ value: FuzzValue, _ encoding: WireEncoding, _ random: inout Random) {
        switch encoding.form {
        case .json:
            self = .text(TextDocument(tokens: JSONSpelling(value, &random).tokens, isXML: false))
        case .xml:
            var document = TextDocument(tokens: XMLSpelling(value, &random).tokens, isXML: true)
            if random.oneIn(12) { document.form = random.one(of: TextDocument.Form.allCases) }
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

    /// Mutates one or two places, and may splice in parts of `donor`.
    mutating func mutate(_ random: inout Random, donor: FuzzDocument?) {
        switch self {
        case .text(var document):
            let other: TextDocument? = if case .text(let other) = donor { other } else { nil }
            document.mutate(&random, donor: other)
            self = .text(document)
        case .binary(var document):
            document.mutate(&random)
            self = .binary(document)
        case .raw(var bytes):
            if !bytes.isEmpty {
                bytes[random.int(below: bytes.count)] = UInt8(truncatingIfNeeded: random.bits())
            }
            self = .raw(bytes)
        }
    }

    /// Smaller variants, created on demand. The largest reductions are first.
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

/// Generates documents from the grammar of the format, and by mutating vectors.
struct FuzzSource: Sendable {
    /// The maximum size of a vector's payload to mutate, in bytes.
    private static let byteCount = 16 << 10

    private var seeds: [WireEncoding: [Data]] = [:]

    init(_ groups: [VectorGroup]) {
        for request in groups.flatMap(\.vectors).compactMap(\.subject.fuzzSeed) {
            guard case .bytes(let bytes)? = request.input, bytes.count <= Self.byteCount,
                let encoding = request.encoding
            else { continue }
            seeds[encoding, default: []].append(bytes)
        }
    }

    /// Returns a document. It depends only on the encoding, the vectors and the state of `random`.
    func document(_ encoding: WireEncoding, _ random: inout Random) -> FuzzDocument {
        let seeds = seeds[encoding] ?? []
        guard !seeds.isEmpty, random.oneIn(3) else {
            var document = FuzzDocument(random.payload(), encoding, &random)
            if random.oneIn(3) { document.mutate(&random, donor: nil) }
            return document
        }
        var document = FuzzDocument(random.one(of: seeds), encoding)
        document.mutate(&random, donor: FuzzDocument(random.one(of: seeds), encoding))
        return document
    }
}

extension Vector.Subject {
    fileprivate var fuzzSeed: TesteeRequest? {
        switch self {
        case .valid(let payload, _, _), .invalid(let payload, _, _, _):
            TesteeRequest(.decode, payload)
        case .mapping(_, let export): export.request
        case .exchange(let one):
            one.tenth == nil && TesteeOperation.ofDocuments.contains(one.request.operation)
                ? one.request : nil
        case .encodeRefused: nil
        }
    }
}

/// A random number generator. Equal seeds produce equal numbers.
struct Random {
    private var generator: SplitMix64

    /// Each document number has an independent sequence.
    init(seed: UInt64, number: UInt64 = 0) {
        generator = SplitMix64(seed: seed)
        generator = SplitMix64(seed: generator.next() ^ (number &* 0xD1B5_4A32_D192_ED03))
    }

    mutating func int(below count: Int) -> Int {
        Int.random(in: 0..<max(1, count), using: &generator)
    }

    mutating func oneIn(_ times: Int) -> Bool { int(below: times) == 0 }

    mutating func bits() -> UInt64 { generator.next() }

    /// The array must not be empty.
    mutating func one<Thing>(of things: [Thing]) -> Thing { things[int(below: things.count)] }
}
