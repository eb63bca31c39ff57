import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// The share sheet's undocumented behavior, and the files that remain after it closes.
@MainActor struct SystemSheetTests {
    private func sheet(
        _ source: ItemSource, _ questions: [ShareSheet.Question] = ShareSheet.Question.allCases,
        size: CGSize = CGSize(width: 60, height: 40), asksOnMainThread: Bool = true
    ) -> ShareSheet {
        ShareSheet(
            UIActivityViewController(sharing: source, anchor: UIView()), questions: questions,
            thumbnailSize: size, asksOnMainThread: asksOnMainThread)
    }

    /// Every order of the four requests. The main thread cannot wait, so there a thumbnail that is created
    /// asynchronously is available only with the item.
    @Test(arguments: [true, false])
    func sheetMayRequestValuesInAnyOrder(_ asksOnMainThread: Bool) async throws {
        var source = ItemSource(url: try makeURL("https://a.example"))
        source.title = "Title"
        source.thumbnail = .onDemand { .data(png, typeIdentifier: .png) }
        for order in permutations(ShareSheet.Question.allCases) {
            for activity in [UIActivity.ActivityType.postToFacebook, .mail] {
                let sheet = sheet(source, order, asksOnMainThread: asksOnMainThread)
                let received = try #require(await sheet.choose(activity).first)
                let isLate =
                    try #require(order.firstIndex(of: .thumbnail)) > #require(
                        order.firstIndex(of: .item))
                let thumbnail = !asksOnMainThread || isLate ? png : nil
                #expect(received.subject == "Title", "\(order)")
                #expect(received.dataTypeIdentifier == "public.url", "\(order)")
                #expect(received.thumbnail?.bytes == thumbnail, "\(order)")
                #expect(received.item is NSExtensionItem || received.item is NSURL, "\(order)")
            }
        }
    }

    private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
        guard !elements.isEmpty else { return [[]] }
        return elements.indices.flatMap { index in
            var rest = elements
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }

    // MARK: Sizes

    /// A thumbnail that is created asynchronously has the size that the sheet suggests only if it suggests
    /// the size before the item is created, or on a thread that can wait.
    @Test(
        arguments: [
            (true, [ShareSheet.Question.thumbnail, .item], true),
            (true, [.item, .thumbnail], false), (false, [.item, .thumbnail], true),
        ])
    func suggestedSizeIsPassedToTheThumbnail(
        _ asksOnMainThread: Bool, _ questions: [ShareSheet.Question], _ reaches: Bool
    ) async throws {
        let asked = Sizes()
        var source = ItemSource(text: "x")
        source.thumbnail = .perActivity { activity, size in
            await asked.add(activity, size)
            return .data(png, typeIdentifier: .png)
        }
        let sheet = sheet(
            source, questions, size: CGSize(width: 30, height: 20),
            asksOnMainThread: asksOnMainThread)
        _ = await sheet.choose(.mail)
        #expect(await asked.all.contains("mail 30.0 x 20.0") == reaches)
    }

    /// The size that a receiver prefers for the preview image, in pixels; each size is created once.
    @Test func preferredSizeIsPassedToTheThumbnail() async throws {
        let asked = Sizes()
        var source = ItemSource(text: "x")
        source.thumbnail = .perActivity { activity, size in
            await asked.add(activity, size)
            return .data(png + [UInt8(size?.width ?? 0)], typeIdentifier: .png)
        }
        let item = try #require(
            await sheet(source).choose(.postToFacebook).first?.item as? NSExtensionItem)
        let main = try #require(try Host.handOver(item).attachments?.first)
        for width in [10, 90, 90] {
            var size = CGSize(width: width, height: 5)
            let value = NSValue(bytes: &size, objCType: "{CGSize=dd}")
            let bytes = await withCheckedContinuation { done in
                main.loadPreviewImage(options: [NSItemProviderPreferredImageSizeKey: value]) {
                    object, _ in done.resume(returning: (object as? NSData) as Data?)
                }
            }
            #expect(bytes == png + [UInt8(width)])
        }
        let preferred = await asked.all.filter { $0.hasSuffix("x 5.0") }
        #expect(preferred == ["postToFacebook 10.0 x 5.0", "postToFacebook 90.0 x 5.0"])
    }

    // MARK: Media types

    @Test func mediaTypesBecomeUniformTypes() async throws {
        let attachment = ExtensionItem.Attachment.data(png, typeIdentifier: "image/png")
        #expect(NSItemProvider(attachment).registeredTypeIdentifiers == ["public.png"])
        let both = ExtensionItem.Attachment(representations: [
            .data(png, typeIdentifier: "image/png"), .data(Data(), typeIdentifier: .png),
        ])
        let provider = NSItemProvider(both)
        #expect(provider.registeredTypeIdentifiers == ["public.png"])
        #expect(try await ReceivedAttachment(provider).load(.png).load() == png)
        let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let source = ItemSource(mainAttachment: AttachmentProvider(attachment))
        let sources: [any UIActivityItemSource] = [
            ActivityItemSource(ExtensionItem(mainAttachment: attachment)),
            ActivityItemProvider(source),
        ]
        for source in sources {
            for activity in [nil, UIActivity.ActivityType.mail] {
                #expect(
                    source.activityViewController(
                        controller, dataTypeIdentifierForActivityType: activity) == "public.png")
            }
        }
        let received = try #require(await sheet(source).choose(.mail).first)
        #expect(received.placeholder is UIImage)
        #expect((received.item as? UIImage)?.bytes == png)
        let item = ExtensionItem(mainAttachment: attachment)
        #expect(try item.itemProviders()[0].registeredTypeIdentifiers.first == "public.png")
    }

    // MARK: Files that outlive the sheet

    /// A pasteboard keeps the URL of a large attachment.
    @Test func filesOfAPasteboardStay() async throws {
        let file = try await copiedFile()
        let staging = file.deletingLastPathComponent().deletingLastPathComponent()
        #expect(staging.lastPathComponent.hasPrefix("xextensionitem-staging-"))
        #expect(try Data(contentsOf: file).count == 1 << 20)
        try FileManager.default.removeItem(at: staging)
    }

    /// The file that an activity gets, after the sheet was released.
    private func copiedFile(_ sourceLocation: SourceLocation = #_sourceLocation) async throws -> URL
    {
        let source = ItemSource(data: Data(count: 1 << 20), typeIdentifier: .mpeg4Movie)
        let copied = await sheet(source).choose(
            UIActivity.ActivityType("com.apple.UIKit.activity.CopyToPasteboard"))
        return try #require(copied.first?.item as? NSURL, sourceLocation: sourceLocation) as URL
    }

    /// The folder itself, with and without an owner.
    @Test func foldersLiveAsLongAsTheirOwner() throws {
        for outlives in [true, false] {
            let file = try StagingFolder(outlivesItsOwner: outlives).place(for: "a")
            let folder = file.deletingLastPathComponent().deletingLastPathComponent()
            #expect(FileManager.default.fileExists(atPath: folder.path) == outlives)
            if outlives { try FileManager.default.removeItem(at: folder) }
        }
    }

    // MARK: Anchors and styling

    @Test func sheetsHaveAnAnchor() throws {
        let button = UIBarButtonItem()
        let sheet = UIActivityViewController(sharing: ItemSource(text: "x"), anchor: button)
        #expect(sheet.popoverPresentationController?.sourceItem === button)
        let controller = UIViewController()
        controller.present(sheet, animated: true)
        #expect(controller.presentedViewController === sheet)
    }

    /// A phone has no popover.
    @Test func phonesNeedNoAnchor() throws {
        Device.$isPad.withValue(false) {
            let sheet = UIActivityViewController(sharing: ItemSource(text: "x"), anchor: UIView())
            #expect(sheet.popoverPresentationController == nil)
            let controller = UIViewController()
            controller.present(sheet, animated: true)
            #expect(controller.presentedViewController === sheet)
        }
    }

    /// Every attribute that both RTF and a run can represent round-trips from every host.
    @Test(arguments: NSExtensionItem.TextStorage.allCases)
    func stylingRoundTrips(_ storage: NSExtensionItem.TextStorage) async throws {
        func run(_ text: String, _ change: (inout TextRun) -> Void) -> TextRun {
            var run = TextRun(text)
            change(&run)
            return run
        }
        var item = ExtensionItem(text: "x")
        item.contentText = AttributedText([
            run("plain {\\} ") { _ in }, run("bold é") { $0.isBold = true },
            run("italic 👋🏽") { $0.isItalic = true }, run("large") { $0.fontSize = 20.5 },
            run("odd size") { $0.fontSize = 17.3 }, run("under\n") { $0.isUnderlined = true },
            run("struck") { $0.isStruckThrough = true },
            run("link") { $0.link = URL(string: "https://a.example/?q=%22") },
            run("named") { ($0.fontName, $0.fontSize) = ("Georgia", 12) },
            run("color") {
                $0.foregroundColor = TextColor(red: 1, green: 127, blue: 255, alpha: 3)
            },
            run("behind") { $0.backgroundColor = TextColor(red: 0, green: 254, blue: 128) },
        ])
        try await NSExtensionItem.$textStorage.withValue(storage) {
            let (system, losses) = try item.systemItem(for: nil, .uiKit)
            #expect(losses == [])
            let key = NSExtensionItemAttributedContentTextKey
            #expect((system.userInfo?[key] is NSData) == (storage == .richText))
            let back = try await ReceivedItem(Host.handOver(system), styling: .uiKit)
                .extensionItem()
            #expect(back.item.contentText == item.contentText)
            #expect(back.losses == [])
        }
    }

    /// RTF has no presentation intents, so Foundation's styling cannot carry these.
    @Test func lossesOfRTFAreReportedToTheSender() throws {
        var run = TextRun("x")
        (run.isBold, run.isItalic, run.isCode, run.isUnderlined) = (true, true, true, true)
        var item = ExtensionItem(text: "x")
        item.contentText = AttributedText([run])
        let told = try item.systemItem().losses.map(\.pointer)
        #expect(
            told == ["/content-text/0/code", "/content-text/0/bold", "/content-text/0/italic"])
        #expect(
            try item.systemItem(for: nil, .uiKit).losses.map(\.pointer)
                == ["/content-text/0/code"])
    }
}

/// The requested thumbnail sizes.
actor Sizes {
    private(set) var all: [String] = []
    func add(_ activity: ActivityType?, _ size: ThumbnailProvider.Size?) {
        let name = activity?.rawValue.split(separator: ".").last.map(String.init) ?? "all"
        let what = size.map { "\($0.width) x \($0.height)" } ?? "no size"
        all.append("\(name.prefix(1).lowercased())\(name.dropFirst()) \(what)")
    }
}
