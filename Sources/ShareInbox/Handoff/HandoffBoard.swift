public import AppLinks
public import XExtensionItem

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Where one app leaves content that another takes, by a ticket: each content has a ticket of its own,
/// is taken once, and goes by itself after a while.
public protocol HandoffBoard: Sendable {
    /// Leaves an item, with the bytes as the sender has them.
    ///
    /// - Returns: the ticket, which nobody guesses.
    /// - Throws: that the item cannot be left.
    func place(_ item: ExtensionItem) async throws -> InboxToken

    /// Removes an item that nobody is to take any more.
    func withdraw(_ ticket: InboxToken) async throws

    /// Takes an item, once.
    ///
    /// - Parameters:
    ///   - ticket: what the URL says.
    ///   - body: uses the item; it counts as taken when this returns, and not when it throws.
    /// - Returns: what the closure returns; nil if there is nothing for the ticket, or it has expired.
    /// - Throws: that the item cannot be taken, and what the closure throws.
    func take<Value: Sendable>(
        _ ticket: InboxToken, _ body: @Sendable (ExtensionItem) throws -> Value
    ) async throws -> Value?
}

extension HandoffBoard {
    /// Leaves an item and opens the app that is to take it.
    ///
    /// - Parameters:
    ///   - item: the content.
    ///   - app: the app that the person chose.
    ///   - returnScheme: a scheme of the sender, if it takes content back; none unless given.
    ///   - open: opens a URL, and says whether that worked.
    /// - Returns: whether the app was opened; if not, the item is withdrawn.
    /// - Throws: that the item cannot be left or withdrawn.
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
