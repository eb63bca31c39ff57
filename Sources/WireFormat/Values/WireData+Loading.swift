package import Essentials

extension WireData {
    /// Loads the bytes like ``load()``, in pieces of 1 MiB.
    ///
    /// - Parameter isWanted: Called before each piece; returns whether to continue.
    /// - Returns: The bytes; nil if they are no longer wanted.
    /// - Throws: The errors of ``load()``.
    package func load(while isWanted: () -> Bool) throws(WireError) -> Data? {
        guard filler != nil || external != nil else { return source }
        var result = OutputBuffer()
        guard try result.append(self, inPiecesOf: 1 << 20, while: isWanted) else { return nil }
        return result.takeData()
    }
}
