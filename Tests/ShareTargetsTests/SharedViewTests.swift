import Foundation
import Testing
import XExtensionItem

@testable import ShareTargets

struct SharedViewTests {
    private func item() -> ExtensionItem {
        var item = ExtensionItem(url: Payloads.url("HTTPS://example.com"))
        item.mainAttachment.representations.append(.text("a text"))
        item.additionalAttachments = [.data(Data([1]), typeIdentifier: .png)]
        item[.mail].mainAttachment = .text("for mail")
        return item
    }

    @Test func aViewHasTheTypesOfTheAttachments() {
        let view = SharedView(item())
        #expect(view.attachments.map(\.types) == [[.url, .plainText], [.png]])
        #expect(view.attachments.map(\.scheme) == ["https", nil])
        #expect(view.attachments.map(\.form) == [.link, .file])
    }

    @Test func theMainStageHasTheMainAttachmentAlone() {
        #expect(SharedView(item(), stage: .main).attachments.map(\.types) == [[.url, .plainText]])
    }

    @Test func anActivityResolvesTheItem() {
        let view = SharedView(item(), for: .mail)
        #expect(view.attachments.map(\.types) == [[.plainText], [.png]])
        #expect(view.attachments.map(\.form) == [.text, .file])
    }

    @Test func oneCallAsksEveryReceiver() throws {
        let offers = item().offers(to: ShareReceiver.activities, stage: .main)
        #expect(offers.count == BuiltInActivity.all.count)
        #expect(offers.first?.isOffered == true && offers.last?.isUndocumented == true)
    }
}
