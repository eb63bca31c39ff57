public import Essentials

/// The bytes of a data value, in memory, as base64 in a document, or in a file.
///
///     let data = document["/thumbnail"]?.dataValue
///     let bytes = try data?.load()
///
/// Nothing is decoded before ``load()`` or ``forEachChunk(ofAtMost:_:)``, and usually nothing is
/// copied. The document's storage stays alive as long as the value does.
public struct WireData: Sendable {
    /// The storage of the bytes, behind one reference, so that ``WireValue`` stays small.
    private final class Place: Sendable {
        let source: Data
        let filler: Base64.Filler?
        let external: (any WireDataSource)?
        let byteCount: Int

        init(
            _ source: Data, _ filler: Base64.Filler?, _ external: (any WireDataSource)?,
            byteCount: Int
        ) {
            self.source = source
            self.filler = filler
            self.external = external
            self.byteCount = byteCount
        }
    }

    private let place: Place

    /// The bytes, or the base64 text of the bytes.
    var source: Data { place.source }
    /// The filler of the base64 text; nil if the source is the bytes themselves.
    var filler: Base64.Filler? { place.filler }
    /// The source of bytes that are not in memory; nil if `source` has them.
    var external: (any WireDataSource)? { place.external }
    /// The number of bytes, decoded.
    public var byteCount: Int { place.byteCount }

    /// Creates data from bytes in memory.
    public init(_ bytes: Data) {
        place = Place(bytes, nil, nil, byteCount: bytes.count)
    }

    /// Creates data from a source, without reading it.
    public init(source: some WireDataSource) {
        place = Place(Data(), nil, source, byteCount: max(0, source.byteCount))
    }

    init(base64 text: Data, filler: Base64.Filler, byteCount: Int) {
        place = Place(text, filler, nil, byteCount: byteCount)
    }

    package var isExternal: Bool { external != nil }

    /// Returns the bytes, decoded if they are stored as base64.
    ///
    /// - Throws: `data.base64` for malformed text that was not checked while reading; the errors of
    ///   a ``WireDataSource``.
    public func load() throws(PayloadError) -> Data {
        try load { true } ?? Data()
    }

    /// Calls a closure with the bytes in chunks, in order.
    ///
    /// - Parameters:
    ///   - count: The maximum chunk size in bytes, 3 or more; 48 KiB by default.
    ///   - body: Called with each chunk, which is never empty.
    /// - Throws: The errors of ``load()``, and those of the closure.
    public func forEachChunk(
        ofAtMost count: Int = 48 << 10, _ body: (RawSpan) throws -> Void
    ) throws {
        do throws(PayloadError) {
            try forEachByteChunk(ofAtMost: count) { chunk throws(PayloadError) in
                do {
                    try body(chunk)
                } catch {
                    throw PayloadError(code: .output, message: "", underlying: Stop(error: error))
                }
            }
        } catch {
            throw (error.underlying as? Stop)?.error ?? error
        }
    }

    /// Wraps the error of a caller's closure, to pass it through functions that throw only
    /// ``PayloadError``.
    private struct Stop: Error {
        let error: any Error
    }

    package func forEachByteChunk(
        ofAtMost count: Int = 48 << 10, _ body: (RawSpan) throws(PayloadError) -> Void
    ) throws(PayloadError) {
        var chunks = WireDataChunks(self, byteCount: count)
        while try chunks.next(body) {}
    }

    /// Returns at most the first `count` bytes, and reads no further bytes. The count must be 3 or
    /// more.
    package func firstChunk(ofAtMost count: Int) throws(PayloadError) -> Data {
        var first = Data()
        var chunks = WireDataChunks(self, byteCount: count)
        _ = try chunks.next { chunk in first = chunk.withUnsafeBytes { Data($0) } }
        return first
    }
}

