import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The behavior that the original library's own tests check, case by case.
///
/// The comment before each test names the original cases. Cases that assert that nil throws have no test
/// here, because such a call does not compile.
struct UpstreamSuiteTests {
    private let folder: TestFolder
    private let web: URL

    init() throws {
        folder = try TestFolder()
        web = try #require(URL(string: "http://tumblr.com"))
    }

    /// The resolved item that an activity gets from a source.
    private func item(
        _ source: ItemSource, for activity: ActivityType = .postToFacebook
    ) async throws -> ExtensionItem {
        let item = try await source.item(resolving: [activity])
        // The receiver decodes bytes.
        return try ExtensionItem(decoding: item.encoded(as: .binary), reading: .strict)
            .resolved(for: activity)
    }

    private func picture() throws -> URL {
        try folder.write(
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "mountain.png")
    }

    private func types(_ attachments: [ExtensionItem.Attachment]) -> [[TypeIdentifier]] {
        attachments.map { $0.representations.map(\.typeIdentifier) }
    }

    // MARK: Initializers

    // testURLInitializerThrowsIfNil, testURLInitializerProducesExtensionItemWithURLAttachment,
    // testPlaceholderTypeIdentifierIsInferredForURL
    @Test func aURLIsAURLAttachment() async throws {
        let source = ItemSource(url: web)
        #expect(types([source.mainAttachment.placeholder]) == [[.url]])
        let item = try await item(source)
        #expect(types([item.mainAttachment]) == [[.url]])
        #expect(item.mainAttachment.representations[0].url == web)
    }

    // testURLInitializerProducesExtensionItemWithFileURLAttachment,
    // testPlaceholderTypeIdentifierIsInferredForFileURL
    @Test func aFileURLIsAnAttachmentOfTheFilesType() async throws {
        for source in [
            try ItemSource(sharingFileAt: picture()),
            ItemSource(mainAttachment: .file(at: try picture())),
        ] {
            #expect(types([source.mainAttachment.placeholder]) == [[.png]])
            let item = try await item(source)
            #expect(types([item.mainAttachment]) == [[.png]])
            let bytes = try await item.mainAttachment.representations[0].load()
            #expect(try bytes == Data(contentsOf: picture()))
        }
    }

    // testStringInitializerThrowsIfNil, testStringInitializerProducesExtensionItemWithStringAttachment,
    // testPlaceholderTypeIdentifierIsInferredForString
    @Test func aStringIsAPlainTextAttachment() async throws {
        let source = ItemSource(text: "foo")
        #expect(types([source.mainAttachment.placeholder]) == [[.plainText]])
        #expect(try await item(source).mainAttachment == .text("foo"))
    }

    // testImageInitializerThrowsIfNil, testImageInitializerProducesExtensionItemWithImageAttachment,
    // testPlaceholderTypeIdentifierIsInferredForImage
    @Test func anImageIsAnAttachmentOfItsFormat() async throws {
        let data = try Data(contentsOf: picture())
        let source = ItemSource(mainAttachment: .image(data))
        #expect(types([source.mainAttachment.placeholder]) == [[.png]])
        #expect(source.mainAttachment.placeholder.conforms(to: .image))
        #expect(try await item(source).mainAttachment == .data(data, typeIdentifier: .png))
    }

    // testDataInitializerThrowsIfNil, testDataInitializerThrowsIfTypeIdentifierIsNil,
    // testDataInitializerProducesExtensionItemWithDataAttachment
    @Test func dataIsAnAttachmentOfTheTypeGiven() async throws {
        let data = try Data(contentsOf: picture())
        let source = ItemSource(data: data, typeIdentifier: .gif)
        #expect(try await item(source).mainAttachment == .data(data, typeIdentifier: .gif))
    }

