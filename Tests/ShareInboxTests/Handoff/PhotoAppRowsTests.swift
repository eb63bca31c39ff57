import AppLinks
import Foundation
import TestSupport
import Testing
import XExtensionItem

@testable import ShareInbox

/// The behavior of PhotoAppLink with images and URLs, row by row, and the differences.
struct PhotoAppRowsTests {
    private func board(
        _ inbox: TestInbox.Kept<Inbox>, at date: Date? = nil
    ) -> InboxBoard {
        InboxBoard(inbox.value, lifetime: .seconds(600)) { date ?? Date() }
    }

    private func inbox() throws -> TestInbox.Kept<Inbox> {
        try TestInbox.kept { try $0.open() }
    }

    @Test("18: the receiver gets the sender's bytes", arguments: [TypeIdentifier.png, .jpeg])
    func theReceiverGetsTheSendersBytes(_ type: TypeIdentifier) async throws {
        let inbox = try inbox()
        // The data is not an image, so encoding it again would fail.
        let item = ExtensionItem(data: Sample.bytes, typeIdentifier: type)
        let ticket = try board(inbox).place(item)
        let taken = try board(inbox).take(ticket) { item in
            (try Sample.data(of: item), item.mainAttachment.representations[0].typeIdentifier)
        }
        #expect(taken?.0 == Sample.bytes && taken?.1 == type)
    }

    @Test("19: each item has its own ticket")
    func eachItemHasItsOwnTicket() throws {
        let inbox = try inbox()
        let first = try board(inbox).place(Sample.text("first"))
        let second = try board(inbox).place(Sample.text("second"))
        #expect(try board(inbox).take(first) { Sample.text(of: $0) } == "first")
        #expect(try board(inbox).take(second) { Sample.text(of: $0) } == "second")
    }

    @Test("20: an item for an app that does not open is withdrawn")
    func withdrawsItemIfAppDoesNotOpen() async throws {
        let inbox = try inbox()
        let isSent = try await board(inbox).send(Sample.file, toScheme: "photo-app") { _ in false }
        #expect(!isSent)
        #expect(inbox.folder.leftovers.isEmpty)
    }

    @Test("21: the chosen app is opened directly")
    func theChosenAppIsOpened() async throws {
        let inbox = try inbox()
        let opened = Guarded<URL?>(nil)
        let isSent = try await board(inbox).send(
            Sample.text(), toScheme: "photo-app", returnScheme: "own-app"
        ) { url in
            opened.withValue { $0 = url }
            return true
        }
        let url = try #require(opened.withValue { $0 })
        let ticket = try #require(try inbox.value.entries().first).token
        #expect(isSent)
        #expect(url.absoluteString == "photo-app://xitem/pop?v=1&ticket=\(ticket)&return=own-app")
    }

    @Test("22: an unreadable item is moved to the failed entries, not cleared")
    func unreadableItemFails() throws {
        let inbox = try inbox()
        let ticket = try board(inbox).place(Sample.file)
        let entry = try #require(try inbox.value.entries().first)
        try Data("{".utf8).write(
            to: URL(filePath: inbox.folder.path("ready/\(entry.name)/item.json")))
        #expect(try board(inbox).take(ticket) { _ in true } == nil)
        #expect(try inbox.value.state(of: ticket) == .failed)
        struct NoImage: Error {}
        let other = try board(inbox).place(Sample.text())
        #expect(throws: NoImage.self) {
            try board(inbox).take(other) { _ in throw NoImage() }
        }
        #expect(try inbox.value.state(of: other) == .waiting)
    }

    @Test("23: one of several receivers takes the item")
    func oneOfSeveralReceiversTakesTheItem() throws {
        let inbox = try inbox()
        let ticket = try board(inbox).place(Sample.text())
        let count = Guarded(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let board = InboxBoard(inbox.value)
            if case .some = try? board.take(ticket, { _ in true }) {
                count.withValue { $0 += 1 }
            }
        }
        #expect(count.withValue { $0 } == 1)
        #expect(try board(inbox).take(ticket) { _ in true } == nil)
    }

    @Test("24: an unknown ticket matches no item, and items expire after ten minutes")
    func itemsExpireAfterTenMinutes() throws {
        let inbox = try inbox()
        let ticket = try board(inbox).place(Sample.text())
        #expect(try board(inbox).take(.random()) { _ in true } == nil)
        let put = try #require(try inbox.value.entries().first).date
        #expect(try board(inbox, at: put + 600).removeExpired() == 0)
        #expect(try board(inbox, at: put + 601).take(ticket) { _ in true } == nil)
        #expect(try inbox.value.entries().isEmpty)
        // After the clock was set back, the item has a date in the future.
        _ = try board(inbox).place(Sample.text())
        #expect(try board(inbox, at: put - 601).removeExpired() == 1)
    }

    @Test(
        "25: the URLs of all versions are parsed",
        arguments: [
            ("photo://", false), ("photo://edit", false),
            ("photo://return", true),
        ])
    func parsesURLsOfAllVersions(_ text: String, _ isReturn: Bool) throws {
        let url = try #require(URL(string: text))
        let link = try #require(HandoffLink(url))
        #expect(link.scheme == "photo" && link.isReturn == isReturn)
        #expect(link.ticket == nil && link.returning(.random()) == nil)
    }

    @Test("25: an item is returned once, to an app that allows it")
    func itemReturnsOnceToAppThatAllowsIt() throws {
        let link = try #require(HandoffLink(scheme: "Photo", ticket: "t", returnScheme: "Old-App"))
        let back = try #require(link.returning("u"))
        #expect(back.url?.absoluteString == "old-app://xitem/return?v=1&ticket=u")
        #expect(try HandoffLink(#require(back.url)) == back)
        #expect(back.returning("v") == nil)
        func list(_ more: String) throws -> AppType {
            let text = """
                {"supportedApps": [{"name": "Old", "bundleID": "o", "scheme": "old-app"\(more)}]}
                """
            return try #require(AppCatalog(decoding: Data(text.utf8)).type("photo-handoff"))
        }
        #expect(try list("").app(forReturnScheme: #require(link.returnScheme))?.key == "o")
        #expect(try list(", \"allowReturn\": false").app(forReturnScheme: "old-app") == nil)
        #expect(try list(", \"canReceive\": false").app(forReturnScheme: "old-app") == nil)
        #expect(try list("").app(forReturnScheme: "tel") == nil)
    }

    @Test("26: the documentation states that named pasteboards are per team")
    func documentationStatesThatPasteboardsArePerTeam() throws {
        let text = try Repository.text("Sources/ShareInbox/ShareInbox.docc/HandingOver.md")
        #expect(text.contains("Since iOS 7, named pasteboards are per team."))
    }
}
