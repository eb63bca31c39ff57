import XExtensionItem

extension Inbox {
    /// Returns the state of the entry with a token; nil if it never existed, or the journal no longer
    /// keeps it.
    ///
    /// - Throws: `inbox.system`.
    public func state(of token: InboxToken) throws(InboxError) -> EntryState? {
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in
            // This looks in the direction in which entries move, so that it misses none. An entry can
            // go back to `ready`, so this looks there again at the end.
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
