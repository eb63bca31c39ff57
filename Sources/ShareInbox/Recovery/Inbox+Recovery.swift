import XExtensionItem

extension Inbox {
    /// Returns the entries of dead readers, completes decided entries, and removes the files of dead
    /// processes.
    ///
    /// This is safe at any time, also while other processes put, take and recover. Call it at the launch
    /// of an app, and periodically in a server.
    ///
    /// - Returns: the number of entries and files of each kind.
    /// - Throws: `inbox.system`. The next recovery does the rest.
    @discardableResult
    public func recover() throws(InboxError) -> InboxRecovery {
        try recover(at: MachineClock.continuous)
    }

    /// Recovers at a given time of the continuous clock, in milliseconds.
    func recover(at now: UInt64) throws(InboxError) -> InboxRecovery {
        var work = RecoveryWork(inbox: self, now: now)
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in try work.run() }
        return work.recovery
    }
}
