import XExtensionItem

/// The steps of one recovery.
struct RecoveryWork {
    let inbox: Inbox
    private var observations: Observations
    private(set) var recovery = InboxRecovery()

    private var layout: InboxLayout { inbox.layout }

    init(inbox: Inbox, now: UInt64) {
        self.inbox = inbox
        observations = Observations(inbox.layout, at: now)
    }

    mutating func run() throws(OpenFile.Failure) {
        try returnClaims()
        try removeWriting()
        observations.save()
        try completeDecided()
        try emptyTrash()
        try removeLeftNames()
        recovery.forgotten = try inbox.journal.prune(inbox.limits, at: MachineClock.wall)
    }

    private mutating func returnClaims() throws(OpenFile.Failure) {
        for home in try InboxLayout.names(in: layout.path(.claimed)) {
            try withDead(home, .claimed) { work, path throws(OpenFile.Failure) in
                work.recovery.returned += try work.layout.returnClaims(in: path)
            }
        }
    }

    private mutating func removeWriting() throws(OpenFile.Failure) {
        for home in try InboxLayout.names(in: layout.path(.writing)) {
            try withDead(home, .writing) { work, path throws(OpenFile.Failure) in
                for name in try InboxLayout.names(in: path) {
                    if try work.layout.discard(path + "/" + name) { work.recovery.removed += 1 }
                }
            }
        }
    }

    /// Empties and removes the home of a dead owner. Skips the home of a living one.
    private mutating func withDead(
        _ home: String, _ folder: InboxLayout.Folder,
        _ body: (inout RecoveryWork, String) throws(OpenFile.Failure) -> Void
    ) throws(OpenFile.Failure) {
        let path = layout.path(folder, home)
        do throws(OpenFile.Failure) {
            switch HomeName(home) {
            case .only, .unknown: return
            case .seen(let milliseconds):
                let seen = folder.rawValue + "/" + home
                guard try observations.isStill(seen, for: milliseconds) else { return }
                try body(&self, path)
                try FileCalls.removeFolder(path)
            case .lock:
                // The lock is held until the folder is gone.
                guard let lock = try Home.takeOver(path) else { return }
                try body(&self, path)
                try withExtendedLifetime(lock) { () throws(OpenFile.Failure) in
                    try FileCalls.removeFolder(path)
                }
            }
        } catch {
            // Another recovery was faster, or the owner lives and added a file.
            guard error.isMissing || error.isTaken else { throw error }
        }
    }

    private mutating func completeDecided() throws(OpenFile.Failure) {
        for name in try InboxLayout.names(in: layout.path(.finished)) {
            do throws(OpenFile.Failure) {
                if let entry = InboxEntry(name) {
                    try inbox.settle(entry)
                } else if let entry = MovingName.entry(name) {
                    try inbox.complete(moving: entry)
                } else {
                    continue
                }
                recovery.completed += 1
            } catch {
                // The disk is full, or the target folder is gone. The entry stays decided.
                continue
            }
        }
    }

    private mutating func emptyTrash() throws(OpenFile.Failure) {
        for name in try InboxLayout.names(in: layout.path(.trash)) {
            do throws(OpenFile.Failure) {
                try FileCalls.removeTree(layout.path(.trash, name))
                recovery.removed += 1
            } catch {
                // The process that moved it here may be removing it.
                guard error.isMissing || error.isTaken else { throw error }
            }
        }
    }

    /// Removes temporary files of the format, and reasons without an entry.
    private mutating func removeLeftNames() throws(OpenFile.Failure) {
        for name in try InboxLayout.names(in: layout.root)
        where name.hasPrefix(InboxLayout.formatName + ".") {
            try? FileCalls.removeFile(layout.root + "/" + name)
            recovery.removed += 1
        }
        let failed = try InboxLayout.names(in: layout.path(.failed))
        let entries = Set(failed)
        for name in failed where name.hasSuffix(Inbox.reasonSuffix) {
            guard !entries.contains(String(name.dropLast(Inbox.reasonSuffix.utf8.count)))
            else { continue }
            try? FileCalls.removeFile(layout.path(.failed, name))
            recovery.removed += 1
        }
    }
}
