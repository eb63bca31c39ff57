import Essentials
import XExtensionItem

/// The steps by which a reader claims an entry.
struct TakenEntry {
    let inbox: Inbox
    let home: Home
    let waiting: InboxEntry

    /// The entry with the new attempt counted.
    var entry: InboxEntry { waiting.taken }
    var path: String { home.path + "/" + entry.name }
    private var layout: InboxLayout { inbox.layout }

    /// Moves the entry into the home. Of several readers, one succeeds.
    ///
    /// - Returns: whether the entry still existed.
    func take() throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            try layout.open(.ready).move(waiting.name, to: home.folder, as: entry.name)
            return true
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
    }

    /// Returns whether no reader holds or finished another copy of the entry. Writers that put the same
    /// token at the same time can store several copies.
    ///
    /// This looks at claims before the journal, because entries move in that direction.
    func isOnly() throws(OpenFile.Failure) -> Bool {
        let isClaimed: Bool
        let isDone: Bool
        do throws(OpenFile.Failure) {
            isClaimed = try layout.claims().contains { claim in
                claim.entry.token == entry.token
                    && !(claim.entry == entry && claim.home == home.name)
            }
            isDone = isClaimed ? false : try inbox.journal.has(entry.token)
        } catch {
            try? putBack()
            throw error
        }
        if isClaimed { try putBack() }
        if isDone { try layout.discard(entry.name, in: home.folder) }
        return !isClaimed && !isDone
    }

    /// Puts the entry back, without counting the attempt.
    func putBack() throws(OpenFile.Failure) {
        do throws(OpenFile.Failure) {
            try home.folder.move(entry.name, to: layout.open(.ready), as: waiting.name)
        } catch {
            // A recovery took this reader for dead, and put the entry back.
            guard error.isMissing else { throw error }
        }
    }

    func setAside(_ reason: String) throws(OpenFile.Failure) {
        _ = try inbox.fail(entry, in: home.folder, reason)
    }

    /// Reads the item, and checks its files.
    ///
    /// - Returns: the item; nil for a damaged entry, which is moved to the failed ones.
    /// - Throws: `inbox.unreadable-now` if the system refuses to read the entry, which is put back.
    func open() throws(InboxError) -> ExtensionItem? {
        do throws(PayloadError) {
            let item = try ExtensionItem(at: path, in: home.folder.file)
            try item.checkFiles()
            return item
        } catch {
            if let failure = error.failureOfSystem, failure.isRefusal {
                try? putBack()
                throw InboxError(
                    .unreadableNow, "\(path): \(error.description)", systemCode: failure.code)
            }
            try InboxError.of(path) { () throws(OpenFile.Failure) in
                try setAside(error.description)
            }
            return nil
        }
    }
}
