/// A value of an item that does not arrive, and why.
public struct Loss: Hashable, Sendable, CustomStringConvertible {
    /// The JSON Pointer (RFC 6901) of the value in the item resolved for the activity.
    public var pointer: String
    /// The reason, as a phrase.
    public var reason: String

    /// Creates a loss.
    public init(pointer: String, reason: String) {
        self.pointer = pointer
        self.reason = reason
    }

    /// The pointer and the reason in one line.
    public var description: String { "\(pointer): \(reason)" }
}
