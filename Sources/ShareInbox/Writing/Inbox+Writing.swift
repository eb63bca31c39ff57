extension Inbox {
    /// Creates a writer.
    ///
    /// - Parameter liveness: how other processes recognize that this process is dead.
    /// - Returns: the writer; keep it for as long as the process puts entries.
    /// - Throws: `inbox.no-space`, `inbox.system`.
    public func writer(_ liveness: Liveness) throws(InboxError) -> InboxWriter {
        try InboxWriter(self, liveness)
    }
}
