import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

@MainActor struct ShareSheetTests {
    /// An item with a value for every member that an extension item can represent.
    static func everything(_ folder: TestFolder) throws -> ItemSource {
        let file = try folder.write(png + Data(repeating: 1, count: 300_000), "large.png")
        var source = ItemSource(
            mainAttachment: .perActivity(placeholder: .url(try makeURL("http://a.example"))) {
                .url(URL(string: "http://tumblr.com/\($0 == .postToTwitter ? "t" : "x")") ?? file)
            })
        source.additionalAttachments = [
            .file(at: file), .text("some text ü"),
            .data(png, typeIdentifier: .png, suggestedName: "small.png"),
            .propertyList([
                "a": 1, "b": true, "c": ["x", .url(try makeURL("http://a.b"))], "d": 1.5,
                "e": .number(WireNumber(UInt64.max)), "f": false,
            ]),
        ]
        source.title = "Title"
        source[.postToTwitter].title = "Tweet"
        var bold = TextRun("Bold")
        bold.isBold = true
        var link = TextRun(" link 👋")
        link.link = try makeURL("http://tumblr.com")
        link.isUnderlined = true
        source.contentText = AttributedText([bold, link])
        source.tags = ["a", "b"]
        source.sourceURL = try makeURL("http://tumblr.com/source")
        source.referrer = Referrer(appName: "App", appStoreID: "123")
        source.userInfo = [
            "foo": "bar", "n": 5, "t": true, "data": .data(WireData(Data([1, 2, 3]))),
            "date": WireDate(millisecondsSince1970: 1_500).map(WireValue.date) ?? 0,
        ]
        source.thumbnail = ThumbnailProvider(.data(png, typeIdentifier: .png))
        source.excludedActivities = [.airDrop]
        return source
    }

