public import Essentials

/// The error of a file that cannot be read as a catalog, with all findings.
public struct CatalogError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The findings in the order of the file; at least one is an error.
    public let findings: [CatalogFinding]

    /// The first error.
    public var description: String {
        (findings.first { $0.kind == .error } ?? findings.first)?.description ?? ""
    }

    /// The same as ``description``, for `localizedDescription`.
    public var errorDescription: String? { description }
}
