#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension WireData {
    /// The bytes as ``load()`` gives them, made in pieces of a megabyte.
    ///
    /// - Parameter isWanted: asked before each piece is taken.
    /// - Returns: the bytes, or nil when they are no longer wanted.
    /// - Throws: what ``load()`` throws.
    package func load(while isWanted: () -> Bool) throws(WireError) -> Data? {
        guard filler != nil || external != nil else { return source }
        var result = Data()
        result.reserveCapacity(byteCount)
        var pieces = WireDataPieces(self, byteCount: 1 << 20)
        while isWanted() {
            let isMore = try pieces.next { (piece: RawSpan) throws(WireError) in
                piece.withUnsafeBytes { result.append(contentsOf: $0) }
            }
            guard isMore else { return result }
        }
        return nil
    }
}
