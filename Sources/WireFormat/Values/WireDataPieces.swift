#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The bytes of a value, one piece after the other, each but the last of the same size.
struct WireDataPieces {
    private let data: WireData
    private let size: Int
    private var position = 0
    private var decoder: Base64.Decoder?
    /// The piece last advanced to.
    private(set) var piece: [UInt8] = []

    init(_ data: WireData, byteCount: Int = 48 << 10) {
        self.data = data
        size = max(3, byteCount - byteCount % 3)
        if let filler = data.filler {
            decoder = Base64.Decoder(range: 0..<data.source.count, filler: filler)
        }
    }

    /// Goes on to the next piece; false when there is none.
    mutating func advance() throws(WireError) -> Bool {
        piece.removeAll(keepingCapacity: true)
        if decoder != nil {
            try decode()
        } else {
            let range = position..<position + min(size, data.byteCount - position)
            position = range.upperBound
            if !range.isEmpty { piece.append(contentsOf: try bytes(range)) }
        }
        return !piece.isEmpty
    }

    private func bytes(_ range: Range<Int>) throws(WireError) -> Data {
        guard let external = data.external else { return data.source.slice(range) }
        let bytes = try external.read(range)
        guard bytes.count == range.count else {
            throw WireError(
                .output, reason: "\(external.identity): \(bytes.count) bytes of \(range.count)")
        }
        return bytes
    }

    private mutating func decode() throws(WireError) {
        guard var decoder else { return }
        var output = piece
        piece = []
        do throws(Base64.Malformed) {
            _ = try decoder.next(data.source.bytes, quads: size / 3) { word, count, _ in
                for index in 0..<count {
                    output.append(UInt8(truncatingIfNeeded: word >> UInt32(16 - 8 * index)))
                }
            }
        } catch {
            throw WireError(
                .malformedBase64,
                reason: "character \(error.offset) of the base64 text is not what RFC 4648 allows")
        }
        piece = output
        self.decoder = decoder
    }
}
