public import Essentials
import XExtensionItem

/// The result of a recovery.
public struct InboxRecovery: Hashable, Sendable {
    /// The number of entries of dead readers that were returned to the queue.
    public internal(set) var returned = 0
    /// The number of finished entries whose removal or move was completed.
    package internal(set) var completed = 0
    /// The number of removed files and folders, such as unfinished entries and trash.
    public internal(set) var removed = 0
    /// The number of old tokens that were removed from the journal.
    package internal(set) var forgotten = 0
    /// An error for each entry that could not be returned to the queue or completed, and for each
    /// file or folder that could not be removed. Recovery leaves these in place and continues.
    public internal(set) var problems: [InboxError] = []

    /// Records an error of `body` as a problem, unless the error shows that another process has
    /// already done the work of `body`.
    mutating func attempt(
        _ subject: String, _ body: (inout InboxRecovery) throws(OpenFile.Failure) -> Void
    ) {
        do throws(OpenFile.Failure) {
            try body(&self)
        } catch {
            guard !error.isMissing, !error.alreadyExists else { return }
            problems.append(InboxError(error, subject))
        }
    }
}

extension Inbox {
    /// Returns the entries of dead readers to the queue, completes finished entries, and removes
    /// the files of dead processes.
    ///
    /// This is safe at any time, even while other processes put, take and recover. Call it when an
    /// app launches, and periodically in a server. It follows no links. Outside the inbox, it only
    /// moves finished entries into `target`.
    ///
    /// - Parameter target: the folder of ``InboxClaim/finish(movingTo:)``, if the inbox is used
    ///   with that method. An entry with another target is not moved, and is reported as a
    ///   problem.
    /// - Returns: the numbers of returned entries and of removed files and folders, and the
    ///   problems.
    /// - Throws: `inbox.system` if the inbox cannot be read; `inbox.target` and
    ///   `inbox.other-volume` if the target is invalid. A later recovery does the remaining work.
    @discardableResult
    public func recover(movingTo target: URL? = nil) throws(InboxError) -> InboxRecovery {
        try recover(at: MachineClock.continuous, movingTo: target)
    }

    /// `now` is the time of the continuous clock, in milliseconds.
    func recover(at now: UInt64, movingTo target: URL? = nil) throws(InboxError) -> InboxRecovery {
        let target: MoveTarget? =
            if let target { try MoveTarget(target, from: layout) } else { nil }
        var work = RecoveryWork(inbox: self, target: target, now: now)
        try InboxError.of(layout.root, try work.run())
        return work.recovery
    }

    func returnClaims(
        in owned: Folder, recording recovery: inout InboxRecovery
    ) throws(OpenFile.Failure) {
        let ready = try layout.open(.ready)
        for name in try owned.names() {
            recovery.attempt(owned.path(name)) { recovery throws(OpenFile.Failure) in
                if let entry = InboxEntry(name) {
                    if try layout.returned(entry, from: owned, to: ready) { recovery.returned += 1 }
                } else if let entry = MovingName.entry(name) {
                    let returning = MovingName.returningText(entry)
                    if name != returning { try owned.move(name, to: owned, as: returning) }
                    if try layout.returned(entry, from: owned.folder(returning), to: ready) {
                        recovery.returned += 1
                    }
                    try layout.discard(returning, in: owned)
                } else {
                    try layout.discard(name, in: owned)
                }
            }
        }
    }
}

extension InboxLayout {
    /// Moves an entry to `ready`. If `ready` already contains the entry, an interrupted move has
    /// left a hard link to it in both folders. This then removes the link in `folder`. Returns
    /// whether the entry was moved.
    fileprivate func returned(
        _ entry: InboxEntry, from folder: Folder, to ready: Folder
    ) throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            try folder.move(entry.name, to: ready, as: entry.name)
            return true
        } catch {
            if error.isMissing { return false }
            guard error.alreadyExists else { throw error }
            try discard(entry.name, in: folder)
            return false
        }
    }
}
