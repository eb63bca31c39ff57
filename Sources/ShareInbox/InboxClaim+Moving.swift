public import Essentials
import XExtensionItem

extension InboxClaim {
    /// Finishes the entry by moving its payload into a folder. The move happens exactly once.
    ///
    /// The target is recorded first: if this process dies, ``Inbox/recover(movingTo:)`` with the same
    /// folder completes the move. The name in the folder is the token, with `.xitem` for a payload
    /// folder and `.xitem.json` for a file. If that name exists, the entry was delivered before and is
    /// removed.
    ///
    /// - Parameter folder: a folder on the same volume, outside of the inbox.
    /// - Returns: the URL of the moved payload.
    /// - Throws: `inbox.other-volume` and `inbox.target`, after which the claim is still held;
    ///   `inbox.claim-lost`, `inbox.not-durable`, `inbox.no-space`, `inbox.system`.
    public func finish(movingTo folder: URL) throws(InboxError) -> URL {
        let target = try MoveTarget(folder, from: layout)
        try end { () throws(OpenFile.Failure) in
            try prepare(target)
            let moving = MovingName.text(entry)
            try home.folder.move(moving, to: layout.open(.finished), as: moving)
        }
        try inbox.completeDurably(moving: entry, to: target)
        return URL(filePath: target.path + "/" + entry.deliveredName)
    }

    /// Moves the entry into a folder together with a record of its target. Undoes this after an error.
    private func prepare(_ target: MoveTarget) throws(OpenFile.Failure) {
        let isSynchronized = inbox.durability.isSynchronized
        let name = MovingName.text(entry)
        try home.folder.makeFolder(name)
        do throws(OpenFile.Failure) {
            let moving = try home.folder.folder(name)
            try moving.write(
                target.record, to: MovingName.targetName, isSynchronized: isSynchronized)
            try home.folder.move(entry.name, to: moving, as: entry.name)
            if isSynchronized { try moving.synchronize() }
        } catch {
            if let moving = try? home.folder.folder(name) {
                try? moving.move(entry.name, to: home.folder, as: entry.name)
            }
            _ = try? layout.discard(name, in: home.folder)
            throw error
        }
    }
}