    // testPlaceholderInitializerThrowsIfNil,
    // testPlaceholderInitializerProducesDifferentItemsBasedOnActivityType
    @Test func aPlaceholdersAnswerDependsOnTheActivity() async throws {
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("placeholder")) { activity in
                .text(activity == .postToTwitter ? "bar" : "foo")
            })
        #expect(try await item(source, for: .postToTwitter).mainAttachment == .text("bar"))
        #expect(try await item(source, for: .postToFacebook).mainAttachment == .text("foo"))
    }

    // testPlaceholderProvidedTypeIdentifierIsReturnedByActivityItemSourceDelegateMethod
    @Test func aPlaceholdersTypeIsTheOneGiven() {
        let provider = AttachmentProvider.perActivity(
            placeholder: .data(Data(), typeIdentifier: .movie)
        ) { _ in nil }
        #expect(
            types([ItemSource(mainAttachment: provider).mainAttachment.placeholder]) == [[.movie]])
    }

    // MARK: Output verification

    // testTextReturnedForSystemActivityThatCannotProcessExtensionItemInput
    @Test func anActivityThatCannotReceiveItemsGetsTheText() async throws {
        var source = ItemSource(text: "Foo")
        source.additionalAttachments = [.text("Bar")]
        let item = try await source.item(resolving: [.mail])
        #expect(
            item.delivery(for: .mail) == .attachment(.text("Foo")))
    }

    // testExtensionItemReturnedForSystemActivityThatCanProcessExtensionItemInput,
    // testExtensionItemReturnedForNonSystemExtension
    @Test(arguments: [ActivityType.postToTwitter, "com.irace.me.SomeExtension"])
    func anActivityThatAcceptsItemsGetsTheItem(_ activity: ActivityType) async throws {
        var source = ItemSource(text: "")
        source.additionalAttachments = [.text("Bar")]
        let item = try await source.item(resolving: [activity])
        guard case .item(let received) = item.delivery(for: activity)
        else {
            Issue.record("expected the item")
            return
        }
        #expect(received.additionalAttachments == [.text("Bar")])
    }

    // MARK: Title and content text

    // testTitle, testTitleReturnedForSubject
    @Test func theTitleIsTheSubject() async throws {
        var source = ItemSource(text: "")
        source.title = "Foo"
        #expect(try await item(source).title == "Foo")
        #expect(try await item(source, for: .mail).title == "Foo")
    }

    // testAttributedContentText
    @Test func contentTextKeepsItsStyling() async throws {
        var run = TextRun("Foo")
        run.isBold = true
        run.fontSize = 20
        var source = ItemSource(text: "")
        source.contentText = AttributedText([run])
        #expect(try await item(source).contentText == source.contentText)
    }

    // testSeparateAttributedContentTextValueForTwitter
    @Test func contentTextCanBeSetForOneActivity() async throws {
        var source = ItemSource(text: "")
        source.contentText = "Foo"
        source[.postToTwitter].contentText = "Bar"
        #expect(try await item(source).contentText?.plainText == "Foo")
        #expect(try await item(source, for: .postToTwitter).contentText?.plainText == "Bar")
    }

    // testAttributedContentForActivityTypeClearedByPassingNil
    @Test func contentTextIsClearedByNil() async throws {
        var source = ItemSource(text: "")
        source.contentText = "Foo"
        source[.postToTwitter].contentText = "Bar"
        source.contentText = nil
        #expect(try await item(source).contentText == nil)
        #expect(try await item(source, for: .postToTwitter).contentText == "Bar")
        source[.postToTwitter].contentText = nil
        #expect(try await item(source).contentText == nil)
        #expect(try await item(source, for: .postToTwitter).contentText == nil)
    }

    // MARK: Attachments

    // testAttachments
    @Test func theMainAttachmentComesFirst() async throws {
        var source = ItemSource(url: web)
        source.additionalAttachments = [.url(web), .text("Apple’s website")]
        let item = try await item(source)
        #expect(item.mainAttachment == .url(web))
        #expect(item.additionalAttachments == [.url(web), .text("Apple’s website")])
    }

    // testItemProviderCreatedFromURLAdditionalAttachment,
    // testItemProviderCreatedFromFileURLAdditionalAttachment,
    // testItemProviderCreatedFromStringAdditionalAttachment,
    // testItemProviderCreatedFromImageAdditionalAttachment
    @Test func additionalAttachmentsHaveTypesOfTheirOwn() async throws {
        var source = ItemSource(text: "foo")
        let file = try picture()
        source.additionalAttachments = [
            .url(web), .file(at: file), .text("bar"),
            AttachmentProvider(.image(try Data(contentsOf: file))),
        ]
        let item = try await item(source)
        #expect(item.mainAttachment == .text("foo"))
        #expect(types(item.additionalAttachments) == [[.url], [.png], [.plainText], [.png]])
    }

    // testSeparateAdditionalAttachmentsForTwitter
    @Test func additionalAttachmentsCanBeSetForOneActivity() async throws {
        var source = ItemSource(url: web)
        source.additionalAttachments = [.text("foo")]
        source[.postToTwitter].additionalAttachments = [.text("bar")]
        #expect(try await item(source).additionalAttachments == [.text("foo")])
        #expect(
            try await item(source, for: .postToTwitter).additionalAttachments == [.text("bar")])
        #expect(try await item(source, for: .postToTwitter).mainAttachment == .url(web))
    }

    // testAdditionalAttachmentsForActivityTypeClearedByPassingNil
    @Test func additionalAttachmentsAreInheritedAgain() async throws {
        var source = ItemSource(text: "")
        source[.mail].additionalAttachments = [.text("String")]
        source[.mail].reset(.additionalAttachments)
        #expect(try await item(source).additionalAttachments.isEmpty)
        #expect(try await item(source, for: .mail).additionalAttachments.isEmpty)
    }

    // MARK: Parameters

    // testTags
    @Test func tagsReachTheReceiver() async throws {
        var source = ItemSource(text: "")
        source.tags = ["foo", "bar", "baz"]
        #expect(try await item(source).tags == ["foo", "bar", "baz"])
    }

    // testSourceURL
    @Test func theSourceURLReachesTheReceiver() async throws {
        var source = ItemSource(text: "")
        source.sourceURL = web
        #expect(try await item(source).sourceURL == web)
    }

    private func referrer(_ appName: String?) -> Referrer {
        Referrer(
            appName: appName, appStoreID: "12345", googlePlayID: "54321",
            webURL: URL(string: "http://bryan.io/a94kan4"),
            iOSAppURL: URL(string: "tumblr://a94kan4"),
            androidAppURL: URL(string: "tumblr://a94kan4"))
    }

    // testReferrer
    @Test func theReferrerReachesTheReceiver() async throws {
        var source = ItemSource(text: "")
        source.referrer = referrer("Tumblr")
        #expect(try await item(source).referrer == source.referrer)
    }

    // testReferrerFromBundle
    @Test func theReferrersNameComesFromTheBundle() async throws {
        var source = ItemSource(text: "")
        let name = Referrer(infoDictionary: ["CFBundleName": "Tests"]).appName
        source.referrer = referrer(name)
        #expect(try await item(source).referrer?.appName == "Tests")
        #expect(try await item(source).referrer == source.referrer)
    }

    // testThumbnailProvider; the original expects the two images the wrong way round, which passes
    // because both are nil.
    @Test func theThumbnailDependsOnTheActivity() async throws {
        let (mail, other) = (Data("123".utf8), Data("456".utf8))
        var source = ItemSource(text: "")
        source.thumbnail = .perActivity { activity, _ in
            Representation.data(activity == .mail ? mail : other, typeIdentifier: .png)
        }
        #expect(
            try await item(source, for: .mail).thumbnail
                == Representation.data(mail, typeIdentifier: .png))
        #expect(
            try await item(source, for: .postToTwitter).thumbnail
                == Representation.data(other, typeIdentifier: .png))
    }

    // testActivityItemSourceDelegateDoesNotThrowIfNoThumbnailBlock
    @Test func theThumbnailIsOptional() async throws {
        #expect(try await item(ItemSource(text: ""), for: .postToTwitter).thumbnail == nil)
    }

    // MARK: Custom parameters

    struct CustomParameters: ParameterNamespace, Codable, Equatable {
        static let namespace = "com.irace.me.custom"
        var customParameter: String?
    }

    // testUserInfo, testCustomParameters, testUserInfoAndCustomParameters
    @Test(arguments: [(true, false), (false, true), (true, true)])
    func userInfoAndCustomParametersAreSharedTogether(_ hasUserInfo: Bool, _ hasParameters: Bool)
        async throws
    {
        var source = ItemSource(text: "")
        source.sourceURL = web
        if hasUserInfo { source.userInfo = ["foo": "bar"] }
        let parameters = CustomParameters(customParameter: "Value")
        if hasParameters { try source.parameters.set(parameters) }
        let item = try await item(source)
        #expect(item.userInfo == (hasUserInfo ? ["foo": "bar"] : [:]))
        #expect(
            try item.parameters.value(CustomParameters.self) == (hasParameters ? parameters : nil))
        // The dictionary in the item contains the user info, and is read back as user info and
        // parameters.
        let (upstream, losses) = item.upstreamItem()
        #expect(losses == [])
        for member in item.userInfo { #expect(upstream.userInfo[member.key] == member.value) }
        let back = try upstream.extensionItem(namespaces: [CustomParameters.namespace])
        #expect(back.item == item)
    }

    // MARK: Misc.

    // testTypeSafety
    @Test(
        arguments: [
            ["x-extension-item": []],
            [
                "x-extension-item": [
                    "source-url": "", "tags": [:], "referrer-name": [], "referrer-app-store-id": [],
                    "referrer-google-play-id": [], "referrer-web-url": [],
                    "referrer-ios-app-url": [],
                    "referrer-android-app-url": [],
                ]
            ],
        ] as [WireDictionary])
    func wrongTypesReadAsAbsent(_ userInfo: WireDictionary) throws {
        var upstream = UpstreamItem()
        upstream.userInfo = userInfo
        upstream.attachments = [.text("x")]
        let (item, losses) = try upstream.extensionItem()
        #expect(item == ExtensionItem(text: "x"))
        #expect(!losses.isEmpty)
    }
}
