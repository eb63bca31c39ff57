#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Bytes where they lie: as they are, as base64 text in the document they were read from, or in a file.
///
/// Nothing is copied or decoded until ``load()`` or ``forEachChunk(ofAtMost:_:)`` asks for it; the
/// document's storage stays alive as long as the value does.
public struct WireData: Sendable {
    /// Where the bytes are; behind one reference, so that values that may be data stay small.
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

    /// The bytes, or the text that stands for them.
    var source: Data { place.source }
    /// How the text is to be read; nil when the source is the bytes themselves.
    var filler: Base64.Filler? { place.filler }
    /// Where else the bytes are kept; nil when the source has them.
    var external: (any WireDataSource)? { place.external }
    /// The number of bytes, decoded.
    public var byteCount: Int { place.byteCount }

    /// Makes a value of bytes in memory.
    public init(_ bytes: Data) {
        place = Place(bytes, nil, nil, byteCount: bytes.count)
    }

    /// Makes a value of bytes that are kept elsewhere; nothing is read yet.
    public init(_ external: some WireDataSource) {
        place = Place(Data(), nil, external, byteCount: max(0, external.byteCount))
    }

    init(base64 text: Data, filler: Base64.Filler, byteCount: Int) {
        place = Place(text, filler, nil, byteCount: byteCount)
    }

    /// Whether the bytes are not in memory.
    package var isElsewhere: Bool { external != nil }

    /// The bytes, decoded when they were text.
    ///
    /// - Throws: `data.base64` for text that was not checked when it was read, and is malformed; what
    ///   a source elsewhere throws.
    public func load() throws(WireError) -> Data {
        try load { true } ?? Data()
    }

    /// Hands the bytes on piece by piece, in order.
    ///
    /// - Parameters:
    ///   - count: the greatest number of bytes in a piece, 48 KiB unless given; three at least.
    ///   - body: called with each piece, which is not empty.
    /// - Throws: `data.base64` as ``load()`` does, and what the closure throws.
    public func forEachChunk(
        ofAtMost count: Int = 48 << 10, _ body: (RawSpan) throws(WireError) -> Void
    ) throws(WireError) {
        var pieces = WireDataPieces(self, byteCount: count)
        while try pieces.next(body) {}
    }
}

extension WireData: Hashable {
    /// Whether two values are the same bytes, however they are kept in memory.
    ///
    /// What is kept elsewhere is not read: it equals what is kept in the same place.
    public static func == (left: WireData, right: WireData) -> Bool {
        if left.place === right.place { return true }
        guard left.byteCount == right.byteCount else { return false }
        if left.external != nil || right.external != nil {
            guard let one = left.external, let other = right.external else { return false }
            return one.identity.isIdentical(to: other.identity)
        }
        if left.filler == right.filler, left.source == right.source { return true }
        // Strict base64 has one text for each sequence of bytes, so only unlike forms are compared.
        if left.filler == right.filler, left.filler == nil || left.filler == Base64.Filler.none {
            return false
        }
        return sameBytes(left, right)
    }

    private static func sameBytes(_ left: WireData, _ right: WireData) -> Bool {
        var first = WireDataPieces(left)
        var second = WireDataPieces(right)
        var areSame = true
        do throws(WireError) {
            while areSame {
                let hasMore = try first.next { one throws(WireError) in
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

    /// Feeds the number of bytes and the first 48 of them into a hasher, never more.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(byteCount)
        guard external == nil else { return }
        var pieces = WireDataPieces(self, byteCount: 48)
        _ = try? pieces.next { piece in piece.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }
}
