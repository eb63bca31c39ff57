#if STAND_INS || canImport(Darwin) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Foundation
    public import UIKit
    public import XExtensionItem

    /// A board on a pasteboard of UIKit, for apps without a shared folder.
    ///
    /// Named pasteboards are per team. Only the general pasteboard reaches apps of other teams, and
    /// any app can read it, so do not place secrets on it.
    @MainActor
    public struct PasteboardBoard: HandoffBoard {
        /// The maximum size of an item, in bytes: 8 MiB.
        public nonisolated static let maximumByteCount = 8 << 20
        private static let payloadType = "org.xextensionitem.payload"
        private static let ticketType = "org.xextensionitem.ticket"

        private let pasteboard: UIPasteboard
        private let lifetime: TimeInterval

        /// Creates a board.
        ///
        /// - Parameters:
        ///   - pasteboard: a named pasteboard for apps of one team, or the general pasteboard.
        ///   - lifetime: the time until an item expires; 10 minutes by default.
        public init(_ pasteboard: UIPasteboard, lifetime: Duration = .seconds(600)) {
            self.pasteboard = pasteboard
            self.lifetime = TimeInterval(lifetime.components.seconds)
        }

        /// Replaces the content of the pasteboard with an item. Only apps on this device can read
        /// it: Universal Clipboard does not pass it to other devices.
        ///
        /// - Throws: `inbox.full` for more than 8 MiB, and the errors of encoding the item.
        public func place(_ item: ExtensionItem) async throws -> InboxToken {
            let bytes = try item.encoded(as: .binary)
            guard bytes.count <= Self.maximumByteCount else {
                throw InboxError(.full, "the item has \(bytes.count) bytes; the limit is 8 MiB")
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

        /// Removes an item, if it is still on the pasteboard.
        public func withdraw(_ ticket: InboxToken) async throws {
            if holds(ticket) { pasteboard.items = [] }
        }

        /// Takes an item.
        ///
        /// - Throws: the errors of decoding the item, and of `body`. The item then remains on the
        ///   pasteboard until it expires.
        public func take<Value: Sendable>(
            _ ticket: InboxToken, _ body: @Sendable (ExtensionItem) throws -> Value
        ) async throws -> Value? {
            guard holds(ticket), let bytes = pasteboard.data(forPasteboardType: Self.payloadType)
            else { return nil }
            let value = try body(try ExtensionItem(decoding: bytes))
            pasteboard.items = []
            return value
        }

        private func holds(_ ticket: InboxToken) -> Bool {
            pasteboard.data(forPasteboardType: Self.ticketType) == Data(ticket.rawValue.utf8)
        }
    }
#endif
