import XExtensionItem

extension Inbox {
    /// Returns the state of the entry with a token; nil if it never existed, or the journal no longer
    /// keeps it.
    ///
    /// - Throws: `inbox.system`.
    public func state(of token: InboxToken) throws(InboxError) -> EntryState? {
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in
            // In the direction in which entries move, so that none slips by; for those that go back,
            // where they go back to once more.
            if try has(token, .ready) { return .waiting }
            if try layout.claims().contains(where: { $0.entry.token == token }) { return .claimed }
            if try journal.has(token) { return .done }
            if try has(token, .failed) { return .failed }
            return try has(token, .ready) ? .waiting : nil
        }
    }

    private func has(
        _ token: InboxToken, _ folder: InboxLayout.Folder
    ) throws(OpenFile.Failure) -> Bool {
        try layout.entries(folder).contains { $0.token == token }
    }
}
