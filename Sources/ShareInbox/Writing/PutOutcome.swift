/// The result of putting an item.
public enum PutOutcome: String, Hashable, Sendable {
    /// The item is stored and waits for a reader.
    case stored
    /// An entry with the token exists, or is in the journal. Nothing was stored.
    case duplicate
}
