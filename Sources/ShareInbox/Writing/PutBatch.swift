import Essentials
import XExtensionItem

/// The items of one call: written into the home, flushed to the disk, then moved into `ready`.
struct PutBatch {
    private let inbox: Inbox
    private let home: Home
    private let progress: ((Int) -> Void)?
    /// Whether each file is flushed separately, rather than all together.
    private let isSynchronizedEach: Bool
    private var written: [WrittenEntry] = []
    /// The number of written entries that are in `ready`.
    private var placedCount = 0
    private var byteCount = 0
    private var existing: ExistingEntries
    /// The folders of entries that were reported as duplicates. They are flushed too.
    private var foldersOfDuplicates: Set<String> = []

    init(
        _ inbox: Inbox, home: Home, tokens: [InboxToken], _ progress: ((Int) -> Void)?
    ) throws(InboxError) {
        self.inbox = inbox
        self.home = home
        self.progress = progress
        let waitsOnce = tokens.count > 1 && FileCalls.sharesWaiting
        isSynchronizedEach = inbox.durability.isSynchronized && !waitsOnce
        existing = try InboxError.of(inbox.layout.root) { () throws(OpenFile.Failure) in
            try ExistingEntries(inbox.layout, finding: Set(tokens))
        }
    }

    // MARK: Writing

    /// Writes an item into the home, unless an entry has its token.
    mutating func write(_ draft: InboxDraft) throws(InboxError) -> PutOutcome {
        guard try !isDuplicate(draft.token) else { return .duplicate }
        guard existing.waitingCount < inbox.limits.entryCount else {
            throw InboxError(.full, "\(existing.waitingCount) entries wait, which is the limit")
        }
        let parts = try parts(draft.item)
        let start = byteCount
        let path = home.path + "/" + InboxToken.random().rawValue
        let entry = { (count: Int) in
            WrittenEntry(
                path: path, token: draft.token, byteCount: count, isFolder: parts.hasFiles)
        }
        // Added before writing, so that `discard()` removes it after an error.
        written.append(entry(0))
        try write(parts, to: path)
        written[written.count - 1] = entry(byteCount - start)
        try count(byteCount - start, draft.token)
        return .stored
    }

    private mutating func isDuplicate(_ token: InboxToken) throws(InboxError) -> Bool {
        let done = inbox.layout.path(.done)
        let isDone = try InboxError.of(done) { () throws(OpenFile.Failure) in
            try FileCalls.exists(done + "/" + token.rawValue)
        }
        guard let folder = isDone ? done : existing.places[token] else { return false }
        foldersOfDuplicates.insert(folder)
        return true
    }

    private func parts(_ item: ExtensionItem) throws(InboxError) -> FolderParts {
        do throws(PayloadError) {
            return try item.storedParts(embeddingDataBelow: inbox.limits.embeddedByteCount)
        } catch {
            throw InboxError(error)
        }
    }

    private mutating func write(_ parts: FolderParts, to path: String) throws(InboxError) {
        var total = byteCount
        let writing = FolderParts.Writing(isSynchronized: isSynchronizedEach) { [progress] count in
            total += count
            progress?(total)
        }
        defer { byteCount = total }
        do throws(WireError) {
            if parts.hasFiles {
                try parts.writeNew(path, writing)
            } else {
                try parts.writeDocument(path, writing)
            }
        } catch {
            throw home.isThere ? InboxError(PayloadError(error)) : abandoned
        }
    }

    private mutating func count(
        _ byteCount: Int, _ token: InboxToken
    ) throws(InboxError) {
        let (waiting, limit) = (existing.waitingByteCount, inbox.limits.byteCount)
        guard byteCount <= limit - min(waiting, limit) else {
            throw InboxError(
                .full,
                "\(waiting) bytes wait and \(byteCount) were to be added; the limit is \(limit)")
        }
        existing.add(byteCount, token, in: inbox.layout.path(.ready))
    }

    private var abandoned: InboxError {
        InboxError(.abandoned, "\(home.path): the writer was taken for dead, nothing is stored")
    }

    // MARK: Storing

    /// Flushes all written files together.
    func synchronize() throws(InboxError) {
        guard inbox.durability.isSynchronized, !isSynchronizedEach, !written.isEmpty else { return }
        do throws(OpenFile.Failure) {
            try FileCalls.synchronizeAll(below: home.path)
        } catch {
            throw InboxError(error, home.path, or: .notDurable)
        }
    }

    /// Moves the next written entry into `ready`.
    mutating func placeNext(_ stamp: UInt64) throws(InboxError) -> PutOutcome {
        let next = written[placedCount]
        let entry = InboxEntry(
            stamp: stamp, byteCount: next.byteCount, token: next.token, isFolder: next.isFolder)
        let target = inbox.layout.path(.ready, entry)
        do throws(OpenFile.Failure) {
            try FileCalls.move(next.path, to: target)
        } catch {
            throw error.isMissing ? abandoned : InboxError(error, target)
        }
        placedCount += 1
        return .stored
    }

    /// Flushes the folders of the stored entries and of the duplicates.
    func confirm() throws(InboxError) {
        guard inbox.durability.isSynchronized else { return }
        var folders = foldersOfDuplicates
        if placedCount > 0 { folders.insert(inbox.layout.path(.ready)) }
        for folder in folders {
            do throws(OpenFile.Failure) {
                try FileCalls.synchronizeFolder(folder)
            } catch {
                // A reader's home is removed with its last entry.
                guard !error.isMissing else { continue }
                throw InboxError(error, folder, or: .notDurable)
            }
        }
    }

    /// Removes the written entries that are not in `ready`.
    func discard() {
        for entry in written[placedCount...] { try? FileCalls.removeTree(entry.path) }
    }
}
