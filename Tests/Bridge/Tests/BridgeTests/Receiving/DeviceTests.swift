import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// Objects that devices pass, from logs and headers; each expectation is quoted or counted by hand.
struct DeviceTests {
    private func item(_ userInfo: [AnyHashable: Any]) -> NSExtensionItem {
        extensionItem(userInfo.merging([:]) { $1 })
    }

    // MARK: RTF

    /// The text that macOS 12 writes as RTF for “Hello” (feedback-assistant/reports, issue 306).
    private static let hello = """
        {\\rtf1\\ansi\\ansicpg1252\\cocoartf2638
        \\cocoatextscaling0\\cocoaplatform0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;}
        {\\colortbl;\\red255\\green255\\blue255;}
        {\\*\\expandedcolortbl;;}
        \\pard\\tx560\\tx1120\\pardirnatural\\partightenfactor0

        \\f0\\fs24 \\cf0 Hello}
        """

    @Test(arguments: [TextStyling.foundation, .uiKit])
    func readsTextStoredAsRTF(_ styling: TextStyling) async throws {
        let item = item([
            NSExtensionItemAttributedTitleKey: NSData(data: Data(Self.hello.utf8)),
            NSExtensionItemAttributedContentTextKey: NSData(data: Data(Self.hello.utf8)),
        ])
        let (received, losses) = try await ReceivedItem(item, styling: styling).extensionItem()
        #expect(received.title == "Hello")
        #expect(received.contentText == "Hello")
        #expect(losses == [])
    }

    /// The user info of the PDF that Safari shares (log of iOS 12.1), with an empty content text.
    @Test func emptyTextCountsAsMissing() async throws {
        let log = """
            7b5c7274 66315c61 6e73695c 616e7369 63706731 3235320a 7b5c666f 6e747462 6c7d0a7b 5c636f6c \
            6f727462 6c3b5c72 65643235 355c6772 65656e32 35355c62 6c756532 35353b7d 0a7b5c2a 5c657870 \
            616e6465 64636f6c 6f727462 6c3b3b7d 0a7d
            """.filter { $0 != " " }
        let bytes = stride(from: 0, to: log.count, by: 2).compactMap { offset in
            UInt8(log.dropFirst(offset).prefix(2), radix: 16)
        }
        let item = item([
            NSExtensionItemAttributedContentTextKey: NSData(data: Data(bytes)),
            "com.apple.UIKit.NSExtensionItemUserInfoIsContentManagedKey": 0,
        ])
        let (received, losses) = try await ReceivedItem(item).extensionItem()
        #expect(received == ExtensionItem(text: "x"))
        #expect(losses == [])
    }

    @Test func malformedRTFIsReported() {
        let received = ReceivedItem(
            item([NSExtensionItemAttributedTitleKey: NSData(data: Data("no RTF".utf8))]))
        #expect(received.title == nil)
        #expect(received.objectLosses.map(\.pointer) == ["/NSExtensionItemAttributedTitleKey"])
    }

    /// A styled title keeps its text.
    @Test(arguments: NSExtensionItem.TextStorage.allCases)
    func stylingOfTitlesIsReported(_ storage: NSExtensionItem.TextStorage) async throws {
        let system = item([:])
        let title = AttributedText("Title")
        var bold = title.runs[0]
        bold.isBold = true
        NSExtensionItem.$textStorage.withValue(storage) {
            system.attributedTitle = AttributedText([bold]).attributedString(styling: .uiKit)
        }
        let (received, losses) = try await ReceivedItem(system, styling: .uiKit).extensionItem()
        #expect(received.title == "Title")
        #expect(losses.map(\.message) == ["the styling of the title"])
    }

    // MARK: Keys of the system

    @Test func systemKeysAreNeitherUserInfoNorLosses() async throws {
        let item = item([
            "com.apple.UIKit.NSExtensionItemUserInfoIsContentManagedKey": 0,
            "supportsJavaScript": 1, "_NSExtensionItemSomething": NSUUID(), "kept": 1,
            "com.apple.UIKitten": 2,
        ])
        let (received, losses) = try await ReceivedItem(item).extensionItem()
        #expect(received.userInfo == ["kept": 1, "com.apple.UIKitten": 2])
        #expect(losses == [])
    }

