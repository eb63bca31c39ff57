import Foundation
import Testing
import XExtensionItem

/// An app fills in a source; the item says what everybody gets, and who gets something else.
struct ItemSourceTests {
    private let url = URL(string: "https://example.com/post/1")

    @Test func sharingAURLTakesTwoLines() async throws {
        let source = ItemSource(url: try #require(url))
        let item = try await source.item()
        #expect(item == ExtensionItem(url: try #require(url)))
    }

    @Test func everyGeneralValueIsCarried() async throws {
        var source = ItemSource(text: "main")
        source.additionalAttachments = [.text("one"), .text("two")]
        source.title = "Title"
        source.contentText = "Text"
        source.thumbnail = ThumbnailProvider(Representation(.png, data: Data([1])))
        source.tags = ["a", "b"]
        source.sourceURL = url
        source.referrer = Referrer(appName: "App")
        source.excludedActivities = [.print]
        source.userInfo = ["x": 1]
        let item = try await source.item()
        #expect(item.additionalAttachments == [.text("one"), .text("two")])
        #expect(item.title == "Title")
        #expect(item.contentText == "Text")
        #expect(item.thumbnail?.typeIdentifier == .png)
        #expect(item.tags == ["a", "b"])
        #expect(item.sourceURL == url)
        #expect(item.referrer?.appName == "App")
        #expect(item.excludedActivities == [.print])
        #expect(item.userInfo == ["x": 1])
        #expect(item.activities.isEmpty)
        #expect(FindingCase.findings(in: try item.encoded(as: .json)) == [])
    }

    @Test func nilInheritsAndEmptyRemoves() async throws {
        var source = ItemSource(text: "main")
        source.title = "Long"
        source.tags = ["a"]
        source[.mail].title = "Mail"
        source[.postToTwitter].tags = []
        let item = try await source.item()
        #expect(item.resolved(for: .mail).title == "Mail")
        #expect(item.resolved(for: .mail).tags == ["a"])
        #expect(item.resolved(for: .postToTwitter).title == "Long")
        #expect(item.resolved(for: .postToTwitter).tags == [])
        source[.mail].title = nil
        #expect(try await source.item().activities[.mail] == nil)
    }

    @Test func anOverlayStandsOnlyWhereAnAnswerDiffers() async throws {
        let source = ItemSource(
            ItemProvider(placeholder: .text("…")) { activity in
                .text(activity == .postToTwitter ? "short" : "long")
            })
        let item = try await source.item(resolving: [.mail, .postToTwitter])
        #expect(item.mainAttachment == .text("long"))
        #expect(item.activities.keys.sorted() == [.postToTwitter])
        #expect(item.resolved(for: .postToTwitter).mainAttachment == .text("short"))
    }

    @Test func eachProviderIsAskedOnceForEachActivity() async throws {
        let calls = Calls()
        var source = ItemSource(
            ItemProvider(placeholder: .text("")) { activity in
                await calls.add("main \(activity?.rawValue ?? "all")")
                return .text("x")
            })
        source.additionalAttachments = [
            ItemProvider(placeholder: .text("")) { activity in
                await calls.add("one \(activity?.rawValue ?? "all")")
                return .text("y")
            }
        ]
        source["a.c"].mainAttachment = .text("set")
        _ = try await source.item(resolving: ["a.b", "a.c"])
        #expect(
            await calls.all.sorted()
                == ["main a.b", "main all", "one a.b", "one a.c", "one all"])
    }

    @Test func severalRunAtOnceAndTheOrderIsStable() async throws {
        var source = ItemSource(text: "main")
        let gate = Gate(count: 8)
        source.additionalAttachments = (0..<8).map { number in
            ItemProvider(placeholder: .text("")) { _ in
                // Nobody goes on before all have come: one after the other would never end.
                await gate.pass()
                for _ in 0..<(8 - number) { await Task.yield() }
                return number == 3 ? nil : .text(String(number))
            }
        }
        let item = try await source.item()
        #expect(item.additionalAttachments == [0, 1, 2, 4, 5, 6, 7].map { .text(String($0)) })
    }

    struct Broken: Error {}

