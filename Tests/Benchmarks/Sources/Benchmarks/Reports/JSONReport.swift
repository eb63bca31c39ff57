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

    init(_ result: GrowthResult) {
        (work, encoding) = (result.row.work, "\(result.row.encoding)")
        document = "\(result.row.dimension.counts.many) \(result.row.dimension.name)"
        subject = "ExtensionItem"
        seconds = result.many
        (peer, peerSeconds, ratio, peakBytes) = (nil, nil, nil, nil)
        bytes = result.bytes
    }

    init(_ point: SizeCurve.Point) {
        (work, encoding) = ("curve", "\(point.reader.encoding)")
        document = Figure.size(point.bytes)
        subject = point.reader.isPeer ? point.reader.name : "ExtensionItem"
        seconds = point.seconds
        (peer, peerSeconds, ratio, peakBytes) = (nil, nil, nil, nil)
        bytes = point.bytes
    }

    /// Writes null for missing measurements, so that every object has all keys.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(work, forKey: .work)
        try container.encode(encoding, forKey: .encoding)
        try container.encode(document, forKey: .document)
        try container.encode(subject, forKey: .subject)
        try container.encode(peer, forKey: .peer)
        try container.encode(seconds, forKey: .seconds)
        try container.encode(peerSeconds, forKey: .peerSeconds)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(peakBytes, forKey: .peakBytes)
        try container.encode(bytes, forKey: .bytes)
    }

    static func write(_ report: Report, to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let lines =
            report.results.map { JSONReport($0) } + report.growth.map { JSONReport($0) }
            + report.points.map { JSONReport($0) }
        try encoder.encode(lines).write(to: URL(filePath: path))
    }
}
