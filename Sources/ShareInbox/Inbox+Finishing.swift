import Essentials
import XExtensionItem

extension Inbox {
    /// Records a finished entry in the journal, and removes the entry.
    ///
    /// Any process may repeat this for an entry in `finished`. Until the journal can be written,
    /// the entry stays in `finished`, which also marks it as done.
    func completeFinish(_ entry: InboxEntry) throws(OpenFile.Failure) {
        let finished = try layout.open(.finished)
        do throws(OpenFile.Failure) {
            try journal.record(entry.token, digest: entry.digest)
        } catch {
            guard error.isNoSpace else { throw error }
            try free(entry, in: finished)
            try journal.record(entry.token, digest: entry.digest)
        }
        try layout.discard(entry.name, in: finished, isFolder: entry.isFolder)
    }

    /// Frees the space of a finished entry, but keeps its name, which marks the entry as done.
    private func free(_ entry: InboxEntry, in finished: Folder) throws(OpenFile.Failure) {
        guard entry.isFolder else {
            try finished.truncate(entry.name)
            return try finished.replace(
                entry.name, to: layout.open(.done), as: entry.token.rawValue)
        }
        let folder = try finished.folder(entry.name)
        for name in try folder.names() { try layout.discard(name, in: folder) }
    }

    /// Completes a finish. If the journal cannot be written, flushes the move of the entry into
    /// `finished`, because only this move marks the entry as done.
    func completeFinishDurably(_ entry: InboxEntry) throws(InboxError) {
        guard (try? completeFinish(entry)) == nil, durability.isSynchronized else { return }
        try InboxError.of(
            layout.path(.finished), or: .notDurable, try layout.open(.finished).synchronize())
    }

    // MARK: Moving

    /// Completes a move: adds the entry to the journal, then moves the entry to its target.
    ///
    /// `target` is the folder that the caller names. Its path is compared with the recorded path,
    /// which is never opened.
    ///
    /// - Returns: nil if the move is complete; the recorded path if it differs from `target`.
    /// - Throws: the failure of a system call.
    func complete(
        moving entry: InboxEntry, to target: MoveTarget?
    ) throws(OpenFile.Failure) -> String? {
        let finished = try layout.open(.finished)
        let name = MovingName.text(entry)
        do throws(OpenFile.Failure) {
            let moving = try finished.folder(name)
            if try moving.contains(entry.name) {
                let record = String(
                    decoding: try moving.read(MovingName.targetName, atMost: 16 << 10),
                    as: UTF8.self)
                guard let target, record.utf8.elementsEqual(target.record.utf8) else {
                    return record
                }
                try deliver(entry, from: moving, to: target.folder)
            }
        } catch {
            // A missing file normally means that another process has completed the move. But if the
            // entry is still in the folder `name`, only the record of its target is missing, which
            // is an error.
            let isLeft = try (try? finished.folder(name))?.contains(entry.name) ?? false
            guard error.isMissing, !isLeft else { throw error }
        }
        try layout.discard(name, in: finished)
        return nil
    }

    private func deliver(
        _ entry: InboxEntry, from moving: Folder, to folder: Folder
    ) throws(OpenFile.Failure) {
        // The record of the target must be durable before the journal marks the entry as done.
        if durability.isSynchronized { try layout.open(.finished).synchronize() }
        try journal.record(entry.token, digest: entry.digest)
        // The name exists if the entry was already delivered.
        try OpenFile.Failure.allowing(
            \.alreadyExists, try moving.move(entry.name, to: folder, as: entry.deliveredName))
        if durability.isSynchronized { try folder.synchronize() }
    }

    /// If this throws, recovery completes the move.
    func completeDurably(moving entry: InboxEntry, to target: MoveTarget) throws(InboxError) {
        do throws(OpenFile.Failure) {
            _ = try complete(moving: entry, to: target)
        } catch {
            let code: InboxError.Code = error.isOtherVolume ? .otherVolume : .notDurable
            throw InboxError(
                error, layout.path(.finished) + "/" + MovingName.text(entry), or: code)
        }
    }
}
