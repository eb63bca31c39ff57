#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An item on its way out, judged as a whole before anybody gets a byte of it: whatever is written,
/// strict reading with its default limits takes, and delivers an equal item; clause 1.2.1.
///
/// Writing notes doubts, which most items leave none of. Where there is one, a draft of the item is
/// read strictly, and what that finds is thrown, but for what an editor may write back.
struct PayloadOutput {
    let item: ExtensionItem
    let encoding: WireEncoding
    var isPretty = false
    /// Whether the document is to lie in a payload folder, where alone it may name files.
    var isInPayloadFolder = false

    /// The bytes of the payload.
    func bytes() throws(PayloadError) -> Data { try judgedBytes() }

    /// Writes the payload in pieces, once it is judged.
    func write(to drain: @escaping WireDrain) throws(PayloadError) {
        let payload = try judged()
        try PayloadError.of { () throws(WireError) in try payload.write(to: drain) }
    }

    /// A payload that was found to be right, and has not been written yet.
    enum Judged {
        /// One short enough to have been gathered while it was judged.
        case bytes(Data)
        /// One that was only counted.
        case output(PayloadOutput)

        /// Writes the payload in pieces.
        ///
        /// - Throws: what a file or the drain throws, for nothing is wrong with the item.
        func write(to drain: @escaping WireDrain) throws(WireError) {
            switch self {
            case .bytes(let bytes):
                for start in stride(from: 0, to: bytes.count, by: PayloadOutput.pieceByteCount) {
                    let end = min(start + PayloadOutput.pieceByteCount, bytes.count)
                    try drain(bytes.bytes.extracting(start..<end))
                }
            case .output(let output): _ = try output.written(drain, .item)
            }
        }
    }

    /// Judges the payload, before anything is done with its bytes.
    func judged() throws(PayloadError) -> Judged {
        if item.dataByteCount() < Self.gatheredByteCount, let bytes = try shortBytes() {
            return .bytes(bytes)
        }
        _ = try judgedBytes({ _ in }, .measuring)
        return .output(self)
    }

    /// Checks that all data can be had, whatever is wrong with the item: files are there, and have the
    /// size they should have.
    func checkData() throws(PayloadError) {
        try PayloadError.of { () throws(WireError) in _ = try written({ _ in }, .measuring) }
    }

    /// Checks the item by reading a draft of it, whether there is a doubt or none.
    func checkContent() throws(PayloadError) {
        var draft = ItemDraft(encoding: encoding, payload: item.payload)
        draft.reading.isInPayloadFolder = isInPayloadFolder
        let findings = try PayloadError.of { () throws(WireError) in
            try draft.findings { (writer: inout ItemWriter) throws(WireError) in
                try item.write(to: &writer)
            } reading: {
                _ = $0.item()
            }
        }
        guard findings.isEmpty else { throw PayloadError(findings: findings) }
    }

    // MARK: Judging

    /// The most bytes that are gathered, so that a short payload is written once and a long one takes no
    /// memory.
    private static let gatheredByteCount = 4 << 20
    /// The most bytes in a piece.
    private static let pieceByteCount = 64 << 10

    /// The bytes of a short payload; nil for a longer one.
    private func shortBytes() throws(PayloadError) -> Data? {
        var bytes = Data()
        var isTooLong = false
        let gather: WireDrain = { (piece: RawSpan) throws(WireError) in
            isTooLong = bytes.count + piece.byteCount > Self.gatheredByteCount
            if isTooLong { throw WireError(code: .output, message: "the payload is long") }
            // Pages that are never touched cost nothing.
            if !bytes.isEmpty { bytes.reserveCapacity(Self.gatheredByteCount) }
            piece.withUnsafeBytes { $0.withMemoryRebound(to: UInt8.self) { bytes.append($0) } }
        }
        do throws(PayloadError) {
            _ = try judgedBytes(gather)
        } catch {
            if isTooLong { return nil }
            throw error
        }
        return bytes
    }

    /// Writes the payload to a drain, or gathers its bytes when there is none, and judges it.
    private func judgedBytes(
        _ drain: WireDrain? = nil, _ purpose: WireWriter.Purpose = .item
    ) throws(PayloadError) -> Data {
        let (bytes, doubt) = try PayloadError.of { () throws(WireError) in
            try written(drain, purpose)
        }
        switch doubt {
        case .none: break
        case .content: try checkContent()
        case .length:
            throw PayloadError(
                WireError(code: .documentLimit, message: "more bytes than readers take"))
        }
        return bytes
    }

    /// Why a payload may be one that strict reading refuses.
    private enum Doubt {
        case none, content, length
    }

    private func written(
        _ drain: WireDrain?, _ purpose: WireWriter.Purpose
    ) throws(WireError) -> (Data, Doubt) {
        var writer = ItemWriter(encoding, isPretty: isPretty, drain: drain, purpose: purpose)
        if drain == nil { writer.wire.reserve(dataByteCount: item.expectedDataByteCount) }
        try item.write(to: &writer)
        let bytes = try writer.wire.finish()
        if writer.wire.isTooLong { return (bytes, .length) }
        return (bytes, writer.wire.isCertain ? .none : .content)
    }
}
