/// The state of an entry.
public struct EntryState: RawRepresentable, Hashable, Sendable {
    /// The name of the state, for example `waiting`.
    public let rawValue: String

    /// Creates a state from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The entry waits for a reader.
    public static let waiting = EntryState(rawValue: "waiting")
    /// A reader holds the entry.
    public static let claimed = EntryState(rawValue: "claimed")
    /// A reader finished the entry.
    public static let done = EntryState(rawValue: "done")
    /// The entry is damaged, was claimed too often, or was rejected by its reader.
    public static let failed = EntryState(rawValue: "failed")
}
