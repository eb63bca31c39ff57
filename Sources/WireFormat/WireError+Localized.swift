#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension WireError: LocalizedError {
    /// The same text as ``description``, so that `localizedDescription` shows it.
    public var errorDescription: String? { description }
}
