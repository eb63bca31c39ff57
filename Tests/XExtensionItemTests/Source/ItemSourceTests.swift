import Foundation
import TestSupport
import Testing
import XExtensionItem

/// An item created from a source has the values for all activities, and the overlays.
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
        source.thumbnail = ThumbnailProvider(Representation.data(Data([1]), typeIdentifier: .png))
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

    @Test func unsetValuesAreInheritedAndNilRemoves() async throws {
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
        source[.mail].reset(.title)
        #expect(try await source.item().activities == [.postToTwitter])
    }

    @Test func onlyDifferentAnswersCreateOverlays() async throws {
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("…")) { activity in
                .text(activity == .postToTwitter ? "short" : "long")
            })
        let item = try await source.item(resolving: [.mail, .postToTwitter])
        #expect(item.mainAttachment == .text("long"))
        #expect(item.activities == [.postToTwitter])
        #expect(item.resolved(for: .postToTwitter).mainAttachment == .text("short"))
    }

    @Test func eachProviderIsAskedOnceForEachActivity() async throws {
        let calls = Calls()
        var source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("")) { activity in
                await calls.add("main \(activity?.rawValue ?? "all")")
                return .text("x")
            })
        source.additionalAttachments = [
            AttachmentProvider.perActivity(placeholder: .text("")) { activity in
                await calls.add("one \(activity?.rawValue ?? "all")")
                return .text("y")
            }
        ]
        source["a.c"].mainAttachment = .text("set")
        source["a.d"].title = "Not resolved, and without providers of its own"
        _ = try await source.item(resolving: ["a.b", "a.c"])
        #expect(
            await calls.all.sorted()
                == ["main a.b", "main all", "one a.b", "one a.c", "one all"])
    }

    /// Creating an item for one activity calls each provider once, except overridden providers.
    @Test func anItemForOneActivityAsksEachProviderOnce() async throws {
        let calls = Calls()
        func provider(_ name: String) -> AttachmentProvider {
            AttachmentProvider.perActivity(placeholder: .text("")) { activity in
                await calls.add("\(name) \(activity?.rawValue ?? "all")")
                return .text(name)
            }
        }
        var source = ItemSource(mainAttachment: provider("main"))
        source.additionalAttachments = [provider("one"), provider("two")]
        source.thumbnail = .perActivity { activity, _ in
            await calls.add("thumbnail \(activity?.rawValue ?? "all")")
            return Representation.data(Data([1]), typeIdentifier: .png)
        }
        source["a.b"].additionalAttachments.append(provider("own"))
        source["a.c"].mainAttachment = provider("other")
        source["a.c"].thumbnail = nil
        let item = try await source.item(for: "a.b")
        #expect(
            await calls.all.sorted()
                == ["main a.b", "one a.b", "own a.b", "thumbnail a.b", "two a.b"])
        #expect(item.attachments == [.text("main"), .text("one"), .text("two"), .text("own")])
        #expect(item.activities.isEmpty)
        let other = try await source.item(for: "a.c")
        #expect(await calls.all.dropFirst(5).sorted() == ["one a.c", "other a.c", "two a.c"])
        #expect(other.mainAttachment == .text("other"))
        #expect(other.thumbnail == nil)
    }

    /// Mail receives only the main attachment: no other provider is called.
    @Test func aDeliveryCallsOnlyTheProvidersThatItNeeds() async throws {
        let calls = Calls()
        func provider(_ name: String) -> AttachmentProvider {
            AttachmentProvider.perActivity(.plainText) { activity in
                await calls.add("\(name) \(activity?.rawValue ?? "all")")
                return name == "own" && activity != "a.b" ? nil : .text(name)
            }
        }
        var source = ItemSource(mainAttachment: provider("main"))
        source.additionalAttachments = [provider("one")]
        source.thumbnail = .onDemand {
            await calls.add("thumbnail")
            return .data(Data([1]), typeIdentifier: .png)
        }
        source[.print].mainAttachment = provider("own")
        #expect(try await source.delivery(for: .mail) == .attachment(.text("main")))
        #expect(await calls.all == ["main com.apple.UIKit.activity.Mail"])
        for activity in [ActivityType.mail, .print, .postToFlickr, "a.b"] {
            for rules in [
                DeliveryRules.standard,
                DeliveryRules(mainAttachmentOnlyActivities: ["a.b", .print]),
            ] {
                guard let item = try? await source.item(for: activity) else {
                    await #expect(throws: AttachmentError.self) {
                        try await source.delivery(for: activity, rules: rules)
                    }
                    continue
                }
                #expect(
                    try await source.delivery(for: activity, rules: rules)
                        == item.delivery(for: activity, rules: rules))
            }
        }
    }

    @Test func aThumbnailThatDependsOnNothingIsCreatedOnce() async throws {
        let calls = Calls()
        var source = ItemSource(text: "x")
        source.thumbnail = .onDemand {
            await calls.add("thumbnail")
            return .data(Data([1]), typeIdentifier: .png)
        }
        let item = try await source.item(resolving: [.mail, "a.b", "a.c"])
        #expect(await calls.all == ["thumbnail"])
        #expect(item.thumbnail == .data(Data([1]), typeIdentifier: .png))
        #expect(item.activities.isEmpty)
    }

    @Test func providersOfAllKindsCreateTheirAttachments() async throws {
        let folder = try TestFolder()
        let file = try folder.write("# A", "a.md")
        let url = try #require(URL(string: "https://example.com/"))
        var source = ItemSource(mainAttachment: .html("<b>a</b>", suggestedName: "a.html"))
        source.additionalAttachments = [
            .file(at: file, suggestedName: "b.md"), .propertyList(["a": 1], suggestedName: "c"),
            .url(url, suggestedName: "d"), .text("e", suggestedName: "e.txt"),
        ]
        source.thumbnail = .file(at: file, typeIdentifier: .png)
        let item = try await source.item(resolving: [])
        #expect(
            item.attachments.map(\.suggestedName) == ["a.html", "b.md", "c", "d", "e.txt"])
        #expect(
            item.attachments.map { $0.representations[0].typeIdentifier }
                == [.html, .markdown, .propertyList, .url, .plainText])
        #expect(item.thumbnail?.byteCount == 3)
        source.thumbnail = .url(url)
        #expect(try await source.item(for: "a.b").thumbnail == .url(url))
        source.thumbnail = .file(at: folder.url.appending(path: "none.png"))
        let error = await #expect(throws: AttachmentError.self) {
            try await source.item(for: "a.b")
        }
        #expect(error?.pointer == "/thumbnail")
    }

    /// A provider for one activity returns nil for other activities.
    @Test func aProviderForOneActivityFailsForOthers() async throws {
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("")) { activity in
                activity == .postToTwitter ? .text("tweet") : nil
            })
        let item = try await source.item(for: .postToTwitter)
        #expect(item.mainAttachment == .text("tweet"))
        let error = await #expect(throws: AttachmentError.self) {
            try await source.item(for: .mail)
        }
        #expect(error?.pointer == "/main-attachment")
        #expect(error?.activity == .mail)
        #expect("\(try #require(error))".contains("returned no attachment"))
    }

    /// A closure without a parameter cannot depend on the activity: it is called once for all activities,
    /// and its result occurs only once in the payload.
    @Test func aProviderThatIgnoresTheActivityIsCalledOnce() async throws {
        let calls = Calls()
        var source = ItemSource(
            mainAttachment: .onDemand(placeholder: .image(Data())) {
                await calls.add("main")
                // Each call returns other bytes, so several calls would create several attachments.
                return .data(
                    Data((0..<1000).map { _ in .random(in: 0...255) }), typeIdentifier: .png)
            })
        let shared = AttachmentProvider.onDemand(placeholder: .text("")) {
            await calls.add("shared")
            return .text("shared")
        }
        source.additionalAttachments = [shared]
        source[.postToTwitter].additionalAttachments.append(.text("own"))
        source[.mail].title = "Mail"
        let item = try await source.item(resolving: [.mail, .postToTwitter, .postToFacebook])
        #expect(await calls.all.sorted() == ["main", "shared"])
        #expect(item.activities == [.mail, .postToTwitter])
        #expect(item[.mail].overriddenMembers == [.title])
        #expect(item[.postToTwitter].overriddenMembers == [.additionalAttachments])
        #expect(item[.postToTwitter].additionalAttachments == [.text("shared"), .text("own")])
        #expect(try item.encoded(as: .binary).count < 3_000)
    }

    /// Adding providers for one activity keeps those for all activities.
    @Test func attachmentsAddedForOneActivityFollowThoseOfAll() async throws {
        let folder = try TestFolder()
        let movie = try folder.write(Data([1, 2, 3]), "clip.mov")
        var source = ItemSource(text: "main")
        source.additionalAttachments = [.text("for all")]
        source[.postToVimeo].additionalAttachments.append(.file(at: movie))
        source[.postToVimeo].additionalAttachments.append(
            AttachmentProvider.perActivity(placeholder: .text("")) { activity in
                .text("\(activity?.rawValue ?? "")")
            })
        let item = try await source.item()
        #expect(item.additionalAttachments == [.text("for all")])
        let vimeo = item.resolved(for: .postToVimeo).additionalAttachments
        #expect(vimeo.count == 3)
        #expect(vimeo[0] == .text("for all"))
        #expect(vimeo[1].suggestedName == "clip.mov")
        #expect(vimeo[2] == .text(ActivityType.postToVimeo.rawValue))
        #expect(try await source.item(for: .postToVimeo).additionalAttachments == vimeo)
        #expect(try await source.item(for: .mail).additionalAttachments == [.text("for all")])
    }

    /// The values that a share sheet reads before an item is created.
    @Test func placeholdersHaveTheTypeOfTheFile() throws {
        let folder = try TestFolder()
        let url = try #require(URL(string: "https://example.com/a.png"))
        func type(_ source: ItemSource) -> TypeIdentifier? {
            source.mainAttachment.placeholder.representations.first?.typeIdentifier
        }
        #expect(type(ItemSource(url: url)) == .url)
        #expect(
            type(ItemSource(mainAttachment: .file(at: URL(filePath: "/none/a.unknown")))) == .data)
        #expect(type(ItemSource(mainAttachment: .file(at: folder.url))) == .folder)
        #expect(
            type(ItemSource(mainAttachment: .file(at: URL(filePath: "/none/a.mov"))))
                == .quickTimeMovie)
        #expect(
            type(ItemSource(mainAttachment: .file(at: URL(filePath: "/a"), typeIdentifier: .pdf)))
                == .pdf)
        #expect(type(ItemSource(mainAttachment: .image(Data([0, 1, 2])))) == .image)
        #expect(
            type(ItemSource(mainAttachment: .onDemand(placeholder: .image(Data())) { nil }))
                == .image)
        var source = ItemSource(url: url)
        source[.mail].mainAttachment = .file(at: URL(filePath: "/none/a.gif"))
        #expect(
            source[.mail].mainAttachment.placeholder.representations[0].typeIdentifier == .gif)
    }

    /// A payload cannot have a folder as an attachment, but programs on the same system can use its URL.
    @Test func aFoldersURLIsPassedOn() async throws {
        let folder = try TestFolder()
        let source = ItemSource(mainAttachment: .file(at: folder.url))
        let item = try await source.item(for: .airDrop)
        #expect(item.mainAttachment.representations[0].typeIdentifier == .folder)
        #expect(item.mainAttachment.representations[0].url == folder.url)
        let (upstream, losses) = item.upstreamItem()
        #expect(upstream.attachments == [item.mainAttachment])
        #expect(losses == [])
        #expect(throws: PayloadError.self) { try item.encoded(as: .json) }
        #expect(throws: PayloadError.self) { try upstream.extensionItem() }
    }

    /// An item created for one activity equals the item for all activities, resolved for this
    /// activity.
    @Test(arguments: 1...20)
    func anItemForOneActivityEqualsTheResolvedItem(_ seed: UInt64) async throws {
        var random = RandomUpstream(seed: seed)
        let activities: [ActivityType] = [.mail, .print, "a.b"]
        var source = ItemSource(text: "x")
        source.title = "T"
        source.tags = ["a"]
        source.thumbnail = .image(Data([1]))
        source.additionalAttachments = [
            .text("1"),
            AttachmentProvider.perActivity(placeholder: .text("")) {
                $0 == .mail ? nil : .text("2")
            },
        ]
        for activity in activities {
            if random.below(2) == 0 { source[activity].title = random.below(2) == 0 ? nil : "O" }
            if random.below(2) == 0 { source[activity].tags.append("b") }
            if random.below(2) == 0 { source[activity].thumbnail = nil }
            if random.below(3) == 0 { source[activity].additionalAttachments.removeFirst() }
            if random.below(3) == 0 { source[activity].mainAttachment = .text("own") }
            if random.below(3) == 0 { source[activity].userInfo["a"] = 1 }
        }
        let all = try await source.item(resolving: Set(activities))
        for activity in activities {
            let one = try await source.item(for: activity)
            #expect(all.resolved(for: activity) == one, "seed \(seed) \(activity)")
        }
    }

    @Test func providersRunConcurrentlyAndKeepTheirOrder() async throws {
        var source = ItemSource(text: "main")
        let gate = Gate(count: 8)
        source.additionalAttachments = (0..<8).map { number in
            AttachmentProvider.perActivity(placeholder: .text("")) { _ in
                // No provider continues before all have started, so calling them one by one would
                // never end.
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
            AttachmentProvider.perActivity(placeholder: .text("")) { activity in
                if activity == .mail { throw Broken() }
                return .text("y")
            },
        ]
        let error = await #expect(throws: AttachmentError.self) {
            try await source.item(resolving: [.mail])
        }
        #expect(error?.pointer == "/additional-attachments/1")
        #expect(error?.activity == .mail)
        #expect(error?.underlying is Broken)
        let text = "\(try #require(error))"
        #expect(text.contains("the attachment /additional-attachments/1 for com.apple"))
    }

    @Test func cancellationReachesTheProviders() async throws {
        let started = Gate(count: 2)
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("")) { _ in
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

    /// An error that a provider throws names its attachment. After cancellation, any error is
    /// reported as a cancellation.
    @Test func cancellationIsNotAnError() async throws {
        let own = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("")) { _ in throw CancellationError() })
        let error = await #expect(throws: AttachmentError.self) { try await own.item() }
        #expect(error?.pointer == "/main-attachment")
        let started = Gate(count: 2)
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("")) { _ in
                await started.pass()
                while !Task.isCancelled { await Task.yield() }
                throw Broken()
            })
        let task = Task { try await source.item() }
        await started.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func anActivityWithoutMainAttachmentGetsTheGeneralOne() async throws {
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("")) { activity in
                activity == .mail ? nil : .text("x")
            })
        let item = try await source.item(resolving: [.mail])
        #expect(item.activities.isEmpty)
        #expect(item.resolved(for: .mail).mainAttachment == .text("x"))
    }

    /// Only `.file(at:)` shares a file; a file URL is a finding, in an item and in a source.
    @Test func aFileURLIsRefusedEverywhere() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data([1]), "a.png")
        var source = ItemSource(url: file)
        source.additionalAttachments = [.url(file)]
        source.thumbnail = .url(file)
        source[.mail].mainAttachment = .onDemand(.png) { .url(file) }
        source[.mail].thumbnail = .onDemand { .url(file) }
        let item = try await source.item()
        let error = #expect(throws: PayloadError.self) { try item.encoded() }
        let codes = try #require(error).findings.map(\.code)
        #expect(codes.filter { $0 == .excludedScheme }.count == 5)
        let plain = #expect(throws: PayloadError.self) { try ExtensionItem(url: file).encoded() }
        #expect(plain?.findings.map(\.code).contains(.excludedScheme) == true)
    }

    @Test func filesAreSharedEverywhere() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data([1]), "a.png")
        var source = ItemSource(mainAttachment: .file(at: file))
        source.additionalAttachments = [.file(at: file)]
        source.thumbnail = .file(at: file)
        source[.mail].mainAttachment = .file(at: file)
        source[.mail].additionalAttachments = [.text("x"), .file(at: file)]
        source[.mail].thumbnail = .file(at: file)
        let item = try await source.item()
        #expect(FindingCase.findings(in: try item.encoded()) == [])
        let mail = item.resolved(for: .mail)
        for one in [item, mail] {
            #expect(one.mainAttachment.representations[0].typeIdentifier == .png)
            #expect(one.attachments.last?.suggestedName == "a.png")
            #expect(one.thumbnail?.byteCount == 1)
        }
        source[.mail].additionalAttachments = [.file(at: folder.url.appending(path: "none"))]
        let error = await #expect(throws: AttachmentError.self) { try await source.item() }
        #expect(error?.pointer == "/additional-attachments/0")
        #expect(error?.activity == .mail)
    }

    @Test func aFileIsOpenedAtOnce() async throws {
        let folder = try TestFolder()
        let none = folder.url.appending(path: "none.png")
        let refusal = #expect(throws: PayloadError.self) { try ItemSource(sharingFileAt: none) }
        #expect(refusal?.isOnly(.input) == true)
        let file = try folder.write(Data([1]), "a.png")
        let source = try ItemSource(sharingFileAt: file)
        try FileManager.default.removeItem(at: file)
        let item = try await source.item()
        #expect(try await item.mainAttachment.representations[0].load() == Data([1]))
    }

    /// Another file with the same name and size is a different result.
    @Test func anAnswerMayReplaceTheFileOfAnother() throws {
        let folder = try TestFolder()
        let file = folder.url.appending(path: "made.png")
        try Data([1]).write(to: file)
        let first = try ExtensionItem.Attachment.file(at: file)
        #expect(try ExtensionItem.Attachment.file(at: file) == first)
        try Data([2]).write(to: file, options: .atomic)
        #expect(try ExtensionItem.Attachment.file(at: file) != first)
    }

    @Test func aMainAttachmentIsRequired() async throws {
        let source = ItemSource(mainAttachment: .perActivity(placeholder: .text("")) { _ in nil })
        await #expect(throws: AttachmentError.self) { try await source.item() }
    }

    @Test func anAnswerMayBeOfAnotherKind() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data([0xFF, 0xD8, 0xFF, 0xE0]), "photo.jpeg")
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("…")) { activity in
                activity == .mail
                    ? try .file(at: file) : .image(Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
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
        source.thumbnail = .perActivity { activity, size in
            if activity == .print { return nil }
            let byte = UInt8(size?.width ?? 0) + (activity == .mail ? 100 : 0)
            return Representation.data(Data([byte]), typeIdentifier: .png)
        }
        let item = try await source.item(
            resolving: [.mail, .print], thumbnailSize: .init(width: 32, height: 32))
        #expect(item.thumbnail == Representation.data(Data([32]), typeIdentifier: .png))
        #expect(
            item.resolved(for: .mail).thumbnail
                == Representation.data(Data([132]), typeIdentifier: .png))
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

/// Records calls from many tasks.
actor Calls {
    private(set) var all: [String] = []

    func add(_ call: String) {
        all.append(call)
    }
}

/// Suspends tasks until `count` tasks have arrived.
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

/// Configurable rules decide which activities get the whole item, and which the main attachment.
struct DeliveryTests {
    private var item: ExtensionItem {
        var item = ExtensionItem(text: "main")
        item.title = "T"
        item[.mail].mainAttachment = .text("mail")
        return item
    }

    @Test(arguments: [
        ActivityType.message, .mail, .print, .copyToPasteboard, .assignToContact,
        .saveToCameraRoll, .addToReadingList, .airDrop,
    ])
    func thesePlainActivitiesGetTheMainAttachment(_ activity: ActivityType) {
        #expect(
            item.delivery(for: activity)
                == .attachment(item.resolved(for: activity).mainAttachment))
    }

    @Test(arguments: [
        ActivityType.postToTwitter, .postToVimeo, .postToWeibo, .postToTencentWeibo,
        .postToFacebook, .postToFlickr, "com.example.unknown",
    ])
    func theseAndUnknownActivitiesGetTheItem(_ activity: ActivityType) {
        #expect(
            item.delivery(for: activity)
                == .item(item.resolved(for: activity)))
    }

    @Test func theRulesCanBeChanged() {
        var rules = DeliveryRules.standard
        rules.mainAttachmentOnlyActivities.insert("com.example.plain")
        rules.mainAttachmentOnlyActivities.remove(.mail)
        #expect(item.delivery(for: "com.example.plain", rules: rules) == .attachment(.text("main")))
        #expect(item.delivery(for: .mail, rules: rules) == .item(item.resolved(for: .mail)))
    }
}