    @Test func sheetRequestsValuesInOrder() async throws {
        let folder = try TestFolder()
        let sheet = ShareSheet(
            UIActivityViewController(sharing: try Self.everything(folder), anchor: UIView()))
        let received = try #require(await sheet.choose(.postToTwitter).first)
        #expect(
            sheet.log == [
                "placeholder", "type of the placeholder", "operation", "item", "type", "subject",
                "thumbnail",
            ])
        #expect(received.placeholder is NSURL)
        #expect(received.subject == "Tweet")
        #expect(received.dataTypeIdentifier == "public.url")
        #expect(received.thumbnail?.bytes == png)
    }

    @Test func allValuesRoundTrip() async throws {
        let folder = try TestFolder()
        let source = try Self.everything(folder)
        let expected = try await source.item(for: .postToTwitter)
        let received = try await Sheet.received(source, .postToTwitter)
        #expect(try received.encoded(as: .json) == expected.encoded(as: .json))
    }

    @Test func excludedActivitiesAreNotOffered() async throws {
        let controller = UIActivityViewController(
            sharing: try Self.everything(TestFolder()), anchor: UIView())
        #expect(controller.excludedActivityTypes == [.airDrop])
        #expect(await ShareSheet(controller).choose(.airDrop).isEmpty)
    }

    @Test func payloadIsIncludedOnRequest() async throws {
        let folder = try TestFolder()
        var source = try Self.everything(folder)
        var code = TextRun("code")
        code.isCode = true
        source.contentText = AttributedText([code])
        var options = SendingOptions.uiKit
        options.carriesPayload = true
        let share = UIActivity.ActivityType("com.example.share")
        let sent = try await Sheet.choose(source, share, options: options).item
        let item = try Host.handOver(try #require(sent as? NSExtensionItem))
        #expect(
            item.attachments?.map(\.registeredTypeIdentifiers) == [
                ["public.url", "org.xextensionitem.payload"], ["public.png"],
                ["public.plain-text"], ["public.png"], ["com.apple.property-list"],
            ])
        let received = ReceivedItem(item)
        let expected = try await source.item(for: "com.example.share")
        let payload = try #require(try await received.payload(reading: .strict))
        #expect(try payload.encoded(as: .json) == expected.encoded(as: .json))
        // The extension item next to the payload has no representation of the payload's type, and
        // loses the code styling.
        let back = try await received.extensionItem().item
        #expect(back.contentText == "code")
        #expect(back.mainAttachment == expected.mainAttachment)
        #expect(try await ReceivedItem(extensionItem([:])).payload() == nil)
    }

    @Test func mainAttachmentOnlyActivitiesGetTheMainAttachment() async throws {
        let received = try await Sheet.choose(try Self.everything(TestFolder()), .mail)
        #expect((received.item as? NSURL)?.absoluteString == "http://tumblr.com/x")
        #expect(received.subject == "Title")
        #expect(received.thumbnail?.bytes == png)
        // The object is of the placeholder's class.
        let image = try await Sheet.choose(ItemSource(mainAttachment: .image(png)), .mail)
        #expect(image.placeholder is UIImage)
        #expect((image.item as? UIImage)?.bytes == png)
        let movie = try await Sheet.choose(ItemSource(data: png, typeIdentifier: .movie), .mail)
        #expect(movie.placeholder is NSData)
        #expect(movie.item as? NSData == png as NSData)
        let list = ItemSource(mainAttachment: .propertyList(["a": 1]))
        #expect(try await Sheet.choose(list, .mail).item as? NSDictionary == ["a": 1])
    }

    @Test func mainAttachmentOnlyActivitiesGetLargeBytesAsAFile() async throws {
        let large = Data(repeating: 5, count: 2 << 20)
        let provider = ActivityItemProvider(
            ItemSource(data: large, typeIdentifier: .mpeg4Movie, suggestedName: "clip"))
        let controller = UIActivityViewController(
            activityItems: [provider], applicationActivities: nil)
        let item = try #require(await ShareSheet(controller).choose(.mail).first?.item as? NSURL)
        let file = item as URL
        #expect(file.lastPathComponent == "clip.mp4")
        #expect(try Data(contentsOf: file) == large)
    }

    /// Additional attachments are not created for an activity that does not get them.
    @Test func mainAttachmentOnlyActivitiesCallNoOtherProvider() async throws {
        let counter = Counter()
        var source = ItemSource(text: "main")
        source.additionalAttachments = [
            AttachmentProvider.onDemand(placeholder: .text("")) {
                await counter.add()
                return .text("more")
            }
        ]
        #expect(try await Sheet.choose(source, .mail).item as? NSString == "main")
        #expect(await counter.count == 0)
    }

    // MARK: Failures

    @Test func failuresReturnNothingAndAnError() async throws {
        let source = ItemSource(
            mainAttachment: .onDemand(placeholder: .text("")) { throw Broken() })
        for activity in [UIActivity.ActivityType.postToFacebook, .mail] {
            let provider = ActivityItemProvider(source)
            #expect(provider.failure == nil)
            let sheet = ShareSheet(
                UIActivityViewController(activityItems: [provider], applicationActivities: nil))
            #expect(await sheet.choose(activity).first?.item is NSNull)
            let failure = try #require(provider.failure as? AttachmentError)
            #expect(failure.underlying as? Broken == Broken())
            #expect(failure.pointer == "/main-attachment")
        }
    }

    @Test func lossesAreReported() async throws {
        var source = ItemSource(text: "x")
        source.userInfo = ["x-extension-item.mine": 1]
        let provider = ActivityItemProvider(source)
        let sheet = ShareSheet(
            UIActivityViewController(activityItems: [provider], applicationActivities: nil))
        _ = await sheet.choose(.postToFacebook)
        #expect(provider.losses.map(\.pointer) == ["/user-info/x-extension-item.mine"])
        let made = ActivityItemSource(try await source.item())
        #expect(
            try made.losses(for: .postToFacebook).map(\.pointer)
                == ["/user-info/x-extension-item.mine"])
        #expect(try made.losses(for: .mail).map(\.pointer) == ["/user-info"])
    }

    @Test func cancellingEndsAHangingProvider() async throws {
        let counter = Counter()
        let source = ItemSource(
            mainAttachment: .onDemand(placeholder: .text("")) {
                await counter.add()
                await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
                return nil
            })
        let provider = ActivityItemProvider(source)
        let sheet = ShareSheet(
            UIActivityViewController(activityItems: [provider], applicationActivities: nil))
        let received = await sheet.choose(.postToFacebook) { provider in
            Task {
                while await counter.count == 0 { await Task.yield() }
                provider.cancel()
            }
        }
        #expect(received.first?.item is NSNull)
        #expect(provider.failure is CancellationError)
    }

    @Test func loadsCanBeCancelledBeforeTheyStart() async throws {
        let provider = ActivityItemProvider(ItemSource(text: "x"))
        provider.cancel()
        let item = await Task.detached { provider.item is NSNull }.value
        #expect(item)
        #expect(provider.failure is CancellationError)
    }

    @Test func providersMayNeedTheMainActor() async throws {
        let source = ItemSource(
            mainAttachment: .onDemand(placeholder: .text("")) {
                await MainActor.run { .text("made on the main actor") }
            })
        let item = try await Sheet.choose(source, .mail).item
        #expect(item as? NSString == "made on the main actor")
    }

    // MARK: Items that exist already

    @Test func existingItemsAreSharedImmediately() async throws {
        let folder = try TestFolder()
        var item = try await Self.everything(folder).item(resolving: [.postToTwitter])
        item.excludedActivities = []
        let sheet = ShareSheet(
            UIActivityViewController(
                activityItems: [ActivityItemSource(item)], applicationActivities: nil))
        let twitter = try #require(await sheet.choose(.postToTwitter).first)
        #expect(!sheet.log.contains("operation"))
        #expect(twitter.subject == "Tweet")
        #expect(twitter.thumbnail?.bytes == png)
        let sent = try Host.handOver(try #require(twitter.item as? NSExtensionItem))
        let received = try await ReceivedItem(sent, styling: .uiKit).extensionItem().item
        #expect(
            try received.encoded(as: .json)
                == item.resolved(for: .postToTwitter).encoded(as: .json))
        let mail = try #require(await sheet.choose(.mail).first)
        #expect((mail.item as? NSURL)?.absoluteString == "http://tumblr.com/x")
        #expect(mail.dataTypeIdentifier == "public.url")
        item.mainAttachment = .image(png)
        let image = ShareSheet(
            UIActivityViewController(
                activityItems: [ActivityItemSource(item)], applicationActivities: nil))
        let provider = try #require(await image.choose(.mail).first?.item as? NSItemProvider)
        #expect(try await ReceivedAttachment(provider).load(.png).load() == png)
    }

    // MARK: Drag and paste

    @Test func dragAndPasteCarryThePayload() async throws {
        var item = ExtensionItem(url: try makeURL("https://a.example"))
        item.title = "Title"
        item.additionalAttachments = [.text("more")]
        let dragged = try item.dragItems().map(\.itemProvider)
        let pasteboard = UIPasteboard()
        try pasteboard.setItem(item)
        for providers in [dragged, pasteboard.itemProviders] {
            let received = ReceivedItem(itemProviders: providers)
            #expect(try await received.payload() == item)
            let plain = try await received.extensionItem().item
            #expect(plain.mainAttachment == item.mainAttachment)
            #expect(
                plain.additionalAttachments.map { $0.representations.map(\.typeIdentifier) } == [
                    [.plainText]
                ])
            #expect(
                try await plain.additionalAttachments[0].representations[0].loadText() == "more")
            #expect(plain.title == nil)
        }
    }
}
