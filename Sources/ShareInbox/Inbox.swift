public import Essentials
import XExtensionItem

/// A queue of payloads between processes, in a folder. Each payload is delivered once, even if
/// processes die.
///
/// Every step is a single rename, without locks or a database. See <doc:Promises>.
public struct Inbox: Sendable {
    let layout: InboxLayout
    let durability: Durability
    /// The limits of the inbox.
    public let limits: InboxLimits

    /// Opens an inbox, and creates it if it does not exist.
    ///
    /// - Parameters:
    ///   - url: the folder, in an app group's container if an extension and its app share it.
    ///   - durability: the crashes that entries survive; `.powerLoss` by default.
    ///   - limits: the limits; 1,000 entries and 2 GiB by default.
    /// - Throws: `inbox.newer-format` and `inbox.not-an-inbox`, before anything is changed;
    ///   `inbox.no-space`, `inbox.system`.
    public init(
        at url: URL, durability: Durability = .powerLoss, limits: InboxLimits = InboxLimits()
    ) throws(InboxError) {
        try self.init(at: url, durability, limits, creates: true)
    }

    /// Opens an existing inbox.
    ///
    /// - Throws: the errors of ``init(at:durability:limits:)``, and `inbox.not-an-inbox` for an
    ///   empty or missing folder.
    package init(existingAt url: URL) throws(InboxError) {
        try self.init(at: url, .powerLoss, InboxLimits(), creates: false)
    }

    private init(
        at url: URL, _ durability: Durability, _ limits: InboxLimits, creates: Bool
    ) throws(InboxError) {
        guard let path = try? url.localPath() else {
            throw InboxError(.notAnInbox, "expected a file URL, found \(url)")
        }
        layout = InboxLayout(root: path)
        self.durability = durability
        self.limits = limits
        try InboxFormat(layout: layout, durability: durability).prepare(creates: creates)
    }

    var journal: Journal { Journal(layout: layout, durability: durability) }

    /// Creates a writer.
    ///
    /// - Parameter liveness: how other processes detect that this process is dead.
    /// - Returns: the writer; keep it for as long as the process puts entries.
    /// - Throws: `inbox.no-space`, `inbox.system`.
    public func makeWriter(_ liveness: Liveness) throws(InboxError) -> InboxWriter {
        try InboxWriter(self, liveness)
    }

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - liveness: how other processes detect that this process is dead.
    ///   - attempts: the number of claims after which an entry fails; 5 by default.
    /// - Returns: the reader; keep it for as long as the process takes entries.
    /// - Throws: `inbox.no-space`, `inbox.system`.
    public func makeReader(
        _ liveness: Liveness, attempts: Int = 5
    ) throws(InboxError) -> InboxReader {
        try InboxReader(self, liveness, attempts: attempts)
    }
}

extension Inbox {
    /// The crashes that stored entries survive.
    public struct Durability: Hashable, Sendable {
        let isSynchronized: Bool

        /// Entries survive the death of any process. A crash of the machine may lose the most
        /// recent entries.
        public static let processDeath = Durability(isSynchronized: false)
        /// Entries also survive power loss: `put` and `finish` flush the disk.
        public static let powerLoss = Durability(isSynchronized: true)
    }
}

/// The limits of an inbox. A negative limit counts as zero.
public struct InboxLimits: Hashable, Sendable {
    /// The maximum number of waiting entries; 1,000 by default.
    public var entryCount = 1_000 { didSet { entryCount = max(0, entryCount) } }
    /// The maximum size of all waiting entries, in bytes; 2 GiB by default.
    public var byteCount = 2 << 30 { didSet { byteCount = max(0, byteCount) } }
    /// The minimum number of tokens that the journal keeps; 1,000 by default.
    public var keptTokenCount = 1_000 { didSet { keptTokenCount = max(0, keptTokenCount) } }
    /// The minimum time that the journal keeps each token; 30 days by default.
    public var keptTokenLifetime = Duration.seconds(30 * 24 * 60 * 60) {
        didSet { keptTokenLifetime = max(.zero, keptTokenLifetime) }
    }
    /// An item is stored as a single file if all its data together is smaller than this number of
    /// bytes; 64 KiB by default.
    package var embeddedByteCount = 64 << 10

    /// Creates the default limits.
    public init() {}
}
