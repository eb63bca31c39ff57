import Essentials

/// The bytes of data in chunks. All chunks except the last have the same size.
///
/// Bytes in memory are passed in place. Only base64 is decoded, and only external sources are read.
struct WireDataChunks: ~Copyable {
    private let data: WireData
    private let size: Int
    private var position = 0
    private var decoder: Base64Decoder?
    private var decoded = OutputBuffer()

    init(_ data: WireData, byteCount: Int = 48 << 10) {
        self.data = data
        size = max(3, byteCount - byteCount % 3)
        if let filler = data.filler {
            decoder = Base64Decoder(range: 0..<data.source.count, filler: filler)
        }
    }

    /// Calls a closure with the next chunk; returns false at the end.
    mutating func next(
        _ body: (RawSpan) throws(PayloadError) -> Void
    ) throws(PayloadError) -> Bool {
        guard decoder == nil else { return try nextDecoded(body) }
        let range = position..<position + min(size, data.byteCount - position)
        position = range.upperBound
        guard !range.isEmpty else { return false }
        if let external = data.external {
            try body(Self.read(range, of: external).bytes)
        } else {
            try body(data.source.bytes.extracting(range))
        }
        return true
    }

    private static func read(
        _ range: Range<Int>, of external: any WireDataSource
    ) throws(PayloadError) -> Data {
        let bytes: Data
        do {
            bytes = try external.read(range)
        } catch {
            throw PayloadError(error, or: .input)
        }
        guard bytes.count == range.count else {
            throw PayloadError(
                code: .input,
                message: "\(external.identity): read \(CountText.text(bytes.count, "byte")),"
                    + " expected \(range.count)")
        }
        return bytes
    }

    private mutating func nextDecoded(
        _ body: (RawSpan) throws(PayloadError) -> Void
    ) throws(PayloadError) -> Bool {
        decoded.removeLast(decoded.count)
        _ = try decoder?.decode(data.source.bytes, quads: size / 3, to: &decoded)
        guard decoded.count > 0 else { return false }
        try decoded.withBytes(body)
        return true
    }
}
