public import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A board in an inbox: a folder that apps of one team share.
public struct InboxBoard: HandoffBoard {
    /// How long an item waits: 10 minutes.
    public static let usualLifetime = Duration.seconds(600)

    private let inbox: ShareInbox
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date

    /// Makes a board.
    ///
    /// - Parameters:
    ///   - inbox: an inbox for nothing else, in the folder of an app group.
    ///   - lifetime: how long an item waits; 10 minutes unless given.
    public init(_ inbox: ShareInbox, lifetime: Duration = usualLifetime) {
        self.init(inbox, lifetime: lifetime) { Date() }
    }

    init(_ inbox: ShareInbox, lifetime: Duration, now: @escaping @Sendable () -> Date) {
        self.inbox = inbox
        self.lifetime = TimeInterval(lifetime.components.seconds)
        self.now = now
    }

    /// Leaves an item.
    ///
    /// - Throws: what ``InboxWriter/put(_:token:progress:)`` throws.
    public func place(_ item: ExtensionItem) throws -> InboxToken {
        _ = try removeExpired()
        let ticket = InboxToken.random()
        try inbox.writer(liveness).put(item, token: ticket)
        return ticket
    }

    /// Removes an item that nobody has taken.
    public func withdraw(_ ticket: InboxToken) throws {
        _ = try inbox.drop(ticket)
    }

    /// Takes an item, once; what cannot be read is set aside in the inbox.
    ///
    /// - Throws: what ``InboxReader/claim(_:)`` and ``InboxClaim/finish()`` throw, and what the closure
    ///   throws.
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

    /// Removes what waits for longer than it may, and what dead processes left.
    ///
    /// - Returns: how many items were removed.
    @discardableResult
    public func removeExpired() throws -> Int {
        try inbox.recover()
        let now = now()
        // One from the future, as it seems after the clock was set back, would stay for ever.
        let expired = try (inbox.entries() + inbox.failedEntries()).filter {
            abs(now.timeIntervalSince($0.date)) > lifetime
        }
        for entry in expired { _ = try inbox.drop(entry.token) }
        return expired.count
    }

    private var liveness: Liveness { .observed(.seconds(lifetime)) }
}
