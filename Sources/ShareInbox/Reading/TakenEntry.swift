import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A waiting entry on its way into the hands of a reader.
struct TakenEntry {
    let inbox: ShareInbox
    let home: Home
    let waiting: InboxEntry

    /// The entry as it is called once it is taken.
    var entry: InboxEntry { waiting.taken }
    var path: String { home.path + "/" + entry.name }
    private var layout: InboxLayout { inbox.layout }

    /// Moves the entry into the home: of several readers, one succeeds.
    ///
    /// - Returns: whether it was still there.
    func take() throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            try FileCalls.move(layout.path(.ready, waiting), to: path)
            return true
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
    }

    /// Whether nobody has or had another copy of the entry: writers that put the same token at the
    /// same time leave several.
    ///
    /// Claims are looked at before the journal, for that is how entries move.
    func isOnly() throws(OpenFile.Failure) -> Bool {
        let isClaimed: Bool
        let isDone: Bool
        do throws(OpenFile.Failure) {
            isClaimed = try layout.claims().contains { claim in
                claim.entry.token == entry.token
                    && !(claim.entry == entry && layout.path(.claimed, claim.home) == home.path)
            }
            isDone = isClaimed ? false : try inbox.journal.has(entry.token)
        } catch {
            try? putBack()
            throw error
        }
        if isClaimed { try putBack() }
        if isDone { try layout.discard(path) }
        return !isClaimed && !isDone
    }

    /// Lets the entry wait as before.
    func putBack() throws(OpenFile.Failure) {
        do throws(OpenFile.Failure) {
            try FileCalls.move(path, to: layout.path(.ready, waiting))
        } catch {
            // Whoever took this reader for dead has put it back.
            guard error.isMissing else { throw error }
        }
    }

    func setAside(_ reason: String) throws(OpenFile.Failure) {
        _ = try inbox.fail(path, entry, reason)
    }

    /// Reads the item, and checks that its files are there and whole.
    ///
    /// - Returns: nil for a damaged entry, which is set aside.
    /// - Throws: `inbox.unreadable-now` for what the system refuses; the entry is put back.
    func open() throws(InboxError) -> ExtensionItem? {
        let (result, call) = FailureRecord.watching { () throws(PayloadError) in
            let item = try ExtensionItem(contentsOf: URL(filePath: path))
            try item.checkFiles()
            return item
        }
        guard case .failure(let error) = result else { return try? result.get() }
        if let call, call.isRefusal, error.findings.contains(where: { $0.code == .input }) {
            try? putBack()
            throw InboxError(
                .unreadableNow, "\(path): \(error.description)", systemCode: call.code)
        }
        try InboxError.of(path) { () throws(OpenFile.Failure) in
            try setAside(error.description)
        }
        return nil
    }
}
