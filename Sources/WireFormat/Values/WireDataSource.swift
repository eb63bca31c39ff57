public import Essentials

/// Bytes outside of memory, for example in a file, which are read piece by piece on demand.
public protocol WireDataSource: Sendable {
    /// The number of bytes.
    var byteCount: Int { get }

    /// Identifies the bytes without reading them. Two sources with the same identity and size are
    /// equal.
    var identity: String { get }

    /// Reads a range of the bytes.
    ///
    /// - Parameter range: Offsets from 0 to ``byteCount``.
    /// - Returns: Exactly as many bytes as the range has.
    /// - Throws: An error if the bytes are not available, or their number has changed.
    func read(_ range: Range<Int>) throws(WireError) -> Data
}
