#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import AppLinks
    public import Foundation
    public import UIKit
    public import XExtensionItem

    /// A board on a pasteboard of UIKit, for apps that share no folder.
    ///
    /// Since iOS 7 named pasteboards are per team. Only the general one reaches the apps of others, and
    /// anybody reads that: leave nothing secret there.
    @MainActor
    public struct PasteboardBoard: HandoffBoard {
        /// The most bytes of an item: 8 MB.
        public nonisolated static let greatestByteCount = 8 << 20
        private static let payloadType = "org.xextensionitem.payload"
        private static let ticketType = "org.xextensionitem.ticket"

        private let pasteboard: UIPasteboard
        private let lifetime: TimeInterval

        /// Makes a board.
        ///
        /// - Parameters:
        ///   - pasteboard: a named one for apps of one team, or the general one.
        ///   - lifetime: how long an item waits; 10 minutes unless given.
        public init(_ pasteboard: UIPasteboard, lifetime: Duration = InboxBoard.usualLifetime) {
            self.pasteboard = pasteboard
            self.lifetime = TimeInterval(lifetime.components.seconds)
        }

        /// Leaves an item on this device alone, in place of what is on the pasteboard.
        ///
        /// - Throws: `inbox.full` for more than 8 MB, and what writing the item throws.
        public func place(_ item: ExtensionItem) async throws -> InboxToken {
            let bytes = try item.encoded(as: .binary)
            guard bytes.count <= Self.greatestByteCount else {
                throw InboxError(.full, "\(bytes.count) bytes; a pasteboard takes 8 MB")
            }
            let ticket = InboxToken.random()
            pasteboard.setItems(
                [[Self.payloadType: bytes, Self.ticketType: Data(ticket.rawValue.utf8)]],
                options: [
                    .localOnly: true,
                    .expirationDate: Date(timeIntervalSinceNow: lifetime),
                ])
            return ticket
        }

        /// Removes an item, if it is still the one on the pasteboard.
        public func withdraw(_ ticket: InboxToken) async throws {
            if isThere(ticket) { pasteboard.items = [] }
        }

        /// Takes an item.
        ///
        /// - Throws: what reading the item throws; it stays on the pasteboard until it expires.
        public func take<Value: Sendable>(
            _ ticket: InboxToken, _ body: @Sendable (ExtensionItem) throws -> Value
        ) async throws -> Value? {
            guard isThere(ticket), let bytes = pasteboard.data(forPasteboardType: Self.payloadType)
            else { return nil }
            let value = try body(try ExtensionItem(decoding: bytes))
            pasteboard.items = []
            return value
        }

        private func isThere(_ ticket: InboxToken) -> Bool {
            pasteboard.data(forPasteboardType: Self.ticketType) == Data(ticket.rawValue.utf8)
        }
    }
#endif
