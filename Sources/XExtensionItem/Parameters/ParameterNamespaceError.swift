#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why the parameters of a type could not be set.
public struct ParameterNamespaceError: Error, Hashable, Sendable, LocalizedError,
    CustomStringConvertible
{
    /// What is wrong with the namespace.
    public enum Reason: Hashable, Sendable {
        /// It is not a reverse-DNS name.
        case malformed
        /// Another type has set parameters under it.
        case usedBy(type: String)
        /// One of its keys is empty or holds a dot; clause 20.1.3.
        case malformedKey(String)
    }

    /// The namespace.
    public let namespace: String
    /// The name of the type whose namespace it is.
    public let type: String
    /// What is wrong.
    public let reason: Reason

    /// Type, namespace and reason in a sentence.
    public var description: String {
        let start = "the namespace “\(namespace)” of \(type) "
        switch reason {
        case .malformed: return start + "is not a reverse-DNS name"
        case .usedBy(let other): return start + "is already used by \(other)"
        case .malformedKey(let key):
            return start + "has the key “\(key)”, which is empty or holds a dot"
        }
    }

    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}