    /// A host without these keys passes the same objects.
    @Test func hostsNeedNotAddKeys() async throws {
        var item = ExtensionItem(text: "x")
        item.userInfo = ["kept": 1, "supportsJavaScript": true]
        let (system, losses) = try item.systemItem()
        #expect(losses.map(\.pointer) == ["/user-info/supportsJavaScript"])
        for addsKeys in [true, false] {
            let received = ReceivedItem(try Host.handOver(system, addsKeys: addsKeys))
            #expect(received.userInfo == ["kept": 1])
        }
    }

    // MARK: Images as objects

    private func image(_ bytes: Data = png, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> UIImage
    { try #require(UIImage(data: bytes), sourceLocation: sourceLocation) }

    /// Apps with upstream, and the system for a screenshot, pass a `UIImage`: its file is an
    /// archive, or the system creates no file. The image may be rotated.
    @Test(
        arguments: ["public.image", "public.png", "public.jpeg"],
        NSItemProvider.ObjectBytes.allCases)
    func imageObjectsBecomePNG(
        _ type: String, _ bytes: NSItemProvider.ObjectBytes
    ) async throws {
        for image in [try image(), UIImage(bytes: png, orientation: .down)] {
            let provider = NSItemProvider(item: image, typeIdentifier: type)
            try await NSItemProvider.$objectBytes.withValue(bytes) {
                let (received, losses) = try await ReceivedItem(extensionItem([:], [provider]))
                    .extensionItem()
                #expect(received.mainAttachment == .data(png, typeIdentifier: .png))
                #expect(losses == [])
                let loaded = try await ReceivedAttachment(provider).loadImage()
                #expect(loaded?.bytes == png)
            }
        }
    }

    @Test func missingImagesAreNil() async throws {
        let text = ReceivedAttachment(provider("public.plain-text", "x" as NSString))
        #expect(try await text.loadImage() == nil)
    }

    @Test func imagesWithoutPixelsAreErrors() async throws {
        let provider = NSItemProvider(item: UIImage(), typeIdentifier: "public.image")
        await NSItemProvider.$objectBytes.withValue(.table) {
            _ = await #expect(throws: NSError.self) {
                try await ReceivedAttachment(provider).load(.image)
            }
        }
    }

    @Test func previewsMayBeImages() async throws {
        let provider = provider("public.plain-text", "x" as NSString)
        let preview = UIImage(bytes: png, orientation: .down)
        provider.previewImageHandler = { done, _, _ in done?(preview, nil) }
        let item = try await ReceivedItem(extensionItem([:], [provider])).extensionItem().item
        #expect(item.thumbnail == .data(png, typeIdentifier: .png))
    }

    /// The header allows this if the sender has no preview.
    @Test func systemMayCreateAPreview() async throws {
        let item = try await NSItemProvider.$quickLookImage.withValue(png) {
            try await ReceivedItem(extensionItem([:])).extensionItem().item
        }
        #expect(item.thumbnail == .data(png, typeIdentifier: .png))
    }

    // MARK: Files

    /// As an object, a movie would be entirely in memory, so it is not loaded even if the file
    /// fails.
    @Test func moviesAreNeverLoadedAsObjects() async throws {
        let asked = Asked()
        let provider = NSItemProvider()
        provider.registerFileRepresentation(
            forTypeIdentifier: "public.mpeg-4", fileOptions: [], visibility: .all
        ) {
            asked.add()
            $0(nil, false, Broken())
            return nil
        }
        await #expect(throws: Broken.self) {
            try await ReceivedAttachment(provider).load(.mpeg4Movie)
        }
        #expect(asked.count == 1)
    }

