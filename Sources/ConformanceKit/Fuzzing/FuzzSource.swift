import WireFormat

/// Makes documents from the grammar of the format, and by changing vectors.
struct FuzzSource: Sendable {
    /// The most bytes of a vector's input that is changed.
    private static let byteCount = 16 << 10

    private var seeds: [WireEncoding: [FuzzDocument]] = [:]

    init(_ groups: [VectorGroup]) {
        for payload in groups.flatMap(\.vectors).compactMap(\.subject.fuzzSeed) {
            guard case .bytes(let bytes) = payload.input, bytes.count <= Self.byteCount else {
                continue
            }
            seeds[payload.encoding, default: []].append(FuzzDocument(bytes, payload.encoding))
        }
    }

    /// Returns a document; equal generators give equal documents.
    func document(_ encoding: WireEncoding, _ random: inout Random) -> FuzzDocument {
        let seeds = seeds[encoding] ?? []
        guard !seeds.isEmpty, random.once(in: 3) else {
            var document = FuzzDocument(FuzzValue.payload(&random), encoding, &random)
            if random.once(in: 3) { document.mutate(&random, donor: nil) }
            return document
        }
        var document = random.one(of: seeds)
        document.mutate(&random, donor: random.one(of: seeds))
        return document
    }
}

extension Vector.Subject {
    /// The payload that a vector is about.
    fileprivate var fuzzSeed: Vector.Payload? {
        switch self {
        case .valid(let payload, _, _), .invalid(let payload, _, _, _), .resolve(let payload, _, _),
            .writeBack(let payload, _), .convert(let payload, _, _, _), .notices(let payload, _),
            .exporting(let payload, _, _, _), .mapping(let payload, _, _, _, _):
            payload
        case .scale, .encodeRefused, .importing, .evaluate, .delivering, .receiving: nil
        }
    }
}
