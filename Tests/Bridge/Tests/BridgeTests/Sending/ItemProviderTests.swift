import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// The system's item providers as attachments, and the losses of activities.
@MainActor struct ItemProviderTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// The losses that a share sheet reports for a source.
    private func losses(
        _ source: ItemSource, _ activity: UIActivity.ActivityType = .postToFacebook
    ) async -> [String] {
        let provider = ActivityItemProvider(source)
        let controller = UIActivityViewController(
            activityItems: [provider], applicationActivities: nil)
        _ = await ShareSheet(controller).choose(activity)
        #expect(provider.failure == nil)
        return provider.losses.map(\.pointer)
    }

    /// An item provider with text, an image that fails to load, and a folder.
    private func partlyBroken() -> NSItemProvider {
        let some = provider("public.plain-text", "x" as NSString)
        some.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(nil, Broken())
            return nil
        }
        addPackage(to: some)
        return some
    }

    private func addPackage(to provider: NSItemProvider) {
        provider.registerFileRepresentation(
            forTypeIdentifier: "com.apple.live-photo-bundle", fileOptions: [], visibility: .all
        ) { [folder] in
            $0(folder.url, false, nil)
            return nil
        }
    }

    @Test func lossesOfItemProvidersAreReported() async throws {
        var source = ItemSource(text: "main")
        source.additionalAttachments = [.text("more"), AttachmentProvider(partlyBroken())]
        let pointer = "/additional-attachments/1/representations"
        #expect(await losses(source) == [pointer, pointer])
        let main = ItemSource(mainAttachment: AttachmentProvider(partlyBroken()))
        for activity in [UIActivity.ActivityType.postToFacebook, .mail] {
            let told = await losses(main, activity)
            #expect(
                told == ["/main-attachment/representations", "/main-attachment/representations"])
        }
        // If a Live Photo is the only content, nothing remains.
        let package = NSItemProvider()
        addPackage(to: package)
        for provider in [package, NSItemProvider()] {
            let error = await #expect(throws: AttachmentError.self) {
                try await ItemSource(mainAttachment: AttachmentProvider(provider)).item()
            }
            #expect((error?.underlying as? PayloadError)?.findings.first?.code == .input)
        }
    }

    /// Each member that is lost for an activity that gets only the main attachment, in canonical order.
    @Test func lossesOfMainAttachmentOnlyActivitiesAreReported() async throws {
        let main = ExtensionItem.Attachment(
            representations: [.text("main"), .url(try makeURL("https://a.example"))],
            suggestedName: "name")
        var source = ItemSource(mainAttachment: AttachmentProvider(main))
        #expect(await losses(ItemSource(text: "x"), .mail) == [])
        source.title = "Title"
        source.thumbnail = .image(png)
        source.contentText = "text"
        source.tags = ["a"]
        source.sourceURL = try makeURL("https://a.example")
        source.referrer = Referrer(appName: "App")
        source.userInfo = ["a": 1]
        source.parameters["com.a"] = ["b": 1]
        let counter = Counter()
        source.additionalAttachments = [
            .onDemand(placeholder: .text("")) {
                await counter.add()
                return .text("more")
            }
        ]
        let expected = [
            "/content-text", "/parameters", "/referrer", "/source-url", "/tags", "/user-info",
            "/additional-attachments/0", "/main-attachment/representations/1",
            "/main-attachment/suggested-name",
        ]
        #expect(await losses(source, .mail) == expected)
        #expect(await counter.count == 0)
        let item = try await source.item()
        #expect(try ActivityItemSource(item).losses(for: .mail).map(\.pointer) == expected)
        source[.mail].contentText = nil
        #expect(await losses(source, .mail) == Array(expected.dropFirst()))
        // Nothing is lost: an item provider carries all types and the name, and a file carries the name.
        var image = ExtensionItem(data: png, typeIdentifier: .png, suggestedName: "a.png")
        image.mainAttachment.representations.append(.text("x"))
        #expect(try ActivityItemSource(image).losses(for: .mail) == [])
        let large = Data(count: 1 << 20)
        let movie = ItemSource(data: large, typeIdentifier: .mpeg4Movie, suggestedName: "clip")
        #expect(await losses(movie, .mail) == [])
    }

    /// Other apps load bytes from a drop or a pasteboard. The system might not convert objects to
    /// bytes.
    @Test(arguments: NSItemProvider.ObjectBytes.allCases)
    func dropsHaveBytes(_ bytes: NSItemProvider.ObjectBytes) async throws {
        var item = ExtensionItem(text: "text é")
        item.additionalAttachments = [
            .url(try makeURL("https://a.example")), .propertyList(["a": 1]),
            .html("<p>"), .text("typed", typeIdentifier: .png),
        ]
        let expected = ["text é", "https://a.example", "a list", "<p>", "typed"]
        for (provider, expected) in zip(try item.itemProviders(), expected) {
            let type = try #require(provider.registeredTypeIdentifiers.first)
            let found = await NSItemProvider.$objectBytes.withValue(bytes) {
                await withCheckedContinuation { done in
                    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                        done.resume(returning: data)
                    }
                }
            }
            if type == "com.apple.property-list" {
                let list = try PropertyListSerialization.propertyList(
                    from: try #require(found), format: nil)
                #expect(list as? [String: Int] == ["a": 1])
            } else {
                #expect(found == Data(expected.utf8), "\(type)")
            }
        }
    }
}
