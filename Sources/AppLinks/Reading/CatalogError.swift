#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A file that cannot be read as a catalog, with everything that was found wrong in it.
public struct CatalogError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in the order of the file; one is an error.
    public let findings: [CatalogFinding]

    /// The first error.
    public var description: String {
        (findings.first { $0.kind == .error } ?? findings.first)?.description ?? ""
    }

    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}
