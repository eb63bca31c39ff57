import Essentials
import XExtensionItem

extension Inbox {
    /// Adds a finished entry to the journal, and removes it.
    ///
    /// Any process may repeat this for an entry in `finished`. While the journal cannot be written, the
    /// entry stays in `finished`, where it counts as done.
    func settle(_ entry: InboxEntry) throws(OpenFile.Failure) {
        let path = layout.path(.finished, entry)
        do throws(OpenFile.Failure) {
            try journal.note(entry.token)
        } catch {
            guard error.isNoSpace else { throw error }
            // Free the entry's own space. Its name is enough to mark it as done.
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
        try layout.discard(path, isFolder: entry.isFolder)
    }

    /// Settles an entry for the reader that has just decided it.
    ///
    /// - Throws: `inbox.not-durable`.
    func settleDurably(_ entry: InboxEntry) throws(InboxError) {
        do throws(OpenFile.Failure) {
            try settle(entry)
        } catch {
            try confirmDecision(error)
        }
    }

    /// Flushes the decision itself if the journal could not be written.
    private func confirmDecision(_ failure: OpenFile.Failure) throws(InboxError) {
        guard durability.isSynchronized else { return }
        do throws(OpenFile.Failure) {
            try FileCalls.synchronizeFolder(layout.path(.finished))
        } catch {
            throw InboxError(error, layout.path(.finished), or: .notDurable)
        }
    }

    // MARK: Moving

    /// Completes a decided move: adds the entry to the journal, then moves it to its target.
    func complete(moving entry: InboxEntry) throws(OpenFile.Failure) {
        let moving = layout.path(.finished, MovingName.text(entry))
        let source = moving + "/" + entry.name
        do throws(OpenFile.Failure) {
            if try FileCalls.exists(source) { try deliver(source, moving, entry) }
        } catch {
            // Another process may complete the same move. Otherwise the target is missing.
            guard error.isMissing, try !FileCalls.exists(source) else { throw error }
        }
        try layout.discard(moving)
    }

    private func deliver(
        _ source: String, _ moving: String, _ entry: InboxEntry
    ) throws(OpenFile.Failure) {
        let way = try FileCalls.read(moving + "/" + MovingName.targetName, atMost: 16 << 10)
        let folder = layout.root + "/" + String(decoding: way, as: UTF8.self)
        // The record of the target must be durable before the journal marks the entry as done.
        if durability.isSynchronized { try FileCalls.synchronizeFolder(layout.path(.finished)) }
        try journal.note(entry.token)
        do throws(OpenFile.Failure) {
            try FileCalls.move(source, to: folder + "/" + entry.deliveredName)
        } catch {
            // The entry was delivered before.
            guard error.isTaken else { throw error }
        }
        if durability.isSynchronized { try FileCalls.synchronizeFolder(folder) }
    }

    /// Completes a move for the reader that has just decided it.
    ///
    /// - Throws: `inbox.other-volume`, `inbox.not-durable`, `inbox.no-space`. The entry is decided, and
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
