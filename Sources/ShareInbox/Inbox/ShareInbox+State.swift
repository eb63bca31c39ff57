import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ShareInbox {
    /// Where the entry with a token is; nil if it never was here, or longer ago than the journal goes
    /// back.
    ///
    /// - Throws: `inbox.system`.
    public func state(of token: InboxToken) throws(InboxError) -> EntryState? {
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in
            try place(of: token)?.state
        }
    }

    /// A state, and the folder in which the entry was found.
    struct Place {
        let state: EntryState
        let folder: String
    }

    /// Looks in the direction in which entries move, so that none slips by; for those that go back,
    /// where they go back to once more.
    func place(of token: InboxToken) throws(OpenFile.Failure) -> Place? {
        if try has(token, .ready) { return Place(state: .waiting, folder: layout.path(.ready)) }
        if let claim = try layout.claims().first(where: { $0.entry.token == token }) {
            return Place(state: .claimed, folder: layout.path(.claimed, claim.home))
        }
        if try journal.has(token) { return Place(state: .done, folder: layout.path(.done)) }
        if try has(token, .failed) { return Place(state: .failed, folder: layout.path(.failed)) }
        return try has(token, .ready)
            ? Place(state: .waiting, folder: layout.path(.ready)) : nil
    }

    private func has(
        _ token: InboxToken, _ folder: InboxLayout.Folder
    ) throws(OpenFile.Failure) -> Bool {
        try layout.entries(folder).contains { $0.token == token }
    }
}
