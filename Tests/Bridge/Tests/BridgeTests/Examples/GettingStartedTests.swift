import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem

@testable import GettingStarted

/// The app and the extension of the article for new users.
@MainActor struct GettingStartedTests {
    private func sheet() throws -> ShareSheet {
        let controller = UIViewController()
        controller.share(
            try #require(URL(string: "https://example.com/post/1")), from: UIBarButtonItem())
        return ShareSheet(
            try #require(controller.presentedViewController as? UIActivityViewController))
    }

    @Test func mailGetsTheLinkAndItsOwnSubject() async throws {
        let received = try #require(await sheet().choose(.mail).first)
        #expect(received.subject == "Look at this clock")
        #expect((received.item as? NSURL)?.absoluteString == "https://example.com/post/1")
    }

    @Test func theExtensionGetsTheLinkTheTitleAndTheTags() async throws {
        let activity = UIActivity.ActivityType("org.example.clocks.share")
        let sent = try #require(await sheet().choose(activity).first?.item as? NSExtensionItem)
        let context = NSExtensionContext()
        context.items = [try Host.handOver(sent)]
        let controller = ShareViewController()
        controller.context = context
        await controller.receive()
        let item = try #require(controller.items.first)
        #expect(controller.items.count == 1)
        #expect(item.title == "A tide clock")
        #expect(item.tags == ["clocks", "tides"])
        #expect(item.url?.absoluteString == "https://example.com/post/1")
    }

    @Test func theExtensionCompletesTheRequest() async throws {
        let context = NSExtensionContext()
        let controller = ShareViewController()
        controller.context = context
        controller.viewDidLoad()
        while context.answer == nil { await Task.yield() }
        #expect(try context.answer?.get().isEmpty == true)
    }
}
