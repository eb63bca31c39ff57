public import Essentials
import XExtensionItem

extension InboxClaim {
    /// Finishes the entry by moving its payload into a folder. The move happens exactly once.
    ///
    /// The target is recorded first: if this process dies, recovery completes the move. The name in the
    /// folder is the token, with `.xitem` for a payload folder and `.xitem.json` for a file. If that name
    /// exists, the entry was delivered before and is removed.
    ///
    /// - Parameter folder: a folder on the same volume.
    /// - Returns: the URL of the moved payload.
    /// - Throws: `inbox.other-volume`, after which the claim is still held; `inbox.claim-lost`,
    ///   `inbox.not-durable`, `inbox.no-space`, `inbox.system`.
    public func finish(movingTo folder: URL) throws(InboxError) -> URL {
        let target = RelativePath.normalized(folder.absoluteURL.path)
        try checkVolume(of: target)
        let moving = MovingName.text(entry)
        try end { () throws(OpenFile.Failure) in
            try prepare(home.path + "/" + moving, target)
            try FileCalls.move(
                home.path + "/" + moving, to: layout.path(.finished, moving))
        }
        try inbox.completeDurably(moving: entry)
        return URL(filePath: target + "/" + entry.deliveredName)
    }

    private func checkVolume(of folder: String) throws(InboxError) {
        let volumes = try InboxError.of(folder) { () throws(OpenFile.Failure) in
            (try FileCalls.volume(folder + "/."), try FileCalls.volume(layout.root))
        }
        guard volumes.0 == volumes.1 else {
            throw InboxError(.otherVolume, "\(folder) and \(layout.root) are on different volumes")
        }
    }

    /// Moves the entry into a folder together with a record of its target. Undoes this after an error.
    private func prepare(_ moving: String, _ target: String) throws(OpenFile.Failure) {
        let isSynchronized = inbox.durability.isSynchronized
        try FileCalls.makeFolder(moving)
        do throws(OpenFile.Failure) {
            try FileCalls.write(
                RelativePath.text(of: target, from: RelativePath.normalized(layout.root)),
                to: moving + "/" + MovingName.targetName, isSynchronized: isSynchronized)
            try FileCalls.move(path, to: moving + "/" + entry.name)
            if isSynchronized { try FileCalls.synchronizeFolder(moving) }
        } catch {
            try? FileCalls.move(moving + "/" + entry.name, to: path)
            try? FileCalls.removeTree(moving)
            throw error
        }
    }
}
