import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// The behavior that the original library's own tests state, through a share sheet and item
/// providers.
///
/// The comment before each test names the original cases. Where one asserts that nil throws, the
/// compiler does here: such a call cannot be written.
@MainActor struct UpstreamSuiteTests {
    private let folder: TestFolder
    private let web: URL

    init() throws {
        folder = try TestFolder()
        web = try makeURL("http://tumblr.com")
    }

    private func picture() throws -> URL { try folder.write(png, "mountain.png") }

    private func typeOfPlaceholder(_ source: ItemSource) -> String {
        let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
        return ActivityItemProvider(source)
            .activityViewController(controller, dataTypeIdentifierForActivityType: nil)
    }

    // MARK: Initializers

    // testURLInitializerThrowsIfNil, testURLInitializerProducesExtensionItemWithURLAttachment,
    // testPlaceholderTypeIdentifierIsInferredForURL
    @Test func aURLIsAURLAttachment() async throws {
        let source = ItemSource(url: web)
        #expect(typeOfPlaceholder(source) == "public.url")
        let item = try await Sheet.item(source)
        #expect(item.attachments?.count == 1)
        let objects = try await objects(of: item.attachments?.first)
        #expect(objects.keys.sorted() == ["public.url"])
        #expect((objects["public.url"] as? NSURL)?.absoluteString == "http://tumblr.com")
        #expect(item.attributedTitle == nil)
        #expect(item.attributedContentText == nil)
    }

