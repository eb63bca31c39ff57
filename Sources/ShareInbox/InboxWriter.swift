public import XExtensionItem

/// Puts items into an inbox. Use one writer per process.
public final class InboxWriter: Sendable {
    private let inbox: Inbox
    private let liveness: Inbox.Liveness
    private let owner: Guarded<OwnerFolder>
    private let lastStamp = Guarded<UInt64>(0)

    init(_ inbox: Inbox, _ liveness: Inbox.Liveness) throws(InboxError) {
        self.inbox = inbox
        self.liveness = liveness
        let owner = try inbox.makeOwner(liveness, in: .writing)
        self.owner = Guarded(owner)
        // Remove the unfinished entries of the previous instance.
        guard case .onlyInstance = liveness.kind else { return }
        try InboxError.of(owner.path) { () throws(OpenFile.Failure) in
            for name in try owner.folder.names() {
                try inbox.layout.discard(name, in: owner.folder)
            }
        }
    }

    /// Puts an item.
    ///
    /// When this returns, the entry survives the crashes that the inbox's durability covers. After
    /// the error `inbox.not-durable`, the item may be stored; after any other error, nothing is
    /// stored. You can always put the item again with the same token. The entry and the journal
    /// contain a digest of the content, which detects another item with the same token. Entries of
    /// older versions have no digest. Any item with the token of such an entry counts as a
    /// duplicate.
    ///
    /// - Parameters:
    ///   - item: the item. Attachments in files are copied in chunks.
    ///   - token: the token that identifies the entry. Random by default.
    ///   - progress: a closure that receives the number of bytes written so far.
    /// - Returns: whether the item was stored or is a duplicate of an entry with the token.
    /// - Throws: `inbox.conflict` if an entry with the token has different content; `inbox.full`,
    ///   `inbox.no-space`, `inbox.item`, `inbox.not-durable`, `inbox.abandoned`, `inbox.system`.
    @discardableResult
    public func put(
        _ item: ExtensionItem, token: InboxToken = .random(), progress: ((Int) -> Void)? = nil
    ) throws(InboxError) -> PutOutcome {
        try put([(item, token)], progress: progress).first ?? .duplicate
    }

    /// Puts several items, and flushes the disk for all of them together.
    ///
    /// If this throws, some items may be stored. You can put all items again with the same tokens.
    ///
    /// - Parameters:
    ///   - items: the items with their tokens. Readers take them in this order.
    ///   - progress: a closure that receives the number of bytes written so far, of all items.
    /// - Returns: the outcome for each item.
    /// - Throws: the errors of ``put(_:token:progress:)``.
    public func put(
        _ items: [(item: ExtensionItem, token: InboxToken)], progress: ((Int) -> Void)? = nil
    ) throws(InboxError) -> [PutOutcome] {
        var commit = try Commit(
            inbox, owner: inbox.currentFolder(of: owner, liveness, in: .writing),
            tokens: items.map(\.token), progress)
        return try commit.run(items) {
            lastStamp.withValue { last in
                last = Stamp.next(after: last)
                return last
            }
        }
    }
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
