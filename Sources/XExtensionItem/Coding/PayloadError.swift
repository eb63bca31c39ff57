#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An item that was not read or written, with everything that was found wrong in it.
public struct PayloadError: Error, Hashable, Codable, Sendable {
    /// What is wrong, in the order of the document; never empty.
    public let findings: [Finding]
}

extension PayloadError: LocalizedError, CustomStringConvertible {
    /// The first error, and the number of further findings.
    public var description: String {
        let first = findings.first(where: \.isError) ?? findings.first
        let others = findings.count - 1
        return (first?.description ?? "") + (others > 0 ? ", and \(others) more" : "")
    }

    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}
