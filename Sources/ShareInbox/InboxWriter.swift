public import XExtensionItem

/// Puts items into an inbox. A process keeps one writer.
public final class InboxWriter: Sendable {
    private let inbox: Inbox
    private let liveness: Inbox.Liveness
    private let home: Guarded<Home>
    private let lastStamp = Guarded<UInt64>(0)

    init(_ inbox: Inbox, _ liveness: Inbox.Liveness) throws(InboxError) {
        self.inbox = inbox
        self.liveness = liveness
        let home = try Self.home(inbox, liveness)
        self.home = Guarded(home)
        // Nobody completes the unfinished entries of the previous instance.
        guard case .onlyInstance = liveness.kind else { return }
        try InboxError.of(home.path) { () throws(OpenFile.Failure) in
            for name in try home.folder.names() {
                try inbox.layout.discard(name, in: home.folder)
            }
        }
    }

    private static func home(
        _ inbox: Inbox, _ liveness: Inbox.Liveness
    ) throws(InboxError) -> Home {
        try InboxError.of(inbox.layout.path(.writing)) { () throws(OpenFile.Failure) in
            try Home.open(liveness, in: inbox.layout.open(.writing))
        }
    }

    /// Puts an item.
    ///
    /// When this returns, the entry survives a crash as the inbox's durability promises. If this throws,
    /// nothing is stored, unless the code is `inbox.not-durable`. Putting the item again with the same
    /// token is always safe.
    ///
    /// - Parameters:
    ///   - item: the item. The bytes of attachments in files are copied piece by piece.
    ///   - token: identifies the entry when it is put again. Random by default.
    ///   - progress: receives the number of bytes written so far.
    /// - Returns: whether the item was stored, or an entry with the token exists already.
    /// - Throws: `inbox.full`, `inbox.no-space`, `inbox.item`, `inbox.not-durable`,
    ///   `inbox.abandoned`, `inbox.system`.
    @discardableResult
    public func put(
        _ item: ExtensionItem, token: InboxToken = .random(), progress: ((Int) -> Void)? = nil
    ) throws(InboxError) -> PutOutcome {
        try put([(item, token)], progress: progress).first ?? .duplicate
    }

    /// Puts several items, which share the calls that flush the disk.
    ///
    /// If this throws, some items may be stored. Putting all again with the same tokens is safe.
    ///
    /// - Parameters:
    ///   - items: the items with their tokens, in the order in which they are to be taken.
    ///   - progress: receives the number of bytes of all items written so far.
    /// - Returns: for each item whether it was stored.
    /// - Throws: the errors of ``put(_:token:progress:)``.
    public func put(
        _ items: [(item: ExtensionItem, token: InboxToken)], progress: ((Int) -> Void)? = nil
    ) throws(InboxError) -> [PutOutcome] {
        var batch = try PutBatch(
            inbox, home: livingHome(), tokens: items.map(\.token), progress)
        var outcomes: [PutOutcome] = []
        do throws(InboxError) {
            for (item, token) in items { outcomes.append(try batch.write(item, token)) }
            try batch.synchronize()
            for (place, outcome) in outcomes.enumerated() where outcome == .stored {
                let stamp = lastStamp.withValue { last in
                    last = Stamp.next(after: last)
                    return last
                }
                outcomes[place] = try batch.placeNext(stamp)
            }
        } catch {
            batch.discard()
            throw error
        }
        try batch.confirm()
        return outcomes
    }

    /// Returns the home; creates a new one if this process was taken for dead while it was idle.
    private func livingHome() throws(InboxError) -> Home {
        let current = home.withValue { $0 }
        if current.isThere { return current }
        let new = try Self.home(inbox, liveness)
        home.withValue { $0 = new }
        return new
    }
}