    @Test func anErrorNamesAttachmentAndActivity() async throws {
        var source = ItemSource(text: "main")
        source.additionalAttachments = [
            .text("x"),
            ItemProvider(placeholder: .text("")) { activity in
                if activity == .mail { throw Broken() }
                return .text("y")
            },
        ]
        let error = await #expect(throws: ItemSourceError.self) {
            try await source.item(resolving: [.mail])
        }
        #expect(error?.attachment == .additional(1))
        #expect(error?.activity == .mail)
        #expect(error?.underlying is Broken)
        #expect("\(try #require(error))".contains("additional attachment 2 for com.apple"))
    }

    @Test func cancellationReachesTheProviders() async throws {
        let started = Gate(count: 2)
        let source = ItemSource(
            ItemProvider(placeholder: .text("")) { _ in
                await started.pass()
                while true {
                    try Task.checkCancellation()
                    await Task.yield()
                }
            })
        let task = Task { try await source.item() }
        await started.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// What a provider throws for reasons of its own has a name; what it throws when it is cancelled
    /// is a cancellation.
    @Test func cancellationIsNotAnError() async throws {
        let own = ItemSource(
            ItemProvider(placeholder: .text("")) { _ in throw CancellationError() })
        let error = await #expect(throws: ItemSourceError.self) { try await own.item() }
        #expect(error?.attachment == .main)
        let started = Gate(count: 2)
        let source = ItemSource(
            ItemProvider(placeholder: .text("")) { _ in
                await started.pass()
                while !Task.isCancelled { await Task.yield() }
                throw Broken()
            })
        let task = Task { try await source.item() }
        await started.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func withoutAnOwnOneAnActivityGetsTheMainAttachmentOfAll() async throws {
        let source = ItemSource(
            ItemProvider(placeholder: .text("")) { activity in
                activity == .mail ? nil : .text("x")
            })
        let item = try await source.item(resolving: [.mail])
        #expect(item.activities.isEmpty)
        #expect(item.resolved(for: .mail).mainAttachment == .text("x"))
    }

    /// A URL of a file stands for the file wherever an attachment or a thumbnail may stand.
    @Test func filesStandForTheirURLs() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data([1]), "a.png")
        var source = ItemSource(url: file)
        source.additionalAttachments = [.url(file)]
        source.thumbnail = ThumbnailProvider(Representation(.url, .url(file)))
        source[.mail].mainAttachment = .url(file)
        source[.mail].additionalAttachments = [.text("x"), .url(file)]
        source[.mail].thumbnail = .replaced(Representation(.url, .url(file)))
        let item = try await source.item()
        #expect(FindingCase.findings(in: try item.encoded(as: .json)) == [])
        let mail = item.resolved(for: .mail)
        for one in [item, mail] {
            #expect(one.mainAttachment.representations[0].typeIdentifier == .png)
            #expect(one.attachments.last?.suggestedName == "a.png")
            #expect(one.thumbnail?.byteCount == 1)
        }
        source[.mail].additionalAttachments = [.url(folder.url.appending(path: "none"))]
        let error = await #expect(throws: ItemSourceError.self) { try await source.item() }
        #expect(error?.attachment == .additional(0))
        #expect(error?.activity == .mail)
    }

    @Test func aFileIsOpenedAtOnce() async throws {
        let folder = try TestFolder()
        let none = folder.url.appending(path: "none.png")
        #expect(throws: WireError(.filePath, reason: "")) { try ItemSource(file: none) }
        let file = try folder.write(Data([1]), "a.png")
        let source = try ItemSource(file: file)
        try FileManager.default.removeItem(at: file)
        let item = try await source.item()
        #expect(try await item.mainAttachment.representations[0].load() == Data([1]))
    }

    /// Another file of the same name and size is another answer.
    @Test func anAnswerMayReplaceTheFileOfAnother() throws {
        let folder = try TestFolder()
        let file = folder.url.appending(path: "made.png")
        try Data([1]).write(to: file)
        let first = try Attachment.file(at: file)
        #expect(try Attachment.file(at: file) == first)
        try Data([2]).write(to: file, options: .atomic)
        #expect(try Attachment.file(at: file) != first)
    }

    @Test func aMainAttachmentIsRequired() async throws {
        let source = ItemSource(ItemProvider(placeholder: .text("")) { _ in nil })
        await #expect(throws: ItemSourceError.self) { try await source.item() }
    }

    @Test func anAnswerMayBeOfAnotherKind() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data([0xFF, 0xD8, 0xFF, 0xE0]), "photo.jpeg")
        let source = ItemSource(
            ItemProvider(placeholder: .text("…")) { activity in
                activity == .mail
                    ? .url(file) : .image(Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
            })
        let item = try await source.item(resolving: [.mail])
        #expect(item.mainAttachment.representations.map(\.typeIdentifier) == [.png])
        let mail = item.resolved(for: .mail).mainAttachment
        #expect(mail.representations.map(\.typeIdentifier) == [.jpeg])
        #expect(mail.suggestedName == "photo.jpeg")
        #expect(try await mail.representations[0].load() == Data([0xFF, 0xD8, 0xFF, 0xE0]))
    }

    @Test func thumbnailsDependOnActivityAndSize() async throws {
        var source = ItemSource(text: "x")
        source.thumbnail = ThumbnailProvider { activity, size in
            if activity == .print { return nil }
            let byte = UInt8(size?.width ?? 0) + (activity == .mail ? 100 : 0)
            return Representation(.png, data: Data([byte]))
        }
        let item = try await source.item(
            resolving: [.mail, .print], thumbnailSize: .init(width: 32, height: 32))
        #expect(item.thumbnail == Representation(.png, data: Data([32])))
        #expect(item.resolved(for: .mail).thumbnail == Representation(.png, data: Data([132])))
        #expect(item.resolved(for: .print).thumbnail == nil)
    }

    @Test func theReferrersNameComesFromAnInfoPlist() {
        #expect(
            Referrer(infoDictionary: ["CFBundleDisplayName": "Shown", "CFBundleName": "Name"])
                .appName == "Shown")
        #expect(Referrer(infoDictionary: ["CFBundleName": "Name"]).appName == "Name")
        #expect(
            Referrer(infoDictionary: ["CFBundleDisplayName": "", "CFBundleName": "Name"]).appName
                == "Name")
        #expect(Referrer(infoDictionary: ["CFBundleName": 5]).isEmpty)
    }
}

