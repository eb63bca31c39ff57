import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ShareInbox {
    /// Notes a finished entry in the journal, and removes it.
    ///
    /// Whoever finds it in `finished` may do so again. While the journal cannot be written, the entry
    /// stays where it is, which says the same.
    func settle(_ entry: InboxEntry) throws(OpenFile.Failure) {
        let path = layout.path(.finished, entry)
        do throws(OpenFile.Failure) {
            try journal.note(entry.token)
        } catch {
            guard error.isNoSpace else { throw error }
            // The entry makes room; its name alone says that it is decided.
            if entry.isFolder {
                for name in try InboxLayout.names(in: path) {
                    try FileCalls.removeTree(path + "/" + name)
                }
            } else {
                try FileCalls.cutToNothing(path)
                try FileCalls.replace(path, to: layout.path(.done, entry.token.rawValue))
            }
            try journal.note(entry.token)
        }
        try layout.discard(path)
    }

    /// The same for who has just decided it.
    ///
    /// - Throws: `inbox.not-durable`.
    func settleDurably(_ entry: InboxEntry) throws(InboxError) {
        do throws(OpenFile.Failure) {
            try settle(entry)
        } catch {
            try confirmDecision(error)
        }
    }

    /// Whether the decision holds although the journal could not be written.
    private func confirmDecision(_ failure: OpenFile.Failure) throws(InboxError) {
        guard durability.isSynchronized else { return }
        do throws(OpenFile.Failure) {
            try FileCalls.synchronizeFolder(layout.path(.finished))
        } catch {
            throw InboxError(error, layout.path(.finished), or: .notDurable)
        }
    }

    // MARK: Moving

    /// Delivers an entry that was decided to be moved: notes it in the journal, then moves it. It never
    /// goes back.
    func complete(moving entry: InboxEntry) throws(OpenFile.Failure) {
        let moving = layout.path(.finished, MovingName.text(entry))
        let source = moving + "/" + entry.name
        do throws(OpenFile.Failure) {
            if try FileCalls.exists(source) { try deliver(source, moving, entry) }
        } catch {
            // Another may complete it at the same time; else something is wrong with the target.
            guard error.isMissing, try !FileCalls.exists(source) else { throw error }
        }
        try layout.discard(moving)
    }

    private func deliver(
        _ source: String, _ moving: String, _ entry: InboxEntry
    ) throws(OpenFile.Failure) {
        let way = try FileCalls.read(moving + "/" + MovingName.targetName, atMost: 16 << 10)
        let folder = layout.root + "/" + String(decoding: way, as: UTF8.self)
        // The disk must know where the entry goes before the journal says that it is done.
        if durability.isSynchronized { try FileCalls.synchronizeFolder(layout.path(.finished)) }
        try journal.note(entry.token)
        do throws(OpenFile.Failure) {
            try FileCalls.move(source, to: folder + "/" + entry.deliveredName)
        } catch {
            // What has the name was delivered before.
            guard error.isTaken else { throw error }
        }
        if durability.isSynchronized { try FileCalls.synchronizeFolder(folder) }
    }

    /// The same for who has just decided it.
    ///
    /// - Throws: `inbox.other-volume`, `inbox.not-durable`, `inbox.system`: the entry is decided, and
    ///   recovery completes the move.
    func completeDurably(moving entry: InboxEntry) throws(InboxError) {
        do throws(OpenFile.Failure) {
            try complete(moving: entry)
        } catch {
            let code: InboxError.Code = error.isOtherVolume ? .otherVolume : .notDurable
            throw InboxError(error, layout.path(.finished, MovingName.text(entry)), or: code)
        }
    }
}
