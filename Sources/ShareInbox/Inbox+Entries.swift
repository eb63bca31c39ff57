import Essentials
import XExtensionItem

extension Inbox {
    /// Returns the waiting entries, oldest first.
    ///
    /// This only reads file names, and opens no entry.
    ///
    /// - Throws: `inbox.system`.
    public func entries() throws(InboxError) -> [InboxEntry] { try sorted(.ready) }

    package func claimedEntries() throws(InboxError) -> [InboxEntry] {
        try InboxError.of(layout.path(.claimed), try layout.claims()).map(\.entry)
            .sorted(by: InboxEntry.isBefore)
    }

    /// Returns the failed entries, oldest first; see ``reason(for:)``.
    ///
    /// - Throws: `inbox.system`.
    public func failedEntries() throws(InboxError) -> [InboxEntry] { try sorted(.failed) }

    private func sorted(_ place: InboxLayout.Place) throws(InboxError) -> [InboxEntry] {
        try InboxError.of(layout.path(place), try layout.open(place).entries())
            .sorted(by: InboxEntry.isBefore)
    }

    /// Returns the state of the entry with a token; nil if neither an entry nor the journal has the
    /// token.
    ///
    /// - Throws: `inbox.system`.
    public func state(of token: InboxToken) throws(InboxError) -> EntryState? {
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in
            // Check the folders in the order in which entries move, so that an entry that moves in
            // the meantime is still found. An entry can return to `ready`, so check that folder
            // again at the end.
            if try contains(token, .ready) { return .waiting }
            if try layout.claims().contains(where: { $0.entry.token == token }) { return .claimed }
            if try journal.contains(token) { return .done }
            if try contains(token, .failed) { return .failed }
            return try contains(token, .ready) ? .waiting : nil
        }
    }

    private func contains(
        _ token: InboxToken, _ place: InboxLayout.Place
    ) throws(OpenFile.Failure) -> Bool {
        try layout.open(place).entries().contains { $0.token == token }
    }

    // MARK: Failed entries

    static let reasonSuffix = ".reason"

    /// Returns why an entry failed; nil if no reason was recorded.
    public func reason(for entry: InboxEntry) -> String? {
        let name = entry.name + Self.reasonSuffix
        guard let bytes = try? layout.open(.failed).read(name, atMost: 4 << 10) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Moves an entry to the failed entries, with the reason in a file.
    ///
    /// This moves the entry before it writes the reason: only one process can move the entry, so
    /// only that process writes a reason. A failure to write the reason is ignored.
    ///
    /// - Returns: whether the entry still existed.
    func fail(
        _ entry: InboxEntry, in folder: Folder, _ reason: String
    ) throws(OpenFile.Failure) -> Bool {
        let failed = try layout.open(.failed)
        let existed = try OpenFile.Failure.allowing(
            \.isMissing, try folder.move(entry.name, to: failed, as: entry.name))
        guard existed else { return false }
        let text = String(decoding: reason.utf8.prefix(4 << 10), as: UTF8.self)
        try? failed.write(text, to: entry.name + Self.reasonSuffix)
        return true
    }

    /// Moves a failed entry to the end of the queue, and resets the number of its attempts to zero.
    /// Returns whether an entry with the token was found.
    ///
    /// - Throws: `inbox.system`.
    public func retry(_ token: InboxToken) throws(InboxError) -> Bool {
        try retry([token]).isEmpty
    }

    /// Retries several entries; see ``retry(_:)``. Returns the tokens that have no failed entry.
    package func retry(_ tokens: [InboxToken]) throws(InboxError) -> [InboxToken] {
        let missing = try change(tokens, in: [.failed]) { entry, failed throws(OpenFile.Failure) in
            let again = InboxEntry(
                stamp: Stamp.next(after: 0), byteCount: entry.byteCount, digest: entry.digest,
                token: entry.token, isFolder: entry.isFolder)
            try failed.move(entry.name, to: layout.open(.ready), as: again.name)
        }
        guard durability.isSynchronized, missing.count < tokens.count else { return missing }
        try InboxError.of(layout.path(.ready), try layout.open(.ready).synchronize())
        return missing
    }

    /// Removes a waiting or failed entry. Claimed entries are kept. Returns whether an entry with
    /// the token was found.
    ///
    /// - Throws: `inbox.system`.
    public func drop(_ token: InboxToken) throws(InboxError) -> Bool {
        try drop([token]).isEmpty
    }

    /// Drops several entries; see ``drop(_:)``. Returns the tokens that have no waiting or failed
    /// entry.
    package func drop(_ tokens: [InboxToken]) throws(InboxError) -> [InboxToken] {
        try change(tokens, in: [.ready, .failed]) { entry, folder throws(OpenFile.Failure) in
            try layout.discard(entry.name, in: folder)
        }
    }

    /// Changes one entry for each token. Lists each folder once, in the order in which entries
    /// move. If a token is found in several folders, changes the entry in the last of them.
    ///
    /// - Returns: the tokens without an entry.
    private func change(
        _ tokens: [InboxToken], in places: [InboxLayout.Place],
        _ body: (InboxEntry, Folder) throws(OpenFile.Failure) -> Void
    ) throws(InboxError) -> [InboxToken] {
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in
            var listed: [InboxToken: [(place: InboxLayout.Place, entry: InboxEntry)]] = [:]
            for token in tokens { listed[token] = [] }
            for place in places {
                try layout.open(place).forEachEntry { entry in
                    listed[entry.token]?.append((place, entry))
                }
            }
            var missing: [InboxToken] = []
            for token in tokens {
                var isChanged = false
                while !isChanged, let (place, entry) = listed[token]?.popLast() {
                    isChanged = try change(entry, in: place, body)
                }
                if !isChanged { missing.append(token) }
            }
            return missing
        }
    }

    /// Returns false if another process has moved or removed the entry.
    private func change(
        _ entry: InboxEntry, in place: InboxLayout.Place,
        _ body: (InboxEntry, Folder) throws(OpenFile.Failure) -> Void
    ) throws(OpenFile.Failure) -> Bool {
        let folder = try layout.open(place)
        guard try OpenFile.Failure.allowing(\.isMissing, try body(entry, folder)) else {
            return false
        }
        if place == .failed { try? folder.removeFile(entry.name + Self.reasonSuffix) }
        return true
    }
}

/// The state of an entry.
public struct EntryState: RawRepresentable, Hashable, Sendable {
    /// The name of the state, for example `waiting`.
    public let rawValue: String

    /// Creates a state from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The entry waits for a reader.
    public static let waiting = EntryState(rawValue: "waiting")
    /// A reader holds the entry.
    public static let claimed = EntryState(rawValue: "claimed")
    /// A reader finished the entry.
    public static let done = EntryState(rawValue: "done")
    /// The entry is damaged, was claimed too often, or was rejected by its reader.
    public static let failed = EntryState(rawValue: "failed")
}
