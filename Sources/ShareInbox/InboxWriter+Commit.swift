import Essentials
import XExtensionItem

extension InboxWriter {
    /// Commits the items of one `put` call: writes them into the owner folder, flushes them to the
    /// disk, and moves them to `ready`. An entry is committed when it is in `ready`.
    struct Commit {
        private let inbox: Inbox
        private let owner: OwnerFolder
        private let progress: ((Int) -> Void)?
        /// Whether each file is flushed when it is written. If false, and if the durability
        /// requires flushing, `synchronize()` flushes all files together.
        private let isSynchronizedEach: Bool
        /// The names of the new entries in the owner folder. The last entry may be incomplete.
        private var names: [String] = []
        private var entries: [InboxEntry] = []
        private var byteCount = 0
        private var existing: ExistingEntries
        /// The folders of existing entries whose tokens were put again. `confirm()` flushes these
        /// folders in addition to `ready`.
        private var placesOfDuplicates: Set<ExistingEntries.Place> = []

        private var layout: InboxLayout { inbox.layout }
    }
}

extension InboxWriter.Commit {
    init(
        _ inbox: Inbox, owner: OwnerFolder, tokens: [InboxToken], _ progress: ((Int) -> Void)?
    ) throws(InboxError) {
        self.inbox = inbox
        self.owner = owner
        self.progress = progress
        let flushesTogether = tokens.count > 1 && Folder.flushesTogether
        isSynchronizedEach = inbox.durability.isSynchronized && !flushesTogether
        existing = try InboxError.of(
            inbox.layout.root, try ExistingEntries(inbox.layout, finding: Set(tokens)))
    }

    /// `nextStamp` returns the stamp of the next entry.
    mutating func run(
        _ items: [(item: ExtensionItem, token: InboxToken)], _ nextStamp: () -> UInt64
    ) throws(InboxError) -> [PutOutcome] {
        var outcomes: [PutOutcome] = []
        do throws(InboxError) {
            for (item, token) in items { outcomes.append(try write(item, token)) }
            try synchronize()
            for (name, var entry) in zip(names, entries) {
                entry.stamp = nextStamp()
                try place(name, as: entry)
            }
        } catch {
            // The entries that were already moved to `ready` are not in the owner folder any more.
            for name in names { _ = try? layout.discard(name, in: owner.folder) }
            throw error
        }
        try confirm()
        return outcomes
    }

    // MARK: Writing

    private mutating func write(
        _ item: ExtensionItem, _ token: InboxToken
    ) throws(InboxError) -> PutOutcome {
        if let found = try existingEntry(token) {
            if let expected = found.digest, try digest(of: item) != expected {
                throw InboxError(
                    .conflict, "the token “\(token)” belongs to an entry with different content")
            }
            placesOfDuplicates.insert(found.place)
            return .duplicate
        }
        guard existing.waitingCount < inbox.limits.entryCount else {
            throw InboxError(.full, "the inbox is full: \(existing.waitingCount) waiting entries")
        }
        let parts = try parts(item)
        let name = InboxToken.random().rawValue
        // Added before writing, so that `run` removes a partial entry after an error.
        names.append(name)
        let (count, digest) = try write(parts, to: owner.folder.path(name))
        let entry = InboxEntry(
            stamp: 0, byteCount: count, digest: digest, token: token, isFolder: parts.hasFiles)
        let (waiting, limit) = (existing.waitingByteCount, inbox.limits.byteCount)
        guard count <= limit - min(waiting, limit) else {
            throw InboxError(
                .full,
                "the limit is \(limit) bytes; \(waiting) are waiting, and the new entry has "
                    + "\(count)")
        }
        existing.add(entry)
        entries.append(entry)
        return .stored
    }

    private func existingEntry(_ token: InboxToken) throws(InboxError) -> ExistingEntries.Found? {
        let isDone = try InboxError.of(
            layout.path(.done), try layout.open(.done).contains(token.rawValue))
        guard isDone else { return existing.found[token] }
        return .init(place: .folder(.done), digest: inbox.journal.digest(of: token))
    }

    private func digest(of item: ExtensionItem) throws(InboxError) -> UInt64 {
        let parts = try parts(item)
        var digest = ContentDigest()
        try InboxError.of(try parts.forEachChunk { digest.add($0) })
        return digest.value
    }

