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
        let seed = { (random: inout Random) -> FuzzDocument? in
            guard let seeds = seeds[encoding] else { return nil }
            return FuzzDocument(random.one(of: seeds), encoding)
        }
        guard random.oneIn(3), var document = seed(&random) else {
            var document = FuzzDocument(Self.payload(encoding, &random), encoding)
            for _ in 0..<random.one(of: [0, 2, 8]) { document.respell(&random) }
            if random.oneIn(3) { document.mutate(&random, donor: seed(&random) ?? document) }
            return document
        }
        document.mutate(&random, donor: seed(&random) ?? document)
        return document
    }

    /// Returns a payload of the grammar. The library writes it in encodings other than JSON.
    static func payload(_ encoding: WireEncoding, _ random: inout Random) -> Data {
        while true {
            var json = FuzzGrammar.text(of: "payload", &random)
            if encoding == .json { return Data(json.utf8) }
            // The library would decode tags. A backquote, which no rule has, hides them from it.
            let hidesTags = random.oneIn(2)
            if hidesTags { json = json.replacing("{\"$", with: "{\"`") }
            let value = try? WireDocument(Data(json.utf8)).value
            // A few payloads of the grammar cannot be read, for example because a key repeats.
            guard let bytes = try? value?.encoded(as: encoding) else { continue }
            return hidesTags ? showingTags(Array(bytes), encoding, &random) : bytes
        }
    }

    private static func showingTags(
        _ bytes: [UInt8], _ encoding: WireEncoding, _ random: inout Random
    ) -> Data {
        var bytes = bytes
        for (position, byte) in bytes.enumerated().dropFirst() where byte == UInt8(ascii: "`") {
            let before = bytes[position - 1]
            // A key begins after a tag, or after the marker of a string.
            if before == UInt8(ascii: ">") || 0x50...0x5E ~= before {
                bytes[position] = UInt8(ascii: "$")
            }
        }
        guard encoding == .xml, random.oneIn(2) else { return Data(bytes) }
        // Write the content of tags, valid or not, as an element.
        let tag = /<dict>\s*<key>\$(date|data|integer)<\/key>\s*<string>(.*?)<\/string>\s*<\/dict>/
        let text = String(decoding: bytes, as: UTF8.self)
        return Data(text.replacing(tag) { "<\($0.1)>\($0.2)</\($0.1)>" }.utf8)
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
