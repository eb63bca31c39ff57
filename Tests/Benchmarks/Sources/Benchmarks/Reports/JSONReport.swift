import FoundationEssentials

/// The results for programs: an array of objects.
struct JSONReport: Encodable {
    enum CodingKeys: String, CodingKey {
        case work, encoding, document, subject, peer, seconds
        case peerSeconds = "peer_seconds"
        case ratio
        case peakBytes = "peak_bytes"
        case bytes
    }
    let work: String
    let encoding: String
    let document: String
    let subject: String
    let peer: String?
    let seconds: Double
    let peerSeconds: Double?
    let ratio: Double?
    let peakBytes: Int?
    let bytes: Int

    init(_ result: Result) {
        work = result.row.work
        encoding = result.row.encoding
        document = result.row.document
        subject = result.row.subject.name
        peer = result.row.peer?.name
        seconds = result.seconds
        peerSeconds = result.peerSeconds
        ratio = result.ratio
        peakBytes = result.memory?.resident
        bytes = result.bytes
    }

    static func write(_ results: [Result], to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results.map(JSONReport.init)).write(to: URL(filePath: path))
    }
}
