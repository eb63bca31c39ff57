public import Essentials

extension WireError: LocalizedError {
    /// The same text as ``description``, so that `localizedDescription` shows it.
    public var errorDescription: String? { description }
}