/// Remembers calls from many tasks.
actor Calls {
    private(set) var all: [String] = []

    func add(_ call: String) {
        all.append(call)
    }
}

/// Lets tasks pass when so many have come.
actor Gate {
    private let count: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) {
        self.count = count
    }

    func pass() async {
        guard waiting.count + 1 < count else {
            for continuation in waiting { continuation.resume() }
            waiting = []
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }
}

/// Which activities get the whole item is data.
struct DeliveryTests {
    private var item: ExtensionItem {
        var item = ExtensionItem(text: "main")
        item.title = "T"
        item.activities[.mail, default: Presentation()].mainAttachment = .text("mail")
        return item
    }

    @Test(arguments: [
        ActivityType.message, .mail, .print, .copyToPasteboard, .assignToContact,
        .saveToCameraRoll, .addToReadingList, .airDrop,
    ])
    func thesePlainActivitiesGetTheMainAttachment(_ activity: ActivityType) {
        #expect(
            DeliveryRules.standard.delivery(of: item, to: activity)
                == .attachment(item.resolved(for: activity).mainAttachment))
    }

    @Test(arguments: [
        ActivityType.postToTwitter, .postToVimeo, .postToWeibo, .postToTencentWeibo,
        .postToFacebook, .postToFlickr, "com.example.unknown",
    ])
    func theseAndUnknownOnesGetTheItem(_ activity: ActivityType) {
        #expect(
            DeliveryRules.standard.delivery(of: item, to: activity)
                == .item(item.resolved(for: activity)))
    }

    @Test func theTableCanBeExtended() {
        var rules = DeliveryRules.standard
        rules.plainActivities.insert("com.example.plain")
        rules.plainActivities.remove(.mail)
        #expect(rules.delivery(of: item, to: "com.example.plain") == .attachment(.text("main")))
        #expect(rules.delivery(of: item, to: .mail) == .item(item.resolved(for: .mail)))
    }
}
