/// One value of a document: a position in its index, of no use without the document.
public struct WireNode: Hashable, Sendable {
    let position: Int

    init(_ position: Int) {
        self.position = position
    }

    /// The dictionary or scalar that a document consists of.
    public static let root = WireNode(0)
}