    private func parts(_ item: ExtensionItem) throws(InboxError) -> FolderParts {
        try InboxError.of(
            try item.storedParts(embeddingDataBelow: inbox.limits.embeddedByteCount))
    }

    private mutating func write(
        _ parts: FolderParts, to path: String
    ) throws(InboxError) -> (byteCount: Int, digest: UInt64) {
        var (count, digest) = (0, ContentDigest())
        let writing = FolderParts.Writing(isSynchronized: isSynchronizedEach) {
            [progress, byteCount] chunk in
            digest.add(chunk)
            count += chunk.byteCount
            progress?(byteCount + count)
        }
        do throws(PayloadError) {
            if parts.hasFiles {
                try parts.writeNew(path, writing)
            } else {
                try parts.writeDocument(path, writing)
            }
        } catch {
            throw owner.exists ? InboxError(error) : abandoned
        }
        byteCount += count
        return (count, digest.value)
    }

    private var abandoned: InboxError {
        InboxError(.abandoned, "\(owner.path): the writer was presumed dead; nothing is stored")
    }

    // MARK: Storing

    private func synchronize() throws(InboxError) {
        guard inbox.durability.isSynchronized, !isSynchronizedEach, !entries.isEmpty else { return }
        try InboxError.of(owner.path, or: .notDurable, try owner.folder.synchronizeAll())
    }

    private func place(_ name: String, as entry: InboxEntry) throws(InboxError) {
        do throws(OpenFile.Failure) {
            try owner.folder.move(name, to: layout.open(.ready), as: entry.name)
        } catch {
            throw error.isMissing
                ? abandoned : InboxError(error, layout.path(.ready) + "/" + entry.name)
        }
    }

    private func confirm() throws(InboxError) {
        guard inbox.durability.isSynchronized else { return }
        var places = placesOfDuplicates
        if !entries.isEmpty { places.insert(.folder(.ready)) }
        for place in places {
            do throws(OpenFile.Failure) {
                // The folder is missing if it belonged to a reader that has ended.
                try place.open(layout)?.synchronize()
            } catch {
                // The items are already stored, so throw `notDurable` even if the disk is full.
                throw InboxError(
                    .notDurable, "\(layout.root): \(error.message)", systemCode: error.code)
            }
        }
    }
}

/// The number and total size of the waiting entries, and the existing entries with the tokens of a
/// batch. They are read when the batch begins, and updated when the batch writes an entry.
struct ExistingEntries {
    private(set) var waitingCount = 0
    private(set) var waitingByteCount = 0
    private(set) var found: [InboxToken: Found] = [:]

    struct Found {
        let place: Place
        /// The digest of the entry's content; nil if unknown.
        let digest: UInt64?
    }

    enum Place: Hashable {
        case folder(InboxLayout.Place)
        /// A reader's folder.
        case claimed(String)

        func open(_ layout: InboxLayout) throws(OpenFile.Failure) -> Folder? {
            switch self {
            case .folder(let place): try layout.open(place)
            case .claimed(let owner): try layout.open(owner: owner, in: .claimed)
            }
        }
    }

    /// Reads the folders in the order in which entries move, so that an entry that moves in the
    /// meantime is still found.
    init(_ layout: InboxLayout, finding tokens: Set<InboxToken>) throws(OpenFile.Failure) {
        try layout.open(.ready).forEachEntry { entry in
            if tokens.contains(entry.token) { add(entry) } else { count(entry.byteCount) }
        }
        let owners = try layout.open(.claimed).names()
        let others = owners.map(Place.claimed) + [.folder(.finished), .folder(.failed)]
        for place in others {
            try place.open(layout)?.forEachEntry(includesMoving: true) { entry in
                if tokens.contains(entry.token) {
                    found[entry.token] = Found(place: place, digest: entry.digest)
                }
            }
        }
    }

    /// Adds an entry that will be in `ready`.
    mutating func add(_ entry: InboxEntry) {
        count(entry.byteCount)
        found[entry.token] = Found(place: .folder(.ready), digest: entry.digest)
    }

    private mutating func count(_ byteCount: Int) {
        // The size comes from a file name and is untrusted.
        let (sum, overflows) = waitingByteCount.addingReportingOverflow(byteCount)
        waitingByteCount = overflows ? .max : sum
        waitingCount += 1
    }
}