extension WireData: Hashable {
    /// Returns whether two values have the same bytes, regardless of their storage.
    ///
    /// Comparison does not read the bytes of a ``WireDataSource``. Two values with sources are
    /// equal if their identities and sizes are equal.
    public static func == (left: WireData, right: WireData) -> Bool {
        if left.place === right.place { return true }
        guard left.byteCount == right.byteCount else { return false }
        if left.external != nil || right.external != nil {
            guard let one = left.external, let other = right.external else { return false }
            return one.identity.isIdentical(to: other.identity)
        }
        if left.filler == right.filler, left.source == right.source { return true }
        // Without fillers, each byte sequence has exactly one base64 text, so texts that differ
        // mean different bytes. Decoding is needed only for text with fillers, or if only one
        // source is base64.
        if left.filler == right.filler, left.filler == nil || left.filler == Base64.Filler.none {
            return false
        }
        return sameBytes(left, right)
    }

    private static func sameBytes(_ left: WireData, _ right: WireData) -> Bool {
        var first = WireDataChunks(left)
        var second = WireDataChunks(right)
        var areSame = true
        do throws(PayloadError) {
            while areSame {
                let hasMore = try first.next { one throws(PayloadError) in
                    areSame = false
                    _ = try second.next { other in areSame = one.isIdentical(to: other) }
                }
                guard hasMore else { return try !second.next { _ in } }
            }
        } catch {
            return false
        }
        return false
    }

    /// Hashes the number of bytes and at most the first 48 bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(byteCount)
        guard external == nil else { return }
        var chunks = WireDataChunks(self, byteCount: 48)
        _ = try? chunks.next { chunk in chunk.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }
}

extension WireData {
    /// Loads the bytes in chunks of 1 MiB. Calls `isWanted` before each chunk; the result is nil if
    /// `isWanted` returns false.
    package func load(while isWanted: () -> Bool) throws(PayloadError) -> Data? {
        guard filler != nil || external != nil else { return source }
        var result = OutputBuffer()
        guard try result.append(self, inChunksOf: 1 << 20, while: isWanted) else { return nil }
        return result.takeData()
    }
}

/// A source that can check, without reading its bytes, whether they are available.
package protocol CheckedDataSource: WireDataSource {
    /// Checks that the bytes exist, and that their number is `byteCount`.
    func check() throws(PayloadError)
}

extension WireData {
    /// Throws the errors that loading would throw, without loading the bytes: malformed base64, a
    /// missing file, or a file of another size.
    func check() throws(PayloadError) {
        try (external as? any CheckedDataSource)?.check()
        guard let filler else { return }
        var decoder = Base64Decoder(range: 0..<source.count, filler: filler)
        _ = try decoder.check(source.bytes)
    }

    /// Returns a short replacement for data whose content does not matter. Different data has
    /// different replacements, except for hash collisions; short data is returned unchanged.
    func digest() throws(PayloadError) -> WireData {
        guard byteCount > Self.maxDigestLength else { return self }
        var hasher = Hasher()
        try forEachByteChunk { chunk in chunk.withUnsafeBytes { hasher.combine(bytes: $0) } }
        var digest = OutputBuffer()
        digest.append(word: UInt64(bitPattern: Int64(hasher.finalize())), count: 8)
        digest.append(word: UInt64(byteCount), count: 8)
        return WireData(digest.takeData())
    }

    private static let maxDigestLength = 48
}

/// Bytes outside of memory, for example in a file, read in chunks on demand.
public protocol WireDataSource: Sendable {
    /// The number of bytes.
    var byteCount: Int { get }

    /// Identifies the bytes without reading them. Two sources with the same identity and size are
    /// equal. By default, two sources are never equal.
    var identity: String { get }

    /// Reads a range of the bytes.
    ///
    /// - Parameter range: Offsets from 0 to ``byteCount``.
    /// - Returns: Exactly as many bytes as the range has.
    /// - Throws: Any error if the bytes are not available, or their number has changed. The caller
    ///   of the library then gets `input.failed` with this error as the underlying error. If the
    ///   error is a ``PayloadError``, the caller gets its first finding instead.
    func read(_ range: Range<Int>) throws -> Data
}

extension WireDataSource {
    /// A new identity for each access, so that two sources are never equal.
    public var identity: String { UUID().uuidString }
}
