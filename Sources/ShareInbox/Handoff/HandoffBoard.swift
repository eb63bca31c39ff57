public import Essentials
public import XExtensionItem

/// A place where one app leaves an item for another. Each item has a ticket, can be taken once, and
/// expires.
///
/// Use ``InboxBoard`` or `PasteboardBoard`. Conform only in tests, because requirements may be
/// added.
public protocol HandoffBoard: Sendable {
    /// Places an item without changing its bytes.
    ///
    /// - Returns: the ticket, which has 128 random bits.
    /// - Throws: an error if the item cannot be placed.
    func place(_ item: ExtensionItem) async throws -> InboxToken

    /// Removes an item that was not taken.
    func withdraw(_ ticket: InboxToken) async throws

    /// Takes an item, which can be taken only once.
    ///
    /// - Parameters:
    ///   - ticket: the ticket in the URL.
    ///   - body: a closure that uses the item. If it throws, the item does not count as taken.
    /// - Returns: the result of `body`; nil if no item has the ticket, or if the item has expired.
    /// - Throws: an error if the item cannot be taken, and the errors of `body`.
    func take<Value: Sendable>(
        _ ticket: InboxToken, _ body: @Sendable (ExtensionItem) throws -> Value
    ) async throws -> Value?
}

extension HandoffBoard {
    /// Places an item, and opens the receiving app.
    ///
    /// - Parameters:
    ///   - item: the content.
    ///   - scheme: the scheme of the app that the user chose.
    ///   - returnScheme: a scheme of the sender, if the sender accepts content in return. None by
    ///     default.
    ///   - open: a closure that opens a URL, and returns whether that succeeded.
    /// - Returns: whether the app was opened. If not, the item is withdrawn.
    /// - Throws: an error if the item cannot be placed or withdrawn.
    public func send(
        _ item: ExtensionItem, toScheme scheme: String, returnScheme: String? = nil,
        open: @Sendable (URL) async -> Bool
    ) async throws -> Bool {
        let ticket = try await place(item)
        guard
            let url = HandoffLink(scheme: scheme, ticket: ticket, returnScheme: returnScheme)?.url,
            await open(url)
        else {
            try await withdraw(ticket)
            return false
        }
        return true
    }
}

/// A board in an inbox, for the apps of one team.
public struct InboxBoard: HandoffBoard {
    private let inbox: Inbox
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date

    /// Creates a board.
    ///
    /// - Parameters:
    ///   - inbox: an inbox that is used only for this board, in the folder of an app group.
    ///   - lifetime: the time until an item expires; 10 minutes by default.
    public init(_ inbox: Inbox, lifetime: Duration = .seconds(600)) {
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
        try inbox.makeWriter(liveness).put(item, token: ticket)
        return ticket
    }

    /// Removes an item that was not taken.
    public func withdraw(_ ticket: InboxToken) throws {
        _ = try inbox.drop(ticket)
    }

    /// Takes an item, which can be taken only once. An item that cannot be read is moved to the
    /// inbox's failed entries.
    ///
    /// - Throws: the errors of ``InboxReader/claim(_:)``, ``InboxClaim/finish()`` and `body`.
    public func take<Value: Sendable>(
        _ ticket: InboxToken, _ body: @Sendable (ExtensionItem) throws -> Value
    ) throws -> Value? {
        _ = try removeExpired()
        guard let claim = try inbox.makeReader(liveness).claim(ticket) else { return nil }
        do {
            let value = try body(claim.item)
            try claim.finish()
            return value
        } catch {
            try? claim.release()
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
        // Compare the absolute age. Otherwise, if the clock was set back, an item with a date in
        // the future would not expire in time.
        let expired = try (inbox.entries() + inbox.failedEntries()).filter {
            abs(now.timeIntervalSince($0.date)) > lifetime
        }
        for entry in expired { _ = try inbox.drop(entry.token) }
        return expired.count
    }

    private var liveness: Inbox.Liveness { .observed(.seconds(lifetime)) }
}
