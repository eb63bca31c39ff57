extension Inbox {
    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - liveness: how other processes recognize that this process is dead.
    ///   - attempts: how often an entry is claimed before it fails; 5 by default.
    /// - Returns: the reader; keep it for as long as the process takes entries.
    /// - Throws: `inbox.no-space`, `inbox.system`.
    public func reader(
        _ liveness: Liveness, attempts: Int = 5
    ) throws(InboxError) -> InboxReader {
        try InboxReader(self, liveness, attempts: attempts)
    }
}
