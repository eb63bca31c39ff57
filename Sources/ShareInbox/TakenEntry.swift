import Essentials
import XExtensionItem

struct TakenEntry {
    let inbox: Inbox
    let owner: OwnerFolder
    let waiting: InboxEntry

    /// The entry with the new attempt counted.
    var entry: InboxEntry { waiting.incrementingAttempt }
    var path: String { owner.path + "/" + entry.name }
    private var layout: InboxLayout { inbox.layout }

    /// Moves the entry into the owner folder. If several readers try this, only one of them
    /// succeeds.
    ///
    /// - Returns: whether the entry still existed.
    func take() throws(OpenFile.Failure) -> Bool {
        try OpenFile.Failure.allowing(
            \.isMissing,
            try layout.open(.ready).move(waiting.name, to: owner.folder, as: entry.name))
    }

    /// Returns false if a reader holds or has finished another copy of the entry. Writers that put
    /// the same token at the same time can store several copies.
    ///
    /// This checks the claims before the journal, because entries move in that order.
    func isOnly() throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            let isClaimed = try layout.claims().contains { claim in
                claim.entry.token == entry.token
                    && !(claim.entry == entry && claim.owner == owner.name)
            }
            if isClaimed {
                try putBack()
                return false
            }
            guard try inbox.journal.contains(entry.token) else { return true }
            try layout.discard(entry.name, in: owner.folder)
            return false
        } catch {
            try? putBack()
            throw error
        }
    }

    /// Returns the entry to the queue, without counting the attempt.
    func putBack() throws(OpenFile.Failure) {
        // The entry is missing if a recovery presumed this reader dead, and returned the entry.
        try OpenFile.Failure.allowing(
            \.isMissing,
            try owner.folder.move(entry.name, to: layout.open(.ready), as: waiting.name))
    }

    func fail(_ reason: String) throws(OpenFile.Failure) {
        _ = try inbox.fail(entry, in: owner.folder, reason)
    }

    /// Reads the item, and checks its files.
    ///
    /// - Returns: the item; nil for a damaged entry, which is moved to the failed entries.
    /// - Throws: `inbox.unreadable-now` if the system temporarily refuses to read the entry, which
    ///   is returned to the queue.
    func open() throws(InboxError) -> ExtensionItem? {
        do throws(PayloadError) {
            let item = try ExtensionItem(at: path, in: owner.folder.file)
            try item.checkFiles()
            return item
        } catch {
            if let failure = error.failureOfSystem, failure.isRefusal {
                try? putBack()
                throw InboxError(
                    .temporarilyUnreadable, "\(path): \(error.description)",
                    systemCode: failure.code)
            }
            try InboxError.of(path, try fail(error.description))
            return nil
        }
    }
}
