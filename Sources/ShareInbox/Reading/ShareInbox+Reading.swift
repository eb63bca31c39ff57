extension ShareInbox {
    /// Makes what takes entries.
    ///
    /// - Parameters:
    ///   - liveness: how others know that this process is dead.
    ///   - attempts: how often an entry is taken before it is set aside as failed; 5 unless given.
    /// - Returns: the reader; keep it for as long as the process takes entries.
    /// - Throws: `inbox.no-space`, `inbox.system`.
    public func reader(
        _ liveness: Liveness, attempts: Int = 5
    ) throws(InboxError) -> InboxReader {
        try InboxReader(self, liveness, attempts: attempts)
    }
}
