import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// Edge cases of the share sheet's two sources.
@MainActor struct ActivityItemSourceTests {
    private func sheet(_ item: Any) -> ShareSheet {
        ShareSheet(UIActivityViewController(activityItems: [item], applicationActivities: nil))
    }

    /// A provider that needs the main actor could never finish while the main thread waits for it.
    @Test func requestsOnTheMainThreadReturnNothingAndAnError() throws {
        let folder = try TestFolder()
        #expect(
            try Program("MainThread").lines([], temporaryFolder: folder.url) == [
                "nothing",
                "the item was requested on the main thread; expected a secondary thread",
                "an item", "no failure", "60.0 x 20.0", "30.0 x 20.0", "no thumbnail", "made",
            ])
    }

    @Test(arguments: [(1 << 20, true), (1 << 20 + 1, false)])
    func onlySmallThumbnailsAreLoaded(_ byteCount: Int, _ isLoaded: Bool) async throws {
        var item = ExtensionItem(text: "x")
        item.thumbnail = .data(Data(count: byteCount), typeIdentifier: .png)
        let received = await sheet(ActivityItemSource(item)).choose(.postToFacebook).first
        #expect((try #require(received).thumbnail != nil) == isLoaded)
    }

    @Test func unrepresentableItemsReturnNothing() async throws {
        let source = ActivityItemSource(ExtensionItem(url: try makeURL("data:,x")))
        let received = try #require(await sheet(source).choose(.postToFacebook).first)
        #expect(received.item == nil)
        let error = #expect(throws: PayloadError.self) { try source.losses(for: .postToFacebook) }
        #expect(error?.findings.first?.code == .missingMainAttachment)
    }

    /// Before the user chooses an activity, the values are those for all activities.
    @Test func valuesBeforeTheChoiceAreGeneral() async throws {
        var shared = ItemSource(text: "main")
        shared.title = "Title"
        shared[.postToTwitter].title = "Tweet"
        let item = try await shared.item(resolving: [.postToTwitter])
        let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let sources: [any UIActivityItemSource] = [
            ActivityItemSource(item), ActivityItemProvider(shared),
        ]
        for source in sources {
            #expect(
                source.activityViewController(controller, subjectForActivityType: nil) == "Title")
            #expect(
                source.activityViewController(controller, dataTypeIdentifierForActivityType: nil)
                    == "public.plain-text")
            #expect(
                source.activityViewController(
                    controller, thumbnailImageForActivityType: nil, suggestedSize: .zero) == nil)
        }
        let made = sources[0].activityViewController(controller, itemForActivityType: nil)
        #expect((made as? NSExtensionItem)?.attributedTitle?.string == "Title")
    }
}
