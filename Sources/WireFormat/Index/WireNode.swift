/// A reference to one value of a document. It has a meaning only together with that document.
public struct WireNode: Hashable, Sendable {
    let position: Int

    init(_ position: Int) {
        self.position = position
    }

    /// The root of a document: a dictionary or a scalar.
    public static let root = WireNode(0)
}
