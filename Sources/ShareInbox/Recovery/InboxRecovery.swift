/// The result of a recovery.
public struct InboxRecovery: Hashable, Sendable {
    /// The number of entries that dead readers held. They wait again.
    public internal(set) var returned = 0
    /// The number of decided entries whose removal or move was completed.
    public internal(set) var completed = 0
    /// The number of removed files and folders: unfinished entries and trash.
    public internal(set) var removed = 0
    /// The number of old tokens that were removed from the journal.
    public internal(set) var forgotten = 0
}
