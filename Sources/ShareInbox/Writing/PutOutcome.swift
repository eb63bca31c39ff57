/// What became of an item that was put.
public enum PutOutcome: String, Hashable, Sendable {
    /// It is stored, and waits.
    case stored
    /// An entry with the token is there, or was not long ago; nothing was stored.
    case duplicate
}
