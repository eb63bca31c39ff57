#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension OutputBuffer {
    /// Appends data as base64, piece by piece.
    mutating func appendBase64(of data: WireData) throws(WireError) {
        var pieces = WireDataPieces(data)
        while try pieces.advance() {
            Base64.encode(pieces.piece.span.bytes, to: &bytes)
            try settle()
        }
    }

    /// Appends data as it is, piece by piece.
    mutating func append(_ data: WireData) throws(WireError) {
        var pieces = WireDataPieces(data)
        while try pieces.advance() {
            bytes.append(contentsOf: pieces.piece)
            try settle()
        }
    }
}
