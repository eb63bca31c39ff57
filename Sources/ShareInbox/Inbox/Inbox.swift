public import Essentials
import XExtensionItem

/// A folder that hands payloads from one process to another. Each payload is delivered once, even if
/// processes die in between.
///
/// Every step is a single rename. No lock is required, and no database is open. See <doc:Promises>.
public struct Inbox: Sendable {
    let layout: InboxLayout
    let durability: Durability
    /// The limits of the inbox.
    public let limits: InboxLimits

    /// Opens an inbox, and creates it if it does not exist.
    ///
    /// - Parameters:
    ///   - url: the folder, in an app group's container if an extension and its app share it.
    ///   - durability: the crashes that entries survive; power loss by default.
    ///   - limits: the limits; 1,000 entries and 2 GiB by default.
    /// - Throws: `inbox.newer-format` and `inbox.not-an-inbox`, before anything is changed;
    ///   `inbox.no-space`, `inbox.system`.
    public init(
        at url: URL, durability: Durability = .powerLoss, limits: InboxLimits = .standard
    ) throws(InboxError) {
        guard url.isFileURL else {
            throw InboxError(.notAnInbox, "expected the URL of a folder, found \(url)")
        }
        var path = Array(url.path.utf8)
        while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
        layout = InboxLayout(root: String(decoding: path, as: UTF8.self))
        self.durability = durability
        self.limits = limits
        try InboxFormat(layout: layout, durability: durability).prepare()
    }

    var journal: Journal { Journal(layout: layout, durability: durability) }

    /// Returns the waiting entries, oldest first.
    ///
    /// This reads their names only, and opens no entry.
    ///
    /// - Throws: `inbox.system`.
    public func entries() throws(InboxError) -> [InboxEntry] { try sorted(.ready) }

    /// Returns the failed entries, oldest first; see ``reason(for:)``.
    ///
    /// - Throws: `inbox.system`.
    public func failedEntries() throws(InboxError) -> [InboxEntry] { try sorted(.failed) }

    private func sorted(_ folder: InboxLayout.Folder) throws(InboxError) -> [InboxEntry] {
        try InboxError.of(layout.path(folder)) { () throws(OpenFile.Failure) in
            try layout.entries(folder).sorted(by: InboxEntry.isBefore)
        }
    }
}
