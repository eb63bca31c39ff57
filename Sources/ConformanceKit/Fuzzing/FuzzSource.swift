import Essentials
import SeededRandom
import WireFormat

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
            var document = FuzzDocument(Self.payload(encoding, &random), encoding)
            for _ in 0..<random.one(of: [0, 2, 8]) { document.respell(&random) }
            if random.oneIn(3) { document.mutate(&random, donor: nil) }
            return document
        }
        var document = FuzzDocument(random.one(of: seeds), encoding)
        document.mutate(&random, donor: FuzzDocument(random.one(of: seeds), encoding))
        return document
    }

    /// Returns a payload of the grammar. The library writes it in encodings other than JSON.
    static func payload(_ encoding: WireEncoding, _ random: inout Random) -> Data {
        while true {
            let json = Data(FuzzGrammar.text(of: "payload", &random).utf8)
            if encoding == .json { return json }
            let value = try? WireDocument(json).value
            // A few payloads of the grammar cannot be read, for example because a key repeats.
            if let bytes = try? value?.encoded(as: encoding) { return bytes }
        }
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

    mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: bits()) }

    /// The array must not be empty.
    mutating func one<Thing>(of things: [Thing]) -> Thing { things[int(below: things.count)] }
}

extension Random {
    /// Returns an activity type, or text that resembles one.
    mutating func activity() -> String {
        let json = "[\"\(FuzzGrammar.text(of: "activity", &self))\"]"
        let value = try? WireDocument(Data(json.utf8)).value
        return value?.arrayValue?.first?.stringValue ?? ""
    }
}
