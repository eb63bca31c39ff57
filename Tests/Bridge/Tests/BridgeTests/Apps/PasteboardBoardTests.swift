import AppsOnStandIns
import Foundation
import ShareInbox
import Testing
import UIKit
import XExtensionItem

@MainActor struct PasteboardBoardTests {
    private let pasteboard = UIPasteboard()
    private let item = ExtensionItem(text: "for another app")

    private func text(_ board: PasteboardBoard, _ ticket: InboxToken) async throws -> String? {
        try await board.take(ticket) { $0.mainAttachment.representations[0].text } ?? nil
    }

    @Test func otherAppTakesTheItemOnce() async throws {
        let ticket = try await PasteboardBoard(pasteboard).place(item)
        let other = PasteboardBoard(pasteboard)
        #expect(try await text(other, InboxToken.random()) == nil)
        #expect(try await text(other, ticket) == "for another app")
        #expect(try await text(other, ticket) == nil)
        #expect(pasteboard.items.isEmpty)
    }

    @Test func theItemStaysOnTheDeviceAndExpires() async throws {
        let before = Date()
        _ = try await PasteboardBoard(pasteboard, lifetime: .seconds(90)).place(item)
        #expect(pasteboard.options[.localOnly] as? Bool == true)
        let expiration = try #require(pasteboard.options[.expirationDate] as? Date)
        #expect(expiration >= before + 90 && expiration <= Date() + 90)
        #expect(pasteboard.options.count == 2)
    }

    @Test func itemRemainsIfItsUseFails() async throws {
        let board = PasteboardBoard(pasteboard)
        let ticket = try await board.place(item)
        await #expect(throws: Broken.self) {
            let _: String? = try await board.take(ticket) { _ in throw Broken() }
        }
        #expect(try await text(board, ticket) == "for another app")
    }

    @Test func withdrawRemovesOnlyItsOwnItem() async throws {
        let board = PasteboardBoard(pasteboard)
        let first = try await board.place(item)
        let second = try await board.place(ExtensionItem(text: "newer"))
        try await board.withdraw(first)
        #expect(try await text(board, second) == "newer")
        let third = try await board.place(item)
        try await board.withdraw(third)
        #expect(pasteboard.items.isEmpty)
    }

    @Test func itemIsRemovedIfTheAppDoesNotOpen() async throws {
        let board = PasteboardBoard(pasteboard)
        var isSent = try await board.send(item, toScheme: "reader") { _ in false }
        #expect(!isSent && pasteboard.items.isEmpty)
        isSent = try await board.send(item, toScheme: "reader") { $0.scheme == "reader" }
        #expect(isSent && pasteboard.items.count == 1)
    }

    /// The limit counts the bytes of the encoded item.
    @Test func largeItemsAreRejected() async throws {
        let limit = PasteboardBoard.maximumByteCount
        #expect(limit == 8_388_608)
        let large = ExtensionItem(
            mainAttachment: .data(Data(count: limit), typeIdentifier: .png))
        let error = await #expect(throws: InboxError.self) {
            try await PasteboardBoard(pasteboard).place(large)
        }
        #expect(error?.code == .full)
        #expect(pasteboard.items.isEmpty)
    }
}
