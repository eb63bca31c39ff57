#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension WireError: LocalizedError {
    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}
