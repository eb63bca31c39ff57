import Essentials
public import XExtensionItem

/// A board in an inbox, for the apps of one team.
public struct InboxBoard: HandoffBoard {
    /// The lifetime of an item by default: 10 minutes.
    public static let usualLifetime = Duration.seconds(600)

    private let inbox: Inbox
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date

    /// Creates a board.
    ///
    /// - Parameters:
    ///   - inbox: an inbox that is used only for this board, in the folder of an app group.
    ///   - lifetime: the time until an item expires; 10 minutes by default.
    public init(_ inbox: Inbox, lifetime: Duration = usualLifetime) {
        self.init(inbox, lifetime: lifetime) { Date() }
    }

    init(_ inbox: Inbox, lifetime: Duration, now: @escaping @Sendable () -> Date) {
        self.inbox = inbox
        self.lifetime = TimeInterval(lifetime.components.seconds)
        self.now = now
    }

    /// Places an item.
    ///
    /// - Throws: the errors of ``InboxWriter/put(_:token:progress:)``.
    public func place(_ item: ExtensionItem) throws -> InboxToken {
        _ = try removeExpired()
        let ticket = InboxToken.random()
        try inbox.writer(liveness).put(item, token: ticket)
        return ticket
    }

    /// Removes an item that was not taken.
    public func withdraw(_ ticket: InboxToken) throws {
        _ = try inbox.drop(ticket)
    }

    /// Takes an item once. An item that cannot be read is moved to the inbox's failed entries.
    ///
    /// - Throws: the errors of ``InboxReader/claim(_:)``, ``InboxClaim/finish()`` and `body`.
    public func take<Value: Sendable>(
        _ ticket: InboxToken, _ body: @Sendable (ExtensionItem) throws -> Value
    ) throws -> Value? {
        _ = try removeExpired()
        guard let claim = try inbox.reader(liveness).claim(ticket) else { return nil }
        do {
            let value = try body(claim.item)
            try claim.finish()
            return value
        } catch {
            try? claim.giveBack()
            throw error
        }
    }

    /// Removes expired items, and the files of dead processes.
    ///
    /// - Returns: the number of removed items.
    @discardableResult
    public func removeExpired() throws -> Int {
        try inbox.recover()
        let now = now()
        // An item with a date in the future, after the clock was set back, would stay for ever.
        let expired = try (inbox.entries() + inbox.failedEntries()).filter {
            abs(now.timeIntervalSince($0.date)) > lifetime
        }
        for entry in expired { _ = try inbox.drop(entry.token) }
        return expired.count
    }

    private var liveness: Liveness { .observed(.seconds(lifetime)) }
}
