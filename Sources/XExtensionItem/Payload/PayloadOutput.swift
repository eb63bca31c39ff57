import Essentials

/// Checks a whole item before any part of it is output: strict reading with default limits accepts
/// every output, and returns an equal item; clause 1.2.1.
///
/// A first pass writes the item to memory or only measures it, and records whether the item
/// requires a check. Most items do not. The check reads a draft of the item strictly, and throws
/// the findings, except those in values that may be written back.
struct PayloadOutput {
    let item: ExtensionItem
    let encoding: WireEncoding
    var isPretty = false
    /// Whether the document is for a payload folder; only such a document can refer to files.
    var isInPayloadFolder = false

    enum Checked {
        /// A short payload, whose bytes were gathered during the check.
        case bytes(Data)
        /// A long payload; the check only counted its bytes.
        case output(PayloadOutput)

        func write(to drain: @escaping (RawSpan) throws -> Void) throws(PayloadError) {
            switch self {
            case .bytes(let bytes):
                do {
                    for start in stride(from: 0, to: bytes.count, by: PayloadOutput.pieceByteCount)
                    {
                        let end = min(start + PayloadOutput.pieceByteCount, bytes.count)
                        try drain(bytes.bytes.extracting(start..<end))
                    }
                } catch {
                    throw PayloadError(error, or: .output)
                }
            case .output(let output): _ = try output.written(drain, .item)
            }
        }
    }

    func checked() throws(PayloadError) -> Checked {
        if item.dataByteCount() < Self.gatheredByteCount, let bytes = try shortBytes() {
            return .bytes(bytes)
        }
        _ = try bytes({ _ in }, .measuring)
        return .output(self)
    }

    /// Checks that all data can be read, even if the item is invalid: files exist and have the
    /// stated sizes.
    func checkData() throws(PayloadError) {
        _ = try written({ _ in }, .measuring)
    }

    /// Throws the findings of strict reading. Always reads a draft of the item, even if writing has
    /// shown that no check is required.
    func checkContent() throws(PayloadError) {
        var draft = ItemDraft(encoding: encoding, payload: item.payload)
        draft.reading.isInPayloadFolder = isInPayloadFolder
        let findings = try draft.findings { (writer: inout ItemWriter) throws(PayloadError) in
            try item.write(to: &writer)
        } reading: {
            _ = $0.item()
        }
        guard findings.isEmpty else { throw PayloadError(findings: findings) }
    }

    // MARK: Checking

    /// The maximum size of a payload to keep in memory while it is checked.
    ///
    /// The checked bytes of a short payload are used as the output. A longer payload is written
    /// once to check it and again to output it, and is never kept in memory.
    private static let gatheredByteCount = 4 << 20
    private static let pieceByteCount = 64 << 10

    private struct IsLong: Error {}

    /// Returns nil if the payload has more than ``gatheredByteCount`` bytes.
    private func shortBytes() throws(PayloadError) -> Data? {
        var bytes = Data()
        let gather = { (piece: RawSpan) in
            guard bytes.count + piece.byteCount <= Self.gatheredByteCount else { throw IsLong() }
            // A payload of one chunk needs no reserved memory. A second chunk reserves the maximum,
            // because reserved memory costs nothing until it is used.
            if !bytes.isEmpty { bytes.reserveCapacity(Self.gatheredByteCount) }
            piece.withUnsafeBytes { $0.withMemoryRebound(to: UInt8.self) { bytes.append($0) } }
        }
        do throws(PayloadError) {
            _ = try self.bytes(gather)
        } catch {
            if error.underlying is IsLong { return nil }
            throw error
        }
        return bytes
    }

    /// Checks the item, and returns its bytes if `drain` is nil.
    func bytes(
        _ drain: ((RawSpan) throws -> Void)? = nil, _ purpose: WireWriter.Purpose = .item
    ) throws(PayloadError) -> Data {
        let (bytes, isTooLong, isKnownValid) = try written(drain, purpose)
        if isTooLong {
            throw PayloadError(
                code: .documentLimit,
                message: "the payload is larger than the default limit of readers")
        }
        if !isKnownValid { try checkContent() }
        return bytes
    }

    private func written(
        _ drain: ((RawSpan) throws -> Void)?, _ purpose: WireWriter.Purpose
    ) throws(PayloadError) -> (bytes: Data, isTooLong: Bool, isKnownValid: Bool) {
        var writer = ItemWriter(encoding, isPretty: isPretty, drain: drain, purpose: purpose)
        if drain == nil { writer.wire.reserve(dataByteCount: item.expectedDataByteCount) }
        try item.write(to: &writer)
        let bytes = try writer.wire.finish()
        return (bytes, writer.wire.isTooLong, writer.wire.isKnownValid)
    }
}
