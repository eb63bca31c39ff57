import Essentials
import XExtensionItem

/// Puts the items of one `put` call: writes them into the owner folder, flushes them to the disk,
/// and moves them to `ready`.
struct CommitBatch {
    private let inbox: Inbox
    private let owner: OwnerFolder
    private let progress: ((Int) -> Void)?
    /// Whether each file is flushed when it is written. If false, and if the durability requires
    /// flushing, `synchronize()` flushes all files together.
    private let isSynchronizedEach: Bool
    private var written: [WrittenEntry] = []
    /// The number of written entries that are in `ready`.
    private var placedCount = 0
    private var byteCount = 0
    private var existing: ExistingEntries
    /// The folders of existing entries whose tokens were put again. `confirm()` flushes these
    /// folders in addition to `ready`.
    private var placesOfDuplicates: Set<ExistingEntries.Place> = []

    private var layout: InboxLayout { inbox.layout }

    init(
        _ inbox: Inbox, owner: OwnerFolder, tokens: [InboxToken], _ progress: ((Int) -> Void)?
    ) throws(InboxError) {
        self.inbox = inbox
        self.owner = owner
        self.progress = progress
        let flushesTogether = tokens.count > 1 && Folder.flushesTogether
        isSynchronizedEach = inbox.durability.isSynchronized && !flushesTogether
        existing = try InboxError.of(inbox.layout.root) { () throws(OpenFile.Failure) in
            try ExistingEntries(inbox.layout, finding: Set(tokens))
        }
    }

    // MARK: Writing

    mutating func write(
        _ item: ExtensionItem, _ token: InboxToken
    ) throws(InboxError) -> PutOutcome {
        if let found = try existingEntry(token) {
            return try duplicate(of: found, item, token)
        }
        guard existing.waitingCount < inbox.limits.entryCount else {
            throw InboxError(.full, "the inbox is full: \(existing.waitingCount) waiting entries")
        }
        let parts = try parts(item)
        let start = byteCount
        let name = InboxToken.random().rawValue
        // Added before writing, so that `discard()` removes a partial entry after an error.
        written.append(WrittenEntry(name: name, token: token, isFolder: parts.hasFiles))
        let digest = try write(parts, to: owner.folder.path(name))
        written[written.count - 1].byteCount = byteCount - start
        written[written.count - 1].digest = digest
        try count(byteCount - start, digest, token)
        return .stored
    }

    private func existingEntry(_ token: InboxToken) throws(InboxError) -> ExistingEntries.Found? {
        try InboxError.of(layout.path(.done)) { () throws(OpenFile.Failure) in
            guard try layout.open(.done).contains(token.rawValue) else {
                return existing.found[token]
            }
            return ExistingEntries.Found(
                place: .folder(.done), digest: inbox.journal.digest(of: token))
        }
    }

    private mutating func duplicate(
        of found: ExistingEntries.Found, _ item: ExtensionItem, _ token: InboxToken
    ) throws(InboxError) -> PutOutcome {
        if let expected = found.digest, try digest(of: item) != expected {
            throw InboxError(
                .conflict, "the token “\(token)” belongs to an entry with different content")
        }
        placesOfDuplicates.insert(found.place)
        return .duplicate
    }

    private func digest(of item: ExtensionItem) throws(InboxError) -> UInt64 {
        let parts = try parts(item)
        var digest = ContentDigest()
        do throws(PayloadError) {
            try parts.forEachChunk { digest.add($0) }
        } catch {
            throw InboxError(error)
        }
        return digest.value
    }

    private func parts(_ item: ExtensionItem) throws(InboxError) -> FolderParts {
        do throws(PayloadError) {
            return try item.storedParts(embeddingDataBelow: inbox.limits.embeddedByteCount)
        } catch {
            throw InboxError(error)
        }
    }

    private mutating func write(
        _ parts: FolderParts, to path: String
    ) throws(InboxError) -> UInt64 {
        var total = byteCount
        var digest = ContentDigest()
        let writing = FolderParts.Writing(isSynchronized: isSynchronizedEach) { [progress] chunk in
            digest.add(chunk)
            total += chunk.byteCount
            progress?(total)
        }
        defer { byteCount = total }
        do throws(PayloadError) {
            if parts.hasFiles {
                try parts.writeNew(path, writing)
            } else {
                try parts.writeDocument(path, writing)
            }
        } catch {
            throw owner.exists ? InboxError(error) : abandoned
        }
        return digest.value
    }

    private mutating func count(
        _ byteCount: Int, _ digest: UInt64, _ token: InboxToken
    ) throws(InboxError) {
        let (waiting, limit) = (existing.waitingByteCount, inbox.limits.byteCount)
        guard byteCount <= limit - min(waiting, limit) else {
            throw InboxError(
                .full,
                "the limit is \(limit) bytes; \(waiting) are waiting, and the new entry has "
                    + "\(byteCount)")
        }
        existing.add(byteCount, digest, token)
    }

    private var abandoned: InboxError {
        InboxError(.abandoned, "\(owner.path): the writer was presumed dead; nothing is stored")
    }

    // MARK: Storing

    func synchronize() throws(InboxError) {
        guard inbox.durability.isSynchronized, !isSynchronizedEach, !written.isEmpty else { return }
        try InboxError.of(owner.path, or: .notDurable) { () throws(OpenFile.Failure) in
            try owner.folder.synchronizeAll()
        }
    }

    mutating func placeNext(_ stamp: UInt64) throws(InboxError) {
        let next = written[placedCount]
        let entry = InboxEntry(
            stamp: stamp, byteCount: next.byteCount, digest: next.digest, token: next.token,
            isFolder: next.isFolder)
        do throws(OpenFile.Failure) {
            try owner.folder.move(next.name, to: layout.open(.ready), as: entry.name)
        } catch {
            throw error.isMissing
                ? abandoned : InboxError(error, layout.path(.ready) + "/" + entry.name)
        }
        placedCount += 1
    }

    func confirm() throws(InboxError) {
        guard inbox.durability.isSynchronized else { return }
        var places = placesOfDuplicates
        if placedCount > 0 { places.insert(.folder(.ready)) }
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

    func discard() {
        for entry in written[placedCount...] {
            _ = try? layout.discard(entry.name, in: owner.folder)
        }
    }
}

/// An entry as written into the owner folder, before it is moved to `ready`.
private struct WrittenEntry {
    /// The name in the owner folder.
    let name: String
    let token: InboxToken
    let isFolder: Bool
    var byteCount = 0
    var digest: UInt64?
}

/// The result of putting an item.
public struct PutOutcome: RawRepresentable, Hashable, Sendable {
    /// The name of the result, for example `stored`.
    public let rawValue: String

    /// Creates a result from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The item is stored and waits for a reader.
    public static let stored = PutOutcome(rawValue: "stored")
    /// An entry with the same token and content is in the inbox, or was finished and its token is
    /// still in the journal. Nothing was stored.
    public static let duplicate = PutOutcome(rawValue: "duplicate")
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
            count(entry.byteCount)
            if tokens.contains(entry.token) {
                found[entry.token] = Found(place: .folder(.ready), digest: entry.digest)
            }
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

    mutating func add(_ byteCount: Int, _ digest: UInt64, _ token: InboxToken) {
        count(byteCount)
        found[token] = Found(place: .folder(.ready), digest: digest)
    }

    private mutating func count(_ byteCount: Int) {
        // The size comes from a file name and is untrusted.
        let (sum, overflows) = waitingByteCount.addingReportingOverflow(byteCount)
        waitingByteCount = overflows ? .max : sum
        waitingCount += 1
    }
}
