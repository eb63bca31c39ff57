import Essentials

/// Writes an item after checking it as a whole: strict reading with default limits accepts every
/// output, and gives an equal item; clause 1.2.1.
///
/// Writing notes whether any value needs a check; most items have none. If one does, a draft of the
/// item is read strictly, and its findings are thrown, except those that may be written back.
struct PayloadOutput {
    let item: ExtensionItem
    let encoding: WireEncoding
    var isPretty = false
    /// Whether the document will lie in a payload folder; only then may it name files.
    var isInPayloadFolder = false

    /// Returns the bytes of the payload.
    func bytes() throws(PayloadError) -> Data { try judgedBytes() }

    /// Checks the payload, then writes it in pieces.
    func write(to drain: @escaping (RawSpan) throws -> Void) throws(PayloadError) {
        let payload = try judged()
        try PayloadError.of { () throws(WireFault) in try payload.write(to: drain) }
    }

    /// A checked payload that is not written yet.
    enum Judged {
        /// A short payload, whose bytes were gathered during the check.
        case bytes(Data)
        /// A long payload, which the check only counted.
        case output(PayloadOutput)

        /// Writes the payload in pieces.
        ///
        /// - Throws: an error of a file or the drain; the item itself is already checked.
        func write(to drain: @escaping (RawSpan) throws -> Void) throws(WireFault) {
            switch self {
            case .bytes(let bytes):
                do {
                    for start in stride(from: 0, to: bytes.count, by: PayloadOutput.pieceByteCount)
                    {
                        let end = min(start + PayloadOutput.pieceByteCount, bytes.count)
                        try drain(bytes.bytes.extracting(start..<end))
                    }
                } catch {
                    throw WireFault(error, or: .output)
                }
            case .output(let output): _ = try output.written(drain, .item)
            }
        }
    }

    /// Checks the payload before any byte of it is used.
    func judged() throws(PayloadError) -> Judged {
        if item.dataByteCount() < Self.gatheredByteCount, let bytes = try shortBytes() {
            return .bytes(bytes)
        }
        _ = try judgedBytes({ _ in }, .measuring)
        return .output(self)
    }

    /// Checks that all data can be read, whatever else is wrong: files exist and have the stated
    /// sizes.
    func checkData() throws(PayloadError) {
        try PayloadError.of { () throws(WireFault) in _ = try written({ _ in }, .measuring) }
    }

    /// Checks the item by reading a draft of it, whether it needs that or not.
    func checkContent() throws(PayloadError) {
        var draft = ItemDraft(encoding: encoding, payload: item.payload)
        draft.reading.isInPayloadFolder = isInPayloadFolder
        let findings = try PayloadError.of { () throws(WireFault) in
            try draft.findings { (writer: inout ItemWriter) throws(WireFault) in
                try item.write(to: &writer)
            } reading: {
                _ = $0.item()
            }
        }
        guard findings.isEmpty else { throw PayloadError(findings: findings) }
    }

    // MARK: Judging

    /// The maximum number of bytes to gather, so that a short payload is written once, and a long
    /// one takes no memory.
    private static let gatheredByteCount = 4 << 20
    /// The maximum number of bytes in a piece.
    private static let pieceByteCount = 64 << 10

    /// Ends the gathering of a payload that is too long for it.
    private struct IsLong: Error {}

    /// Returns the bytes of a short payload, or nil for a longer one.
    private func shortBytes() throws(PayloadError) -> Data? {
        var bytes = Data()
        let gather = { (piece: RawSpan) in
            guard bytes.count + piece.byteCount <= Self.gatheredByteCount else { throw IsLong() }
            // Untouched pages of the reserved memory cost nothing.
            if !bytes.isEmpty { bytes.reserveCapacity(Self.gatheredByteCount) }
            piece.withUnsafeBytes { $0.withMemoryRebound(to: UInt8.self) { bytes.append($0) } }
        }
        do throws(PayloadError) {
            _ = try judgedBytes(gather)
        } catch {
            if error.underlying is IsLong { return nil }
            throw error
        }
        return bytes
    }

    /// Writes the payload to the drain, or gathers its bytes if there is none, and checks it.
    private func judgedBytes(
        _ drain: ((RawSpan) throws -> Void)? = nil, _ purpose: WireWriter.Purpose = .item
    ) throws(PayloadError) -> Data {
        let (bytes, check) = try PayloadError.of { () throws(WireFault) in
            try written(drain, purpose)
        }
        switch check {
        case .none: break
        case .content: try checkContent()
        case .length:
            throw PayloadError(
                WireFault(code: .documentLimit, message: "more bytes than readers take"))
        }
        return bytes
    }

    /// The reason why strict reading might refuse a payload.
    private enum Check {
        case none, content, length
    }

    private func written(
        _ drain: ((RawSpan) throws -> Void)?, _ purpose: WireWriter.Purpose
    ) throws(WireFault) -> (Data, Check) {
        var writer = ItemWriter(encoding, isPretty: isPretty, drain: drain, purpose: purpose)
        if drain == nil { writer.wire.reserve(dataByteCount: item.expectedDataByteCount) }
        try item.write(to: &writer)
        let bytes = try writer.wire.finish()
        if writer.wire.isTooLong { return (bytes, .length) }
        return (bytes, writer.wire.isKnownValid ? .none : .content)
    }
}
