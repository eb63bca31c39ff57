import Foundation
import Testing
import XExtensionItem
import XExtensionItemProviders

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// Items round-trip through the system's extension items, item providers and attributed strings.
///
/// The tests use only declared or documented behavior. Thumbnails are omitted, because a system may
/// create a preview image if the sender provides none.
struct RoundTripTests {
    private let png = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 7, count: 100))

    private func makeURL(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> URL
    { try #require(URL(string: text), sourceLocation: sourceLocation) }

    /// The item that a receiver reads from a copy of the extension item.
    private func received(
        _ item: ExtensionItem, _ options: SendingOptions = SendingOptions(),
        namespaces: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> (item: ExtensionItem, losses: [Loss]) {
        let system = try item.systemItem(for: nil, options).item
        let copy = try #require(system.copy() as? NSExtensionItem, sourceLocation: sourceLocation)
        return try await ReceivedItem(copy).extensionItem(namespaces: namespaces)
    }

    @Test func metadataRoundTrips() async throws {
        var item = ExtensionItem(text: "x")
        item.title = "Title é 👋🏽"
        item.contentText = "Content {\\} text\nof two lines"
        item.tags = ["a", "b"]
        item.sourceURL = try makeURL("https://a.example/source")
        item.referrer = Referrer(appName: "App", appStoreID: "123")
        item.userInfo = [
            "text": "bar", "integer": 5, "true": true, "one": 1, "real": 1.5,
            "data": .data(WireData(Data([1, 2, 3]))), "url": .url(try makeURL("https://a.b")),
            "date": WireDate(millisecondsSince1970: 1_500).map(WireValue.date) ?? 0,
            "nested": ["list": [1, "two", false]],
        ]
        item.parameters["com.example.app"] = ["path": "/post"]
        let back = try await received(item, namespaces: ["com.example.app"])
        #expect(back.losses == [])
        #expect(back.item.title == item.title)
        #expect(back.item.contentText == item.contentText)
        #expect(back.item.tags == item.tags)
        #expect(back.item.sourceURL == item.sourceURL)
        #expect(back.item.referrer == item.referrer)
        #expect(back.item.userInfo == item.userInfo)
        #expect(back.item.parameters == item.parameters)
    }

    /// Systems store RTF data or an attributed string. The library reads both in the same way.
    @Test func systemsStoreTextInTwoWays() throws {
        let item = NSExtensionItem()
        item.attributedTitle = NSAttributedString(string: "Title")
        let object = item.userInfo?[NSExtensionItemAttributedTitleKey]
        let isRTF = (object as? NSData).map { ($0 as Data).starts(with: Data("{\\rtf1".utf8)) }
        #expect(isRTF ?? (object == nil || object is NSAttributedString))
        #expect(ReceivedItem(item).title == "Title")
    }

    @Test func underlineAndLinksRoundTrip() async throws {
        var (underlined, link) = (TextRun("under"), TextRun("link"))
        (underlined.isUnderlined, link.link) = (true, try makeURL("https://a.example/?q=1"))
        var item = ExtensionItem(text: "x")
        item.contentText = AttributedText([TextRun("plain "), underlined, link])
        let back = try await received(item).item
        #expect(back.contentText?.runs.map(\.text) == ["plain ", "under", "link"])
        #expect(back.contentText?.runs.map(\.isUnderlined) == [false, true, false])
        #expect(
            back.contentText?.runs.map(\.link?.absoluteString)
                == [nil, nil, "https://a.example/?q=1"])
    }

    /// Secure coding transfers extension items between processes. Item providers would need a second
    /// process.
    @Test func metadataSurvivesSecureCoding() throws {
        var run = TextRun("text")
        run.isUnderlined = true
        var item = ExtensionItem(text: "x")
        (item.title, item.contentText) = ("Title é", AttributedText([run]))
        item.userInfo = ["number": 5, "url": .url(try makeURL("https://a.b")), "list": ["a", 1]]
        let system = try item.systemItem().item
        system.attachments = nil
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: system, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: NSExtensionItem.self, from: archive)
        let received = ReceivedItem(try #require(copy))
        #expect(received.title == "Title é")
        #expect(received.contentText == item.contentText)
        #expect(received.userInfo == item.userInfo)
    }

    /// The library names the attributes itself, because Foundation does not declare all of them.
    @Test func attributesHaveFoundationsNames() throws {
        var run = TextRun("a")
        (run.isBold, run.isUnderlined, run.isStruckThrough) = (true, true, true)
        run.link = try makeURL("https://a.b")
        let string = AttributedText([run]).attributedString()
        #expect(
            Set(string.attributes(at: 0, effectiveRange: nil).keys)
                == [.inlinePresentationIntent, .link, .strikethroughStyle, .underlineStyle])
        // Attributes that are not styling.
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
        #expect(NSAttributedString.Key.kern.rawValue == "NSKern")
        #expect(NSAttributedString.Key.paragraphStyle.rawValue == "NSParagraphStyle")
        #expect(NSAttributedString.Key.strokeColor.rawValue == "NSStrokeColor")
        #expect(NSAttributedString.Key.strokeWidth.rawValue == "NSStrokeWidth")
    }

    @Test func everyKindOfContentRoundTrips() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("apple-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("photo.png")
        let large = png + Data(repeating: 1, count: 300_000)
        try large.write(to: file)
        var item = ExtensionItem(url: try makeURL("https://a.example/b%20c"))
        item.additionalAttachments = [
            .text("some text ü"), .data(png, typeIdentifier: .png), try .file(at: file),
            .data(large, typeIdentifier: .mpeg4Movie, suggestedName: "clip"),
            .propertyList(["a": 1, "b": ["x", true]]),
            .data(png, typeIdentifier: "image/jpeg"),
        ]
        let back = try await received(item).item.attachments
        #expect(back[0] == item.mainAttachment)
        #expect(back[1] == item.additionalAttachments[0])
        #expect(back[5] == item.additionalAttachments[4])
        let expected: [(Int, TypeIdentifier, Data)] = [
            (2, .png, png), (3, .png, large), (4, .mpeg4Movie, large), (6, .jpeg, png),
        ]
        for (number, type, bytes) in expected {
            #expect(back[number].representations.map(\.typeIdentifier) == [type])
            #expect(try await back[number].representations[0].load() == bytes)
        }
        #expect(back[3].suggestedName == "photo.png")
    }

    @Test func payloadIsIncluded() async throws {
        var item = ExtensionItem(url: try makeURL("https://a.example"))
        var run = TextRun("code")
        run.isCode = true
        item.contentText = AttributedText([run])
        var options = SendingOptions()
        options.carriesPayload = true
        let system = try item.systemItem(for: nil, options).item
        #expect(try await ReceivedItem(system).payload(reading: .strict) == item)
        #expect(try await ReceivedItem(itemProviders: item.itemProviders()).payload() == item)
    }

    /// Objects and bytes of other senders.
    @Test func loadsRegistrationsOfOtherSenders() async throws {
        let text = NSItemProvider(item: "text" as NSString, typeIdentifier: "public.plain-text")
        #expect(try await ReceivedAttachment(text).load(.plainText).text == "text")
        let url = NSItemProvider(
            item: try makeURL("https://a.example") as NSURL, typeIdentifier: "public.url")
        let loaded = try await ReceivedAttachment(url).load(.url)
        #expect(loaded.url?.absoluteString == "https://a.example")
        let data = NSItemProvider()
        data.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) {
            [png] in
            $0(png, nil)
            return nil
        }
        #expect(try await ReceivedAttachment(data).load(.jpeg).load() == png)
        let source = ItemSource(mainAttachment: AttachmentProvider(data))
        #expect(try await source.item().mainAttachment.representations[0].load() == png)
    }

    @Test func javaScriptResultsAreRead() async throws {
        let results: NSDictionary = [
            NSExtensionJavaScriptPreprocessingResultsKey: ["title": "Page", "count": 3]
                as NSDictionary
        ]
        let item = NSExtensionItem()
        item.attachments = [
            NSItemProvider(item: results, typeIdentifier: "com.apple.property-list")
        ]
        #expect(try await ReceivedItem(item).javaScriptResults() == ["title": "Page", "count": 3])
    }

    @Test func cancelledLoadsEnd() async throws {
        let silent = NSItemProvider()
        silent.registerItem(forTypeIdentifier: "public.plain-text") { _, _, _ in }
        let received = ReceivedAttachment(silent)
        let task = Task { try await received.load(.plainText) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
