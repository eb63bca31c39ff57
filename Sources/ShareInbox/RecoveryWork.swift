import XExtensionItem

/// The steps of one recovery.
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
        try visitHomes(.claimed) { work, home throws(OpenFile.Failure) in
            try work.inbox.returnClaims(in: home, recording: &work.recovery)
        }
        try visitHomes(.writing) { work, home throws(OpenFile.Failure) in
            for name in try home.names() {
                let (layout, path) = (work.layout, home.path(name))
                work.recovery.attempt(path) { recovery throws(OpenFile.Failure) in
                    if try layout.discard(name, in: home) { recovery.removed += 1 }
                }
            }
        }
        observations.save()
        try completeDecided()
        try emptyTrash()
        try removeLeftNames()
        recovery.forgotten = try inbox.journal.prune(inbox.limits, at: MachineClock.wall)
    }

    /// Empties and removes the homes of dead owners. Skips those of living ones.
    private mutating func visitHomes(
        _ place: InboxLayout.Place,
        _ empty: (inout RecoveryWork, Folder) throws(OpenFile.Failure) -> Void
    ) throws(OpenFile.Failure) {
        let parent = try layout.open(place)
        for name in try parent.names() {
            do throws(OpenFile.Failure) {
                // The lock of a home is held until the folder is gone.
                guard let home = try deadHome(name, in: parent, place) else { continue }
                try empty(&self, home)
                try parent.removeFolder(name)
            } catch {
                // Another recovery was faster, the owner lives and added a file, or an entry stayed.
                recovery.attempt(parent.path(name)) { _ throws(OpenFile.Failure) in throw error }
            }
        }
    }

    /// Opens a home if its owner is dead.
    ///
    /// - Throws: `ENOTDIR` or `ELOOP` for a file or a link, which stays.
    private mutating func deadHome(
        _ name: String, in parent: Folder, _ place: InboxLayout.Place
    ) throws(OpenFile.Failure) -> Folder? {
        switch HomeName(name) {
        case .only, .unknown: return nil
        case .seen(let milliseconds):
            let home = try parent.folder(name)
            let isDead = try observations.isStill(
                home, named: place.rawValue + "/" + name, for: milliseconds)
            return isDead ? home : nil
        case .lock:
            let home = try parent.folder(name)
            return try Home.takeLock(of: home) ? home : nil
        }
    }

    private mutating func completeDecided() throws(OpenFile.Failure) {
        let (inbox, layout, target) = (inbox, layout, target)
        let finished = try layout.open(.finished)
        for name in try finished.names() {
            // If the disk is full or the target folder is gone, the entry stays decided.
            recovery.attempt(finished.path(name)) { recovery throws(OpenFile.Failure) in
                if let entry = InboxEntry(name) {
                    try inbox.settle(entry)
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
                try trash.removeTree(name, trash: trash)
                recovery.removed += 1
            }
        }
    }

    /// Removes temporary files of the format, and reasons without an entry.
    private mutating func removeLeftNames() throws(OpenFile.Failure) {
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
    /// The error of a decided move into another folder than the one that the caller named.
    fileprivate static func waiting(
        _ subject: String, for path: String, _ target: MoveTarget?
    ) -> InboxError {
        let expected = target.map { "“\($0.record)”" } ?? "no folder"
        return InboxError(
            .target,
            "\(subject): the entry is to be moved to “\(path.prefix(1_000))”, seen from the inbox, "
                + "and the recovery names \(expected)")
    }
}
