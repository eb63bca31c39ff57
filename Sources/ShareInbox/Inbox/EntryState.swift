/// The state of an entry.
public struct EntryState: RawRepresentable, Hashable, Sendable {
    /// The word for it, for example `waiting`.
    public let rawValue: String

    /// Creates a state from its word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// It waits for a reader.
    public static let waiting = EntryState(rawValue: "waiting")
    /// A reader has it.
    public static let claimed = EntryState(rawValue: "claimed")
    /// A reader finished it.
    public static let done = EntryState(rawValue: "done")
    /// Nobody could take it.
    public static let failed = EntryState(rawValue: "failed")
}
