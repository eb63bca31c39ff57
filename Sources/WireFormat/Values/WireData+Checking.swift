import Essentials

/// A source that can check, without reading its bytes, whether they are available.
package protocol CheckedDataSource: WireDataSource {
    /// Checks that the bytes exist, and that their number is the one the source states.
    func check() throws(WireError)
}

extension WireData {
    /// Finds the errors that loading would find, without loading: malformed base64, a file that is
    /// missing or has another size.
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

    /// Returns a few bytes that differ for different data, as a replacement where the content does
    /// not matter. Short data is returned unchanged.
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
