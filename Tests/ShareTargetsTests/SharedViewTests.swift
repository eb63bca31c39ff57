import Foundation
import Testing
import XExtensionItem

@testable import ShareTargets

struct SharedViewTests {
    private func item() -> ExtensionItem {
        var item = ExtensionItem(url: Payloads.url("HTTPS://example.com"))
        item.mainAttachment.representations.append(.text("some text"))
        item.additionalAttachments = [.data(Data([1]), typeIdentifier: .png)]
        item[.mail].mainAttachment = .text("for mail")
        return item
    }

    @Test func viewHasTheTypesOfAllAttachments() {
        let view = SharedView(item())
        #expect(view.attachments.map(\.types) == [[.url, .plainText], [.png]])
        #expect(view.attachments.map(\.scheme) == ["https", nil])
        #expect(view.attachments.map(\.form) == [.link, .file])
    }

    @Test func mainAttachmentDecidesByDefault() {
        #expect(SharedView(item()).deciding.map(\.types) == [[.url, .plainText]])
        #expect(SharedView(item()).stage == .main)
        #expect(
            SharedView(attachments: [.init(types: [.url]), .init(types: [.png])])
                .deciding.map(\.types) == [[.url]])
        #expect(SharedView(attachments: []).deciding.isEmpty)
    }

    @Test func allAttachmentsDecideSideBySide() {
        let view = SharedView(item(), stage: .sideBySide)
        #expect(view.deciding == view.attachments && view.deciding.count == 2)
    }

    /// The sheet requests a placeholder before the user picks an activity.
    @Test func activityChangesTheDeliveryButNotTheDecision() {
        let view = SharedView(item(), for: .mail)
        #expect(view.attachments.map(\.types) == [[.plainText], [.png]])
        #expect(view.attachments.map(\.form) == [.text, .file])
        #expect(view.deciding.map(\.types) == [[.url, .plainText]])
        let sideBySide = SharedView(item(), for: .mail, stage: .sideBySide)
        #expect(sideBySide.deciding.map(\.types) == [[.plainText], [.png]])
    }

    @Test func offersAreInTheOrderOfTheReceivers() {
        let offers = item().offers(to: ShareReceiver.activities)
        #expect(offers.count == ActivityTarget.builtIn.count)
        #expect(offers.first?.isOffered == true && offers.last?.isUndocumented == true)
    }

    @Test func eachReceiverGetsItsOwnValues() throws {
        let offers = item().offers(to: ShareReceiver.activities)
        #expect(offers[0].received.map(\.types) == [[.plainText]])
        #expect(offers[1].received.map(\.types) == [[.url, .plainText]])
        let all = item().offers(to: ShareReceiver.activities, for: .message)
        #expect(all[0].received.map(\.types) == [[.url, .plainText]])
    }

    @Test func excludedActivityIsNotOffered() {
        var item = item()
        item.excludedActivities = [.mail]
        let offers = item.offers(to: ShareReceiver.activities)
        #expect(offers[0].reasons.map(\.kind) == [.excludedActivity] && offers[1].isOffered)
    }
}