    /// A text file also has the type of a file URL (log of Chrome).
    @Test func textFilesStayFiles() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data("text".utf8), "a.txt")
        let provider = NSItemProvider()
        provider.registerFileRepresentation(
            forTypeIdentifier: "public.plain-text", fileOptions: [], visibility: .all
        ) {
            $0(file, false, nil)
            return nil
        }
        // Without the type of a file URL, the item provider may have an object.
        #expect(try await ReceivedAttachment(provider).load(.plainText).text == nil)
        provider.registerItem(forTypeIdentifier: "public.file-url") { done, _, _ in
            done?(file as NSURL, nil)
        }
        let count = provider.objectLoadCount
        let loaded = try await ReceivedAttachment(provider).load(.plainText)
        #expect(provider.objectLoadCount == count)
        try FileManager.default.removeItem(at: file)
        #expect(try await loaded.load() == Data("text".utf8))
    }

    /// `loadItem` returns data for registered data.
    @Test func dataIsAcceptedInsteadOfAnObject() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) {
            $0(Data("https://a.example/x".utf8), nil)
            return nil
        }
        let loaded = try await ReceivedAttachment(provider).load(.url)
        #expect(loaded.url?.absoluteString == "https://a.example/x")
    }

    /// A Live Photo is a package, which loads as a folder.
    @Test func packagesAreLosses() async throws {
        let folder = try TestFolder()
        _ = try folder.write(png, "IMG_0001.JPG")
        let package = NSItemProvider()
        package.registerFileRepresentation(
            forTypeIdentifier: "com.apple.live-photo-bundle", fileOptions: [], visibility: .all
        ) { [url = folder.url] in
            $0(url, false, nil)
            return nil
        }
        let text = provider("public.plain-text", "x" as NSString)
        let (received, losses) = try await ReceivedItem(extensionItem([:], [text, package]))
            .extensionItem()
        #expect(received == ExtensionItem(text: "x"))
        #expect(
            losses.first?.description
                == "upstream.not-carried at /NSExtensionItemAttachmentsKey/1/representations: "
                + "a folder of type com.apple.live-photo-bundle, which a payload cannot represent")
        // If the provider also has a photo, only the package is lost.
        package.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) {
            $0(png, nil)
            return nil
        }
        let photo = try await ReceivedItem(extensionItem([:], [package])).extensionItem()
        #expect(photo.item.mainAttachment.representations.map(\.typeIdentifier) == [.jpeg])
        #expect(photo.losses.count == 1)
        await #expect(throws: PayloadError.self) {
            try await ReceivedAttachment(package).load("com.apple.live-photo-bundle")
        }
        _ = folder
    }

    /// A host may release an extension item and its item providers while a file is written.
    @Test func releasedProvidersFail() async throws {
        let gate = Counter()
        var (received, folder): (ReceivedAttachment?, URL) = try Self.handedOver(gate)
        var task = received.map { received in Task { try await received.load(.mpeg4Movie) } }
        received = nil
        try await wait { await gate.count == 1 }
        await gate.add()
        let loaded = try #require(try await task?.value)
        task = nil
        try await wait { [folder] in !FileManager.default.fileExists(atPath: folder.path) }
        #expect(try await loaded.load() == Data(repeating: 3, count: 1 << 20))
    }

    /// The item in the extension after the host released it.
    private static func handedOver(_ gate: Counter) throws -> (ReceivedAttachment, URL) {
        let staging = StagingFolder()
        let half = Data(repeating: 3, count: 1 << 19)
        let provider = NSItemProvider()
        provider.registerFile(.mpeg4Movie) {
            let file = try staging.place(for: "a.mp4")
            try half.write(to: file)
            await gate.add()
            while await gate.count < 2 { try await Task.sleep(nanoseconds: 1_000_000) }
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            try handle.write(contentsOf: half)
            try handle.close()
            return file
        }
        let item = try Host.handOver(extensionItem([:], [provider]))
        return (ReceivedItem(item).attachments[0], staging.url)
    }
}

/// Counts calls, also on threads that cannot wait.
final class Asked: @unchecked Sendable {
    private let lock = NSLock()
    private var calls = 0
    var count: Int { lock.withLock { calls } }
    func add() { lock.withLock { calls += 1 } }
}
