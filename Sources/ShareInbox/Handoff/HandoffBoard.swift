public import AppLinks
public import Essentials
public import XExtensionItem

/// A place where one app leaves content for another. Each item has its own ticket, is taken once, and
/// expires.
public protocol HandoffBoard: Sendable {
    /// Places an item, with the sender's bytes unchanged.
    ///
    /// - Returns: the ticket, which has 128 random bits.
    /// - Throws: an error if the item cannot be placed.
    func place(_ item: ExtensionItem) async throws -> InboxToken

    /// Removes an item that was not taken.
    func withdraw(_ ticket: InboxToken) async throws

    /// Takes an item, once.
    ///
    /// - Parameters:
    ///   - ticket: the ticket in the URL.
    ///   - body: uses the item. If this throws, the item does not count as taken.
    /// - Returns: the result of `body`; nil if no item has the ticket, or it has expired.
    /// - Throws: an error if the item cannot be taken, and the errors of `body`.
    func take<Value: Sendable>(
        _ ticket: InboxToken, _ body: @Sendable (ExtensionItem) throws -> Value
    ) async throws -> Value?
}

extension HandoffBoard {
    /// Places an item, and opens the app that takes it.
    ///
    /// - Parameters:
    ///   - item: the content.
    ///   - app: the app that the person chose.
    ///   - returnScheme: a scheme of the sender, if it accepts content in return. None by default.
    ///   - open: opens a URL, and returns whether that succeeded.
    /// - Returns: whether the app was opened; if not, the item is withdrawn.
    /// - Throws: an error if the item cannot be placed or withdrawn.
    public func send(
        _ item: ExtensionItem, to app: LinkedApp, returnScheme: String? = nil,
        open: @Sendable (URL) async -> Bool
    ) async throws -> Bool {
        guard app.receives != false, let scheme = app.schemes.first else { return false }
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