    // testURLInitializerProducesExtensionItemWithFileURLAttachment,
    // testPlaceholderTypeIdentifierIsInferredForFileURL
    @Test func aFileURLIsAnAttachmentOfTheFilesType() async throws {
        let source = ItemSource(url: try picture())
        #expect(typeOfPlaceholder(source) == "public.png")
        let provider = try await Sheet.item(source).attachments?.first
        #expect(provider?.registeredTypeIdentifiers == ["public.png"])
        let loaded = try await ReceivedAttachment(try #require(provider)).load(.png)
        #expect(try await loaded.load() == png)
    }

    // testStringInitializerThrowsIfNil, testStringInitializerProducesExtensionItemWithStringAttachment,
    // testPlaceholderTypeIdentifierIsInferredForString
    @Test func aStringIsAPlainTextAttachment() async throws {
        let source = ItemSource(text: "foo")
        #expect(typeOfPlaceholder(source) == "public.plain-text")
        let objects = try await objects(of: Sheet.item(source).attachments?.first)
        #expect(objects["public.plain-text"] as? NSString == "foo")
    }

    // testImageInitializerThrowsIfNil, testImageInitializerProducesExtensionItemWithImageAttachment,
    // testPlaceholderTypeIdentifierIsInferredForImage
    @Test func anImageIsAnAttachmentOfItsFormat() async throws {
        let source = ItemSource(mainAttachment: .image(png))
        #expect(typeOfPlaceholder(source) == "public.png")
        let objects = try await objects(of: Sheet.item(source).attachments?.first)
        #expect(objects["public.png"] as? NSData == png as NSData)
        #expect(typeOfPlaceholder(ItemSource(mainAttachment: .image(Data([1])))) == "public.image")
    }

    // testDataInitializerThrowsIfNil, testDataInitializerThrowsIfTypeIdentifierIsNil,
    // testDataInitializerProducesExtensionItemWithDataAttachment
    @Test func dataIsAnAttachmentOfTheTypeGiven() async throws {
        let source = ItemSource(data: png, typeIdentifier: .gif)
        let objects = try await objects(of: Sheet.item(source).attachments?.first)
        #expect(objects["com.compuserve.gif"] as? NSData == png as NSData)
    }

    // testPlaceholderInitializerThrowsIfNil,
    // testPlaceholderInitializerProducesDifferentItemsBasedOnActivityType
    @Test func aPlaceholdersAnswerDependsOnTheActivity() async throws {
        let counter = Counter()
        let source = ItemSource(
            mainAttachment: ItemProvider(placeholder: .text("placeholder")) { activity in
                await counter.add(activity)
                return .text(activity == .postToTwitter ? "bar" : "foo")
            })
        #expect(try await Sheet.received(source, .postToTwitter).mainAttachment == .text("bar"))
        #expect(try await Sheet.received(source).mainAttachment == .text("foo"))
        #expect(try await Sheet.choose(source, .mail).item as? NSString == "foo")
        #expect(await counter.activities == [.postToTwitter, .postToFacebook, .mail])
    }

    // testPlaceholderProvidedTypeIdentifierIsReturnedByActivityItemSourceDelegateMethod
    @Test func aPlaceholdersTypeIsTheOneGiven() {
        let provider = ItemProvider(placeholder: .data(Data(), typeIdentifier: .movie)) { nil }
        #expect(typeOfPlaceholder(ItemSource(mainAttachment: provider)) == "public.movie")
    }

    // MARK: Output verification

    // testTextReturnedForSystemActivityThatCannotProcessExtensionItemInput
    @Test func anActivityThatCannotTakeAnItemGetsTheText() async throws {
        var source = ItemSource(text: "Foo")
        source.additionalAttachments = [.text("Bar")]
        let plain = DeliveryRules.standard.plainActivities
        #expect(plain.count == 8)
        for activity in plain {
            let type = UIActivity.ActivityType(rawValue: activity.rawValue)
            #expect(try await Sheet.choose(source, type).item as? NSString == "Foo")
        }
    }

    // testExtensionItemReturnedForSystemActivityThatCanProcessExtensionItemInput,
    // testExtensionItemReturnedForNonSystemExtension
    @Test(arguments: ["com.apple.UIKit.activity.PostToTwitter", "com.irace.me.SomeExtension"])
    func anActivityThatCanGetsTheItem(_ activity: String) async throws {
        var source = ItemSource(text: "")
        source.additionalAttachments = [.text("Bar")]
        let item = try await Sheet.received(source, UIActivity.ActivityType(rawValue: activity))
        #expect(item.mainAttachment == .text(""))
        #expect(item.additionalAttachments == [.text("Bar")])
    }

    // MARK: Title and content text

    // testTitle, testTitleReturnedForSubject
    @Test func theTitleIsTheSubject() async throws {
        var source = ItemSource(text: "")
        source.title = "Foo"
        source[.mail].title = "Letter"
        #expect(try await Sheet.item(source).attributedTitle?.string == "Foo")
        #expect(try await Sheet.choose(source).subject == "Foo")
        #expect(try await Sheet.choose(source, .mail).subject == "Letter")
        #expect(try await Sheet.choose(ItemSource(text: "")).subject == "")
    }

    // testAttributedContentText
    @Test func contentTextKeepsItsStyling() async throws {
        var run = TextRun("Foo")
        run.isBold = true
        run.fontSize = 20
        var source = ItemSource(text: "")
        source.contentText = AttributedText([run])
        #expect(try await Sheet.received(source).contentText == source.contentText)
    }

    // testSeparateAttributedContentTextValueForTwitter
    @Test func contentTextCanBeSetForOneActivity() async throws {
        var source = ItemSource(text: "")
        source.contentText = "Foo"
        source[.postToTwitter].contentText = "Bar"
        #expect(try await Sheet.item(source).attributedContentText?.string == "Foo")
        let twitter = try await Sheet.item(source, .postToTwitter)
        #expect(twitter.attributedContentText?.string == "Bar")
    }

    // testAttributedContentForActivityTypeClearedByPassingNil
    @Test func contentTextIsClearedByNil() async throws {
        var source = ItemSource(text: "")
        source.contentText = "Foo"
        source[.postToTwitter].contentText = "Bar"
        source.contentText = nil
        #expect(try await Sheet.item(source).attributedContentText == nil)
        #expect(
            try await Sheet.item(source, .postToTwitter).attributedContentText?.string == "Bar")
        source[.postToTwitter].contentText = nil
        #expect(try await Sheet.item(source, .postToTwitter).attributedContentText == nil)
    }

    // MARK: Attachments

    // testAttachments
    @Test func theMainAttachmentComesFirst() async throws {
        var source = ItemSource(url: web)
        source.additionalAttachments = [.url(web), .text("Apple’s website")]
        let item = try await Sheet.received(source)
        #expect(item.mainAttachment == .url(web))
        #expect(item.additionalAttachments == [.url(web), .text("Apple’s website")])
    }

