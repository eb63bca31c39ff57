import XExtensionItem

struct RecoveryWork {
    let inbox: Inbox
    let target: MoveTarget?
    private var observations: Observations
    private(set) var recovery = InboxRecovery()

    private var layout: InboxLayout { inbox.layout }

    init(inbox: Inbox, target: MoveTarget?, now: UInt64) {
        self.inbox = inbox
        self.target = target
        observations = Observations(inbox.layout, at: now)
    }

    mutating func run() throws(OpenFile.Failure) {
        try visitDeadOwners(.claimed) { work, owned throws(OpenFile.Failure) in
            try work.inbox.returnClaims(in: owned, recording: &work.recovery)
        }
        try visitDeadOwners(.writing) { work, owned throws(OpenFile.Failure) in
            for name in try owned.names() {
                let (layout, path) = (work.layout, owned.path(name))
                work.recovery.attempt(path) { recovery throws(OpenFile.Failure) in
                    if try layout.discard(name, in: owned) { recovery.removed += 1 }
                }
            }
        }
        observations.save()
        try completeFinished()
        try emptyTrash()
        try removeLeftovers()
        recovery.forgotten = try inbox.journal.prune(inbox.limits, at: MachineClock.wall)
    }

    /// Empties and removes the folders of dead owners.
    private mutating func visitDeadOwners(
        _ place: InboxLayout.Place,
        _ empty: (inout RecoveryWork, Folder) throws(OpenFile.Failure) -> Void
    ) throws(OpenFile.Failure) {
        let parent = try layout.open(place)
        for name in try parent.names() {
            do throws(OpenFile.Failure) {
                // Keep the folder open until it has been removed, because closing it releases its
                // lock.
                guard let owned = try openIfDead(name, in: parent, place) else { continue }
                try empty(&self, owned)
                try parent.removeFolder(name)
            } catch {
                // The removal fails if another recovery was faster, a live owner added a file, or
                // an entry was left behind.
                recovery.attempt(parent.path(name)) { _ throws(OpenFile.Failure) in throw error }
            }
        }
    }

    /// Throws `ENOTDIR` or `ELOOP` for a file or a link, which is left in place.
    private mutating func openIfDead(
        _ name: String, in parent: Folder, _ place: InboxLayout.Place
    ) throws(OpenFile.Failure) -> Folder? {
        switch Inbox.Liveness.Kind(folderName: name) {
        // The next instance in the role takes over the folder.
        case .onlyInstance, nil: return nil
        case .observed(let milliseconds):
            let owned = try parent.folder(name)
            let isDead = try observations.isUnchanged(
                owned, named: place.rawValue + "/" + name, for: milliseconds)
            return isDead ? owned : nil
        case .lock:
            let owned = try parent.folder(name)
            return try OwnerFolder.takeLock(of: owned) ? owned : nil
        }
    }

    private mutating func completeFinished() throws(OpenFile.Failure) {
        let (inbox, layout, target) = (inbox, layout, target)
        let finished = try layout.open(.finished)
        for name in try finished.names() {
            // If the disk is full or the target folder is gone, the entry stays in `finished`.
            recovery.attempt(finished.path(name)) { recovery throws(OpenFile.Failure) in
                if let entry = InboxEntry(name) {
                    try inbox.completeFinish(entry)
                    recovery.completed += 1
                } else if let entry = MovingName.entry(name) {
                    if let path = try inbox.complete(moving: entry, to: target) {
                        recovery.problems.append(
                            .waiting(finished.path(name), for: path, target))
                    } else {
                        recovery.completed += 1
                    }
                }
            }
        }
    }

    private mutating func emptyTrash() throws(OpenFile.Failure) {
        let trash = try layout.open(.trash)
        for name in try trash.names() {
            recovery.attempt(trash.path(name)) { recovery throws(OpenFile.Failure) in
                try trash.removeTree(name)
                recovery.removed += 1
            }
        }
    }

    /// Removes temporary copies of the file `format`, and reason files without an entry.
    private mutating func removeLeftovers() throws(OpenFile.Failure) {
        let root = try layout.open()
        for name in try root.names() where name.hasPrefix(InboxLayout.formatName + ".") {
            remove(name, in: root)
        }
        let failed = try layout.open(.failed)
        let names = try failed.names()
        let entries = Set(names)
        for name in names where name.hasSuffix(Inbox.reasonSuffix) {
            let entry = String(name.dropLast(Inbox.reasonSuffix.utf8.count))
            if !entries.contains(entry) { remove(name, in: failed) }
        }
    }

    private mutating func remove(_ name: String, in folder: Folder) {
        recovery.attempt(folder.path(name)) { recovery throws(OpenFile.Failure) in
            try folder.removeFile(name)
            recovery.removed += 1
        }
    }
}

extension InboxError {
    /// The error of a pending move whose target differs from the folder that the caller named.
    fileprivate static func waiting(
        _ subject: String, for path: String, _ target: MoveTarget?
    ) -> InboxError {
        let call = target.map { "with “\($0.record)”" } ?? "without a folder"
        return InboxError(
            .target,
            "\(subject): the recorded target, relative to the inbox, is “\(path.prefix(1_000))”; "
                + "recovery was called \(call)")
    }
}
