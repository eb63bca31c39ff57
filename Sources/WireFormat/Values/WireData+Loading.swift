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
        var result = OutputBuffer()
        guard try result.append(self, inPiecesOf: 1 << 20, while: isWanted) else { return nil }
        return result.takeData()
    }
}
