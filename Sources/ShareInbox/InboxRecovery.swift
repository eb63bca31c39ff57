public import Essentials
import XExtensionItem

/// The result of a recovery.
public struct InboxRecovery: Hashable, Sendable {
    /// The number of entries that dead readers held. They wait again.
    public internal(set) var returned = 0
    /// The number of decided entries whose removal or move was completed.
    package internal(set) var completed = 0
    /// The number of removed files and folders: unfinished entries and trash.
    public internal(set) var removed = 0
    /// The number of old tokens that were removed from the journal.
    package internal(set) var forgotten = 0
    /// An error for each file or folder that could not be returned, completed or removed. It stays
    /// where it is, and the rest is recovered.
    public internal(set) var problems: [InboxError] = []

    /// Calls a closure, and records its failure, unless another process did the same at the same time.
    mutating func attempt(
        _ subject: String, _ body: (inout InboxRecovery) throws(OpenFile.Failure) -> Void
    ) {
        do throws(OpenFile.Failure) {
            try body(&self)
        } catch {
            guard !error.isMissing, !error.isTaken else { return }
            problems.append(InboxError(error, subject))
        }
    }
}

extension Inbox {
    /// Returns the entries of dead readers, completes decided entries, and removes the files of dead
    /// processes.
    ///
    /// This is safe at any time, also while other processes put, take and recover. Call it at the launch
    /// of an app, and periodically in a server. Nothing outside of the inbox is changed, whatever links
    /// are in it, except that decided entries are moved into `target`.
    ///
    /// - Parameter target: the folder of ``InboxClaim/finish(movingTo:)``, if the inbox is used with
    ///   one. Entries that were to be moved elsewhere stay, and are among the problems.
    /// - Returns: the number of entries and files of each kind, and the problems.
    /// - Throws: `inbox.system` if the inbox cannot be read; `inbox.target` and `inbox.other-volume`
    ///   for the target. The next recovery does the rest.
    @discardableResult
    public func recover(movingTo target: URL? = nil) throws(InboxError) -> InboxRecovery {
        try recover(at: MachineClock.continuous, movingTo: target)
    }

    /// Recovers at a given time of the continuous clock, in milliseconds.
    func recover(at now: UInt64, movingTo target: URL? = nil) throws(InboxError) -> InboxRecovery {
        let target: MoveTarget? =
            if let target { try MoveTarget(target, from: layout) } else { nil }
        var work = RecoveryWork(inbox: self, target: target, now: now)
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in try work.run() }
        return work.recovery
    }

    /// Returns the entries in the home of a dead reader to `ready`, and counts them.
    func returnClaims(
        in home: Folder, recording recovery: inout InboxRecovery
    ) throws(OpenFile.Failure) {
        let ready = try layout.open(.ready)
        for name in try home.names() {
            recovery.attempt(home.path(name)) { recovery throws(OpenFile.Failure) in
                if let entry = InboxEntry(name) {
                    if try layout.returned(entry, from: home, to: ready) { recovery.returned += 1 }
                } else if let entry = MovingName.entry(name) {
                    let returning = MovingName.returningText(entry)
                    if name != returning { try home.move(name, to: home, as: returning) }
                    if try layout.returned(entry, from: home.folder(returning), to: ready) {
                        recovery.returned += 1
                    }
                    try layout.discard(returning, in: home)
                } else {
                    try layout.discard(name, in: home)
                }
            }
        }
    }
}

extension InboxLayout {
    /// Returns an entry to `ready`. If it is there already, this removes the second link to its file.
    fileprivate func returned(
        _ entry: InboxEntry, from folder: Folder, to ready: Folder
    ) throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            try folder.move(entry.name, to: ready, as: entry.name)
            return true
        } catch {
            if error.isMissing { return false }
            guard error.isTaken else { throw error }
            try discard(entry.name, in: folder)
            return false
        }
    }
}
