import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders

struct ReceivingTests {
    private let staging = StagingFolder()

    // MARK: Content of other apps

    @Test func urlObjectsMayHaveFourForms() async throws {
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["http://a.b/list", "", [:] as NSDictionary], format: .binary,
            options: 0)
        let offers: [(NSItemProvider, String)] = [
            (provider("public.url", try makeURL("http://a.b/object") as NSURL), "object"),
            (provider("public.url", "http://a.b/text" as NSString), "text"),
            (provider("public.url", ["http://a.b/array", ""] as NSArray), "array"),
            (provider("public.url", Data("http://a.b/bytes".utf8) as NSData), "bytes"),
            (provider("public.url", list as NSData), "list"),
        ]
        for (provider, name) in offers {
            let loaded = try await ReceivedAttachment(provider).load(.url)
            #expect(loaded.url?.absoluteString == "http://a.b/" + name)
        }
    }

    @Test func fileURLsAreReadAsFiles() async throws {
        let folder = try TestFolder()
        let file = try folder.write(png, "a.png")
        let loaded = try await ReceivedAttachment(provider("public.file-url", file as NSURL))
            .load(.fileURL)
        #expect(loaded.typeIdentifier == .png)
        try FileManager.default.removeItem(at: file)
        #expect(try await loaded.load() == png)
    }

    @Test func foldersAreNotAttachments() async throws {
        let folder = try TestFolder()
        let item = extensionItem(
            [:],
            [
                provider("public.plain-text", "x" as NSString),
                provider("public.file-url", folder.url as NSURL),
            ])
        let (received, losses) = try await ReceivedItem(item).extensionItem()
        #expect(received == ExtensionItem(text: "x"))
        #expect(
            losses.map(\.pointer).contains { $0.hasPrefix("/NSExtensionItemAttachmentsKey/1") })
    }

    /// The file is opened before the system deletes it.
    @Test func filesOutliveTheirPath() async throws {
        let large = Data(repeating: 9, count: 5 << 20)
        let provider = NSItemProvider(.data(large, typeIdentifier: .mpeg4Movie), staging: staging)
        let loaded = try await ReceivedAttachment(provider).load(.mpeg4Movie)
        #expect(loaded.byteCount == large.count)
        #expect(try await loaded.load() == large)
    }

    @Test func objectsOfOtherClassesAreLoadedAsFiles() async throws {
        let attributed = NSItemProvider()
        attributed.registerItem(forTypeIdentifier: "public.plain-text") { done, wanted, _ in
            if wanted == NSData.self {
                done?(Data("plain".utf8) as NSData, nil)
            } else {
                done?(NSUUID(), nil)
            }
        }
        let loaded = try await ReceivedAttachment(attributed).load(.plainText)
        #expect(try await loaded.loadText() == "plain")
    }

    @Test func typesCanBeChosen() async throws {
        let attachment = ExtensionItem.Attachment(representations: [
            .data(png, typeIdentifier: .png), .text("caption"),
        ])
        let item = NSExtensionItem()
        item.attachments = [
            NSItemProvider(attachment, staging: staging),
            NSItemProvider(.text("no image"), staging: staging),
        ]
        let (received, losses) = try await ReceivedItem(item)
            .extensionItem(conformingTo: [.image])
        #expect(losses == [])
        #expect(received.attachments.map { $0.representations.map(\.typeIdentifier) } == [[.png]])
        #expect(try await received.mainAttachment.representations[0].load() == png)
        let error = await #expect(throws: PayloadError.self) {
            try await ReceivedItem(item).extensionItem(conformingTo: [.movie])
        }
        #expect(error?.findings.first?.code == .missingMainAttachment)
    }

    @Test func attachmentsKeepTheirOrder() async throws {
        let item = NSExtensionItem()
        item.attachments = (0..<12).map { number in
            let provider = NSItemProvider()
            provider.registerItem(forTypeIdentifier: "public.plain-text") { done, _, _ in
                Task {
                    try? await Task.sleep(nanoseconds: UInt64(12 - number) * 1_000_000)
                    done?("\(number)" as NSString, nil)
                }
            }
            return provider
        }
        let progress = Progress(totalUnitCount: 0)
        let received = try await ReceivedItem(item)
            .extensionItem(atOnce: 5, progress: progress).item
        #expect(
            received.attachments.map { $0.representations[0].text ?? "" }
                == (0..<12).map(String.init))
        #expect(progress.totalUnitCount == 12)
        #expect(progress.isFinished)
    }

    @Test func itemsWithoutAttachmentsAreText() async throws {
        let item = NSExtensionItem()
        item.attributedContentText = NSAttributedString(string: "Only a text")
        let (received, losses) = try await ReceivedItem(item).extensionItem()
        #expect(losses == [])
        #expect(received.mainAttachment == .text("Only a text"))
        await #expect(throws: PayloadError.self) {
            try await ReceivedItem(NSExtensionItem()).extensionItem()
        }
    }

    /// Some hosts pass one extension item for each activity item.
    @Test func extensionItemsAreReadSeparately() async throws {
        let context = NSExtensionContext()
        context.items = ["a", "b"].map {
            extensionItem(["k": $0], [provider("public.plain-text", $0 as NSString)])
        }
        var texts: [String] = []
        for case let input as NSExtensionItem in context.inputItems {
            let item = try await ReceivedItem(input).extensionItem().item
            texts.append(item.mainAttachment.representations[0].text ?? "")
            #expect(item.userInfo["k"]?.stringValue == texts.last)
        }
        #expect(texts == ["a", "b"])
    }

    // MARK: JavaScript

    @Test func javaScriptResultsAreRead() async throws {
        let results: NSDictionary = [
            NSExtensionJavaScriptPreprocessingResultsKey: ["title": "Page", "count": 3]
                as NSDictionary
        ]
        let item = extensionItem([:], [provider("com.apple.property-list", results)])
        #expect(try await ReceivedItem(item).javaScriptResults() == ["title": "Page", "count": 3])
        #expect(try await ReceivedItem(extensionItem([:])).javaScriptResults() == nil)
    }

    @Test func passesAnArgumentToJavaScript() async throws {
        let item = try NSExtensionItem(javaScriptArgument: ["color": "#F16C14"])
        let objects = try await objects(of: item.attachments?.first)
        let list = objects["com.apple.property-list"] as? NSDictionary
        let argument = list?["NSExtensionJavaScriptFinalizeArgumentKey"] as? NSDictionary
        #expect(argument == ["color": "#F16C14"])
        let error = #expect(throws: PayloadError.self) {
            try NSExtensionItem(javaScriptArgument: ["a": .unknownTag("$x", 1)])
        }
        #expect(error?.findings.first?.code == .unknownTag)
    }

    @Test func previewsMayHaveSeveralForms() async throws {
        let folder = try TestFolder()
        let file = try folder.write(png, "preview.png")
        let answers: [((any NSSecureCoding)?, Representation?)] = [
            (png as NSData, .data(png, typeIdentifier: .png)),
            (file as NSURL, try .file(at: file)),
            ("no image" as NSString, nil), (try makeURL("https://a.example/x.png") as NSURL, nil),
            (nil, nil),
        ]
        for (answer, expected) in answers {
            let provider = NSItemProvider()
            nonisolated(unsafe) let answer = answer
            provider.previewImageHandler = { done, _, _ in done?(answer, nil) }
            let preview = try await ReceivedAttachment(provider).loadPreview()
            #expect(try await preview?.load() == expected?.load())
            #expect(preview?.typeIdentifier == expected?.typeIdentifier)
        }
    }

    /// The preview image may be as slow as the attachments.
    @Test func previewAndAttachmentsAreLoadedConcurrently() async throws {
        let asked = Counter()
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: "public.plain-text") { done, _, _ in
            Task {
                try await wait { await asked.count == 1 }
                done?("text" as NSString, nil)
            }
        }
        provider.previewImageHandler = { done, _, _ in
            Task {
                await asked.add()
                done?(png as NSData, nil)
            }
        }
        let item = try await ReceivedItem(extensionItem([:], [provider])).extensionItem().item
        #expect(item.thumbnail == .data(png, typeIdentifier: .png))
    }

    // MARK: Failures

    @Test func oneOfSeveralTypesMayFail() async throws {
        let provider = provider("public.plain-text", "text" as NSString)
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(nil, Broken())
            return nil
        }
        let (received, losses) = try await ReceivedItem(extensionItem([:], [provider]))
            .extensionItem()
        #expect(received == ExtensionItem(text: "text"))
        #expect(
            losses.map(\.description) == [
                "upstream.not-carried at /NSExtensionItemAttachmentsKey/0/representations: "
                    + "the main attachment could not be loaded as public.png: Broken()"
            ])
    }

    @Test func failingAttachmentsAreErrors() async throws {
        let broken = NSItemProvider()
        broken.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(nil, Broken())
            return nil
        }
        let item = extensionItem([:], [provider("public.plain-text", "x" as NSString), broken])
        let error = await #expect(throws: AttachmentError.self) {
            try await ReceivedItem(item).extensionItem()
        }
        #expect(error?.pointer == "/additional-attachments/0")
        #expect(error?.typeIdentifier == .png)
        #expect(error?.underlying is Broken)
    }

    @Test func resultsWithoutContentAndErrorAreErrors() async throws {
        let empty = NSItemProvider()
        empty.registerItem(forTypeIdentifier: "public.plain-text") { done, _, _ in done?(nil, nil) }
        empty.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(nil, nil)
            return nil
        }
        for type in [TypeIdentifier.plainText, .png, .gif] {
            await #expect(throws: (any Error).self) {
                try await ReceivedAttachment(empty).load(type)
            }
        }
    }

    @Test func firstOfTwoResultsCounts() async throws {
        let twice = NSItemProvider()
        twice.registerItem(forTypeIdentifier: "public.plain-text") { done, _, _ in
            done?("first" as NSString, nil)
            done?("second" as NSString, nil)
            done?(nil, Broken())
        }
        #expect(try await ReceivedAttachment(twice).load(.plainText).text == "first")
    }

    @Test func cancellingTheTaskEndsASilentProvider() async throws {
        let silent = NSItemProvider()
        let asked = Counter()
        silent.registerItem(forTypeIdentifier: "public.plain-text") { _, _, _ in
            Task { await asked.add() }
        }
        silent.registerFileRepresentation(
            forTypeIdentifier: "public.png", fileOptions: [], visibility: .all
        ) { _ in
            Task { await asked.add() }
            return Progress(totalUnitCount: 1)
        }
        silent.previewImageHandler = { _, _, _ in Task { await asked.add() } }
        let received = ReceivedAttachment(silent)
        let item = ReceivedItem(itemProviders: [silent])
        let loads: [@Sendable () async throws -> Void] = [
            { _ = try await received.load(.plainText) }, { _ = try await received.load(.png) },
            { _ = try await received.loadPreview() }, { _ = try await item.extensionItem() },
        ]
        for (number, load) in loads.enumerated() {
            let task = Task { try await load() }
            try await wait { await asked.count > number }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test func lateResultsAreDropped() async throws {
        let late = NSItemProvider()
        let handlers = Handlers()
        late.registerItem(forTypeIdentifier: "public.plain-text") { done, _, _ in
            handlers.keep(done)
        }
        let task = Task { try await ReceivedAttachment(late).load(.plainText) }
        try await wait { handlers.count == 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        handlers.answer("late" as NSString)
    }

    /// A cancelled provider notifies its sender.
    @Test func cancellingALoadCancelsTheSender() async throws {
        let (started, stopped) = (Counter(), Counter())
        let provider = NSItemProvider()
        provider.registerFile(.png) {
            await started.add()
            do {
                try await Task.sleep(nanoseconds: 3_600_000_000_000)
            } catch {
                await stopped.add()
                throw error
            }
            throw Broken()
        }
        let task = Task { [received = ReceivedAttachment(provider)] in
            try await received.load(.png)
        }
        try await wait { await started.count == 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await wait { await stopped.count == 1 }
    }

    /// Other tasks that wait for the same work keep it alive.
    @Test func cancellingOneOfTwoLoadsKeepsTheWork() async throws {
        let folder = try TestFolder()
        let (gate, file) = (Counter(), try folder.write(png, "photo.png"))
        let provider = NSItemProvider()
        provider.registerFile(.png) {
            await gate.add()
            while await gate.count < 2 { try await Task.sleep(nanoseconds: 1_000_000) }
            return file
        }
        let received = ReceivedAttachment(provider)
        let one = Task { try await received.load(.png) }
        let other = Task { try await received.load(.png) }
        try await wait { await gate.count == 1 }
        one.cancel()
        _ = await one.result
        await gate.add()
        #expect(try await other.value.load() == png)
    }

    @Test func loadsCanBeCancelledAtAnyTime() async throws {
        let large = Data(repeating: 3, count: 1 << 20)
        let provider = NSItemProvider(.data(large, typeIdentifier: .mpeg4Movie), staging: staging)
        let received = ReceivedAttachment(provider)
        for round in 0..<60 {
            let task = Task { try await received.load(.mpeg4Movie).load() }
            if round % 3 != 0 {
                try await Task.sleep(nanoseconds: UInt64(round) * 50_000)
                task.cancel()
            }
            switch await task.result {
            case .success(let bytes): #expect(bytes == large)
            case .failure(let error): #expect(error is CancellationError, "\(error)")
            }
            if round % 3 == 0 { #expect(try await task.value == large) }
        }
    }
}

/// Completion handlers that were never called.
final class Handlers: @unchecked Sendable {
    private let lock = NSLock()
    private var handlers: [NSItemProvider.CompletionHandler] = []

    var count: Int { lock.withLock { handlers.count } }

    func keep(_ handler: NSItemProvider.CompletionHandler?) {
        lock.withLock { handlers += handler.map { [$0] } ?? [] }
    }

    func answer(_ object: any NSSecureCoding) {
        for handler in lock.withLock({ handlers }) { handler(object, nil) }
    }
}
