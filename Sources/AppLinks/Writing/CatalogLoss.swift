/// Something that a conversion to another format dropped or changed, and why.
public struct CatalogLoss: Hashable, Sendable, CustomStringConvertible {
    /// The kind of loss.
    public enum Kind: String, Hashable, Sendable {
        /// The other format has no place for it.
        case notCarried = "not-carried"
        /// It is written, but has another meaning there.
        case changed
    }

    /// The kind of loss.
    public var kind: Kind
    /// The JSON Pointer (RFC 6901) of the entry in the project's own format.
    public var pointer: String
    /// A sentence that says what was found, or what becomes of it.
    public var message: String

    /// The kind, the pointer and the message in one line.
    public var description: String { "\(kind.rawValue): \(message) at \(pointer)" }
}
