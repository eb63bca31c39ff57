#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A source that knows, without reading its bytes, whether they can be had.
package protocol CheckedDataSource: WireDataSource {
    /// Checks that the bytes are there, and as many as the source says.
    func check() throws(WireError)
}

extension WireData {
    /// Finds what loading would find wrong with the bytes, and loads none: text that is no base64, a
    /// file that is gone or has another size.
    func check() throws(WireError) {
        try (external as? any CheckedDataSource)?.check()
        guard let filler else { return }
        var decoder = Base64Decoder(range: 0..<source.count, filler: filler)
        do throws(Base64.Malformed) {
            _ = try decoder.check(source.bytes)
        } catch {
            throw error.wireError
        }
    }

    /// A few bytes that differ for different data, to stand for it where its content does not matter:
    /// data that is short stands for itself.
    func digest() throws(WireError) -> WireData {
        guard byteCount > Self.greatestDigest else { return self }
        var hasher = Hasher()
        try forEachChunk { piece in piece.withUnsafeBytes { hasher.combine(bytes: $0) } }
        var digest = OutputBuffer()
        digest.append(word: UInt64(bitPattern: Int64(hasher.finalize())), count: 8)
        digest.append(word: UInt64(byteCount), count: 8)
        return WireData(digest.takeData())
    }

    private static let greatestDigest = 48
}
