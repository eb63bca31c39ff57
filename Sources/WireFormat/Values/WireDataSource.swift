#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Bytes that are kept somewhere else, for example in a file, and read piece by piece when asked for.
public protocol WireDataSource: Sendable {
    /// The number of bytes.
    var byteCount: Int { get }

    /// What tells these bytes from others without reading them: two sources with the same identity
    /// and size count as equal.
    var identity: String { get }

    /// Reads a range of the bytes.
    ///
    /// - Parameter range: positions within ``byteCount``.
    /// - Returns: exactly as many bytes as the range has.
    /// - Throws: an error that says why they cannot be had, or are no longer as many.
    func read(_ range: Range<Int>) throws(WireError) -> Data
}
