/// What a recovery did.
public struct InboxRecovery: Hashable, Sendable {
    /// Entries that dead readers had, and that wait again.
    public internal(set) var returned = 0
    /// Decided entries whose tidying up or moving was completed.
    public internal(set) var completed = 0
    /// Files and folders that were removed: unfinished writing, and what was being removed.
    public internal(set) var removed = 0
    /// Old tokens that the journal forgot.
    public internal(set) var forgotten = 0
}
