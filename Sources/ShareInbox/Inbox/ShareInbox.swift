import XExtensionItem

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A folder into which one process puts payloads, and from which another takes each once, whatever dies
/// in between.
///
/// Every step is one renaming, no lock is needed, and no database is open. The article
/// <doc:Promises> says what holds at which point.
public struct ShareInbox: Sendable {
    let layout: InboxLayout
    let durability: Durability
    /// How much the inbox holds, and how long it remembers.
    public let limits: InboxLimits

    /// Opens an inbox, and makes it where there is none.
    ///
    /// - Parameters:
    ///   - url: the folder; an app group's, if an extension and its app share it.
    ///   - durability: what entries survive: that the machine loses power, unless given.
    ///   - limits: how much it holds; 1,000 entries and 2 GiB unless given.
    /// - Throws: `inbox.newer-format` and `inbox.not-an-inbox`, and nothing is touched then;
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

    /// The waiting entries, the oldest first.
    ///
    /// Their names say everything: no entry is opened.
    ///
    /// - Throws: `inbox.system`.
    public func entries() throws(InboxError) -> [InboxEntry] { try sorted(.ready) }

    /// The entries that nobody could take, the oldest first; ``reason(for:)`` says why.
    ///
    /// - Throws: `inbox.system`.
    public func failedEntries() throws(InboxError) -> [InboxEntry] { try sorted(.failed) }

    private func sorted(_ folder: InboxLayout.Folder) throws(InboxError) -> [InboxEntry] {
        try InboxError.of(layout.path(folder)) { () throws(OpenFile.Failure) in
            try layout.entries(folder).sorted(by: InboxEntry.isBefore)
        }
    }
}