    // testItemProviderCreatedFromURLAdditionalAttachment,
    // testItemProviderCreatedFromFileURLAdditionalAttachment,
    // testItemProviderCreatedFromStringAdditionalAttachment,
    // testItemProviderCreatedFromImageAdditionalAttachment
    @Test func additionalAttachmentsHaveTypesOfTheirOwn() async throws {
        var source = ItemSource(text: "foo")
        source.additionalAttachments = [
            .url(web), .url(try picture()), .text("bar"), .image(png),
        ]
        let item = try await Sheet.item(source)
        #expect(
            item.attachments?.map(\.registeredTypeIdentifiers) == [
                ["public.plain-text"], ["public.url"], ["public.png"], ["public.plain-text"],
                ["public.png"],
            ])
    }

    // testSeparateAdditionalAttachmentsForTwitter
    @Test func additionalAttachmentsCanBeSetForOneActivity() async throws {
        var source = ItemSource(url: web)
        source.additionalAttachments = [.text("foo")]
        source[.postToTwitter].additionalAttachments = [.text("bar")]
        #expect(try await Sheet.received(source).additionalAttachments == [.text("foo")])
        let twitter = try await Sheet.received(source, .postToTwitter)
        #expect(twitter.additionalAttachments == [.text("bar")])
        #expect(twitter.mainAttachment == .url(web))
    }

    // testAdditionalAttachmentsForActivityTypeClearedByPassingNil
    @Test func additionalAttachmentsAreInheritedAgain() async throws {
        var source = ItemSource(text: "")
        source[.postToTwitter].additionalAttachments = [.text("String")]
        source[.postToTwitter].reset(.additionalAttachments)
        #expect(try await Sheet.item(source, .postToTwitter).attachments?.count == 1)
    }

    // MARK: Parameters

    // testTags, testSourceURL, testReferrer
    @Test func genericParametersAreObjects() async throws {
        var source = ItemSource(text: "")
        source.tags = ["foo", "bar", "baz"]
        source.sourceURL = web
        source.referrer = Referrer(
            appName: "Tumblr", appStoreID: "12345", googlePlayID: "54321",
            webURL: try makeURL("http://bryan.io/a94kan4"),
            iOSAppURL: try makeURL("tumblr://a94kan4"),
            androidAppURL: try makeURL("tumblr://a94kan4"))
        let userInfo = try await Sheet.item(source).userInfo
        let generic = try #require(userInfo?["x-extension-item"] as? NSDictionary)
        #expect(generic["tags"] as? [String] == ["foo", "bar", "baz"])
        #expect((generic["source-url"] as? NSURL)?.absoluteString == "http://tumblr.com")
        #expect(generic["referrer-name"] as? String == "Tumblr")
        #expect(generic["referrer-app-store-id"] as? String == "12345")
        #expect(generic["referrer-google-play-id"] as? String == "54321")
        #expect(
            (generic["referrer-web-url"] as? NSURL)?.absoluteString == "http://bryan.io/a94kan4")
        #expect((generic["referrer-ios-app-url"] as? NSURL)?.absoluteString == "tumblr://a94kan4")
        #expect(
            (generic["referrer-android-app-url"] as? NSURL)?.absoluteString == "tumblr://a94kan4")
        #expect(generic.count == 8)
        let item = try await Sheet.received(source)
        #expect(item.tags == source.tags)
        #expect(item.sourceURL == web)
        #expect(item.referrer == source.referrer)
    }

    // testReferrerFromBundle
    @Test func referrerFromABundle() async throws {
        var source = ItemSource(text: "")
        source.referrer = Referrer(infoDictionary: ["CFBundleName": "Tests"])
        let userInfo = try await Sheet.item(source).userInfo
        let generic = userInfo?["x-extension-item"] as? NSDictionary
        #expect(generic?["referrer-name"] as? String == "Tests")
    }

    // testThumbnailProvider; the original expects the two images the wrong way round, which passes
    // because both are nil.
    @Test func theThumbnailDependsOnTheActivity() async throws {
        let (mail, other) = (png + [1], png + [2])
        var source = ItemSource(text: "")
        source.thumbnail = ThumbnailProvider { activity, _ in
            .data(activity == .mail ? mail : other, typeIdentifier: .png)
        }
        #expect(try await Sheet.choose(source, .mail).thumbnail?.bytes == mail)
        #expect(try await Sheet.choose(source, .postToTwitter).thumbnail?.bytes == other)
        #expect(
            try await Sheet.received(source, .postToTwitter).thumbnail
                == .data(other, typeIdentifier: .png))
    }

    // testActivityItemSourceDelegateDoesNotThrowIfNoThumbnailBlock
    @Test func thereNeedBeNoThumbnail() async throws {
        #expect(try await Sheet.choose(ItemSource(text: ""), .postToTwitter).thumbnail == nil)
    }

    // MARK: Custom parameters

    struct CustomParameters: ParameterNamespace, Codable, Equatable {
        static let namespace = "com.irace.me.custom"
        var customParameter: String?
    }

    // testUserInfo, testCustomParameters, testUserInfoAndCustomParameters
    @Test(arguments: [(true, false), (false, true), (true, true)])
    func userInfoAndCustomParameters(_ hasUserInfo: Bool, _ hasParameters: Bool) async throws {
        var source = ItemSource(text: "")
        source.sourceURL = web
        if hasUserInfo { source.userInfo = ["foo": "bar"] }
        if hasParameters { try source.parameters.set(CustomParameters(customParameter: "Value")) }
        let userInfo = try await Sheet.item(source).userInfo
        #expect(userInfo?["foo"] as? String == (hasUserInfo ? "bar" : nil))
        let key = userInfo?.keys.compactMap { $0.base as? String }.first {
            $0.hasPrefix("com.irace.me.custom.")
        }
        #expect((key != nil) == hasParameters)
        let item = try await Sheet.received(source, namespaces: [CustomParameters.namespace])
        #expect(item.userInfo == source.userInfo)
        #expect(item.parameters == source.parameters)
    }

    /// On a collision user info replaces parameters, and the generic dictionary replaces both.
    @Test func laterStepsReplaceEarlierOnes() async throws {
        var source = ItemSource(text: "")
        source.parameters["com.tumblr.tumblr"] = ["consumer-key": "from parameters"]
        source.userInfo = [
            "com.tumblr.tumblr.consumer-key": "from user info", "x-extension-item": "mine",
        ]
        source.tags = ["t"]
        let item = try await source.item(for: .postToFacebook)
        let losses = try item.systemItem().losses
        #expect(
            losses.map { "\($0.code.rawValue) \($0.pointer)" }.sorted() == [
                "upstream.moved /user-info/com.tumblr.tumblr.consumer-key",
                "upstream.replaced /parameters/com.tumblr.tumblr/consumer-key",
                "user-info.reserved /user-info/x-extension-item",
            ])
        let userInfo = try #require(try await Sheet.item(source).userInfo)
        #expect(userInfo["com.tumblr.tumblr.consumer-key"] as? String == "from user info")
        #expect((userInfo["x-extension-item"] as? NSDictionary)?["tags"] as? [String] == ["t"])
    }

    // MARK: Misc.

    // testTypeSafety
    @Test func wrongTypesReadAsAbsent() async throws {
        let empty = NSArray()
        let wrong: [NSDictionary] = [
            ["x-extension-item": empty],
            [
                "x-extension-item": [
                    "source-url": "", "tags": NSDictionary(), "referrer-name": empty,
                    "referrer-app-store-id": empty, "referrer-google-play-id": empty,
                    "referrer-web-url": empty, "referrer-ios-app-url": empty,
                    "referrer-android-app-url": empty,
                ] as NSDictionary
            ],
        ]
        for userInfo in wrong {
            let item = extensionItem(userInfo as? [AnyHashable: Any] ?? [:])
            let (received, losses) = try await ReceivedItem(item).extensionItem()
            #expect(received == ExtensionItem(text: "x"))
            #expect(!losses.isEmpty)
        }
    }
}
