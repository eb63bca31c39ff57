import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// The 42 cases of the original library's own suite, with the objects that it passes, through a share
/// sheet and item providers. Unlike the original, these tests also load and compare the content.
///
/// The comment before each test names the original cases. If an original case asserts that nil
/// throws, the corresponding call does not compile here.
@MainActor struct UpstreamSuiteTests {
    private let folder: TestFolder
    private let web: URL

    init() throws {
        folder = try TestFolder()
        web = try makeURL("http://tumblr.com")
    }

    private func picture() throws -> URL { try folder.write(png, "mountain.png") }

    private func image(_ bytes: Data = png, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> UIImage
    { try #require(UIImage(data: bytes), sourceLocation: sourceLocation) }

    private func boldString(_ text: String, _ size: CGFloat) -> NSAttributedString {
        NSAttributedString(
            string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: size)])
    }

    /// Neither the title nor the text of an initializer is set.
    private func expectNoTexts(
        _ item: NSExtensionItem, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(item.attributedTitle == nil, sourceLocation: sourceLocation)
        #expect(item.attributedContentText == nil, sourceLocation: sourceLocation)
        let own = item.userInfo?.keys.filter { $0.base as? String != NSExtensionItemAttachmentsKey }
        #expect(own?.isEmpty == true, sourceLocation: sourceLocation)
    }

    private func typeOfPlaceholder(_ source: ItemSource) -> String {
        let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
        return ActivityItemProvider(source)
            .activityViewController(controller, dataTypeIdentifierForActivityType: nil)
    }

    // MARK: Initializers

    // testURLInitializerThrowsIfNil, testURLInitializerProducesExtensionItemWithURLAttachment,
    // testPlaceholderTypeIdentifierIsInferredForURL
    @Test func urlsAreURLAttachments() async throws {
        let source = ItemSource(url: web)
        #expect(typeOfPlaceholder(source) == "public.url")
        let item = try await Sheet.item(source)
        #expect(item.attachments?.count == 1)
        let objects = try await objects(of: item.attachments?.first)
        #expect(objects.keys.sorted() == ["public.url"])
        #expect((objects["public.url"] as? NSURL)?.absoluteString == "http://tumblr.com")
        expectNoTexts(item)
    }

    // testURLInitializerProducesExtensionItemWithFileURLAttachment,
    // testPlaceholderTypeIdentifierIsInferredForFileURL
    @Test func fileURLsHaveTheTypeOfTheFile() async throws {
        let source = ItemSource(mainAttachment: .file(at: try picture()))
        #expect(typeOfPlaceholder(source) == "public.png")
        let item = try await Sheet.item(source)
        expectNoTexts(item)
        let provider = item.attachments?.first
        #expect(provider?.registeredTypeIdentifiers == ["public.png"])
        let loaded = try await ReceivedAttachment(try #require(provider)).load(.png)
        #expect(try await loaded.load() == png)
    }

    // testStringInitializerThrowsIfNil, testStringInitializerProducesExtensionItemWithStringAttachment,
    // testPlaceholderTypeIdentifierIsInferredForString
    @Test func stringsArePlainTextAttachments() async throws {
        let source = ItemSource(text: "foo")
        #expect(typeOfPlaceholder(source) == "public.plain-text")
        let item = try await Sheet.item(source)
        expectNoTexts(item)
        let objects = try await objects(of: item.attachments?.first)
        #expect(objects["public.plain-text"] as? NSString == "foo")
    }

    // testImageInitializerThrowsIfNil, testImageInitializerProducesExtensionItemWithImageAttachment,
    // testPlaceholderTypeIdentifierIsInferredForImage
    @Test func imagesAreAttachments() async throws {
        let source = ItemSource(image: try image())
        #expect(typeOfPlaceholder(source) == "public.image")
        let item = try await Sheet.item(source)
        expectNoTexts(item)
        let objects = try await objects(of: item.attachments?.first)
        #expect(objects["public.png"] as? NSData == png as NSData)
        let mail = try await Sheet.choose(source, .mail)
        #expect(mail.placeholder is UIImage)
        #expect((mail.item as? UIImage)?.bytes == png)
        #expect(
            try await ReceivedAttachment(#require(item.attachments?[0])).loadImage()?.bytes == png)
    }

    // The same with an image that is not upright: PNG has no orientation.
    @Test func rotatedImagesArriveUpright() async throws {
        let turned = UIImage(bytes: png, orientation: .down)
        let item = try await Sheet.received(ItemSource(image: turned))
        #expect(try await item.mainAttachment.representations[0].load() == png)
        // The original forwards an image without pixels; here it is a failure.
        let provider = ActivityItemProvider(ItemSource(image: UIImage()))
        let sheet = ShareSheet(
            UIActivityViewController(activityItems: [provider], applicationActivities: nil))
        #expect(await sheet.choose(.postToFacebook).first?.item is NSNull)
        #expect(provider.failure is AttachmentError)
    }

    // testDataInitializerThrowsIfNil, testDataInitializerThrowsIfTypeIdentifierIsNil,
    // testDataInitializerProducesExtensionItemWithDataAttachment
    @Test func dataIsAnAttachmentOfTheTypeGiven() async throws {
        let source = ItemSource(data: png, typeIdentifier: .gif)
        let item = try await Sheet.item(source)
        expectNoTexts(item)
        let objects = try await objects(of: item.attachments?.first)
        #expect(objects["com.compuserve.gif"] as? NSData == png as NSData)
    }

    // testPlaceholderInitializerThrowsIfNil,
    // testPlaceholderInitializerProducesDifferentItemsBasedOnActivityType
    @Test func placeholderResultsDependOnTheActivity() async throws {
        let counter = Counter()
        let source = ItemSource(
            mainAttachment: .perActivity(placeholder: .text("placeholder")) { activity in
                await counter.add(activity)
                return .text(activity == .postToTwitter ? "bar" : "foo")
            })
        #expect(try await Sheet.received(source, .postToTwitter).mainAttachment == .text("bar"))
        #expect(try await Sheet.received(source).mainAttachment == .text("foo"))
        #expect(try await Sheet.choose(source, .mail).item as? NSString == "foo")
        #expect(await counter.activities == [.postToTwitter, .postToFacebook, .mail])
    }

    // testPlaceholderProvidedTypeIdentifierIsReturnedByActivityItemSourceDelegateMethod
    @Test func placeholdersHaveTheGivenType() {
        let provider = AttachmentProvider.onDemand(
            placeholder: .data(Data(), typeIdentifier: .movie)
        ) {
            nil
        }
        #expect(typeOfPlaceholder(ItemSource(mainAttachment: provider)) == "public.movie")
    }

    // MARK: Output verification

    // testTextReturnedForSystemActivityThatCannotProcessExtensionItemInput
    @Test func activitiesWithoutItemsGetTheText() async throws {
        var source = ItemSource(text: "Foo")
        source.additionalAttachments = [
            AttachmentProvider(
                NSItemProvider(item: "Bar" as NSString, typeIdentifier: "public.text"))
        ]
        let plain = DeliveryRules.standard.mainAttachmentOnlyActivities
        #expect(plain.count == 8)
        for activity in plain {
            let type = UIActivity.ActivityType(rawValue: activity.rawValue)
            #expect(try await Sheet.choose(source, type).item as? NSString == "Foo")
        }
    }

    // testExtensionItemReturnedForSystemActivityThatCanProcessExtensionItemInput,
    // testExtensionItemReturnedForNonSystemExtension
    @Test(arguments: ["com.apple.UIKit.activity.PostToTwitter", "com.irace.me.SomeExtension"])
    func activitiesForItemsGetTheItem(_ activity: String) async throws {
        var source = ItemSource(text: "")
        source.additionalAttachments = [
            AttachmentProvider(
                NSItemProvider(item: "Bar" as NSString, typeIdentifier: "public.text"))
        ]
        let item = try await Sheet.received(source, UIActivity.ActivityType(rawValue: activity))
        #expect(item.mainAttachment == .text(""))
        #expect(item.additionalAttachments == [.text("Bar", typeIdentifier: .text)])
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
    @Test(arguments: NSExtensionItem.TextStorage.allCases)
    func contentTextKeepsItsStyling(_ storage: NSExtensionItem.TextStorage) async throws {
        var source = ItemSource(text: "")
        source.attributedContentText = boldString("Foo", 20)
        let item = try await source.item(for: .postToFacebook)
        try await NSExtensionItem.$textStorage.withValue(storage) {
            let system = try item.systemItem(for: nil, .uiKit).item
            let font =
                system.attributedContentText?
                .attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
            #expect(font?.fontDescriptor.symbolicTraits == .traitBold)
            #expect(font?.pointSize == 20)
            let back = try await ReceivedItem(Host.handOver(system), styling: .uiKit)
                .extensionItem().item
            #expect(back.contentText == source.contentText)
            #expect(back.contentText?.runs[0].isBold == true)
            #expect(back.contentText?.runs[0].fontSize == 20)
        }
    }

    // testSeparateAttributedContentTextValueForTwitter
    @Test func contentTextCanBeSetForOneActivity() async throws {
        var source = ItemSource(text: "")
        source.attributedContentText = boldString("Foo", 20)
        source[.postToTwitter].attributedContentText = boldString("Bar", 10)
        #expect(try await Sheet.item(source).attributedContentText?.string == "Foo")
        let twitter = try await Sheet.item(source, .postToTwitter)
        #expect(twitter.attributedContentText?.string == "Bar")
        #expect(source[.postToTwitter].contentText?.runs[0].fontSize == 10)
    }

    // testAttributedContentForActivityTypeClearedByPassingNil
    @Test func contentTextIsClearedByNil() async throws {
        var source = ItemSource(text: "")
        source.attributedContentText = boldString("Foo", 20)
        source[.postToTwitter].attributedContentText = boldString("Bar", 10)
        source.attributedContentText = nil
        #expect(try await Sheet.item(source).attributedContentText == nil)
        #expect(
            try await Sheet.item(source, .postToTwitter).attributedContentText?.string == "Bar")
        source[.postToTwitter].attributedContentText = nil
        #expect(try await Sheet.item(source, .postToTwitter).attributedContentText == nil)
        // Nil for one activity clears its text, and keeps the text for all.
        source.attributedContentText = boldString("Foo", 20)
        source[.mail].attributedContentText = nil
        source[.postToTwitter].attributedContentText = nil
        #expect(try await Sheet.item(source, .postToTwitter).attributedContentText == nil)
        #expect(try await Sheet.item(source).attributedContentText?.string == "Foo")
    }

    // MARK: Attachments

    // testAttachments
    @Test func theMainAttachmentComesFirst() async throws {
        let counter = Counter()
        let url = NSItemProvider()
        url.registerItem(forTypeIdentifier: "public.url") { done, _, _ in
            Task {
                await counter.add()
                done?(NSURL(string: "http://apple.com"), nil)
            }
        }
        var source = ItemSource(url: try makeURL("http://apple.com"))
        source.additionalAttachments = [
            AttachmentProvider(url),
            AttachmentProvider(
                NSItemProvider(item: "Apple’s website" as NSString, typeIdentifier: "public.text")),
        ]
        // Nothing is loaded before the user chooses an activity; then it is loaded once.
        #expect(await counter.count == 0)
        let item = try await Sheet.received(source)
        #expect(await counter.count == 1)
        #expect(item.mainAttachment == .url(try makeURL("http://apple.com")))
        #expect(
            item.additionalAttachments == [
                .url(try makeURL("http://apple.com")),
                .text("Apple’s website", typeIdentifier: .text),
            ])
    }

    // testItemProviderCreatedFromURLAdditionalAttachment,
    // testItemProviderCreatedFromFileURLAdditionalAttachment,
    // testItemProviderCreatedFromStringAdditionalAttachment,
    // testItemProviderCreatedFromImageAdditionalAttachment
    @Test func additionalAttachmentsKeepTypeAndContent() async throws {
        var source = ItemSource(text: "foo")
        source.additionalAttachments = [
            .url(web), .file(at: try picture()), .text("bar"), .image(try image()),
        ]
        let item = try await Sheet.item(source)
        let providers = try #require(item.attachments)
        #expect(
            providers.map(\.registeredTypeIdentifiers) == [
                ["public.plain-text"], ["public.url"], ["public.png"], ["public.plain-text"],
                ["public.png"],
            ])
        #expect(try await objects(of: providers[0])["public.plain-text"] as? NSString == "foo")
        let url = try await objects(of: providers[1])["public.url"] as? NSURL
        #expect(url?.absoluteString == "http://tumblr.com")
        for number in [2, 4] {
            #expect(try await ReceivedAttachment(providers[number]).load(.png).load() == png)
        }
        #expect(try await objects(of: providers[3])["public.plain-text"] as? NSString == "bar")
    }

    /// Real objects as the main attachment, and for one activity.
    @Test func realObjectsAreMainAttachments() async throws {
        let photo = NSItemProvider(item: try image(), typeIdentifier: "public.image")
        photo.suggestedName = "photo"
        var source = ItemSource(mainAttachment: AttachmentProvider(photo))
        source[.postToTwitter].mainAttachment = .image(try image(png + [1]))
        source[.postToTwitter].additionalAttachments = [
            AttachmentProvider(NSItemProvider(item: web as NSURL, typeIdentifier: "public.url")),
            .file(at: try picture()),
        ]
        #expect(typeOfPlaceholder(source) == "public.image")
        let item = try await Sheet.received(source)
        #expect(item.mainAttachment.suggestedName == "photo")
        #expect(item.mainAttachment.representations.map(\.typeIdentifier) == [.png])
        #expect(try await item.mainAttachment.representations[0].load() == png)
        #expect(item.additionalAttachments == [])
        let twitter = try await Sheet.received(source, .postToTwitter)
        #expect(try await twitter.mainAttachment.representations[0].load() == png + [1])
        #expect(twitter.additionalAttachments[0] == .url(web))
        let file = twitter.additionalAttachments[1]
        #expect(file.suggestedName == "mountain.png")
        #expect(try await file.representations[0].load() == png)
        // One activity gets the image itself.
        let mail = try await Sheet.choose(source, .mail)
        #expect(mail.placeholder is UIImage)
        #expect((mail.item as? UIImage)?.bytes == png)
    }

    /// If an item provider fails, its attachment fails with the same error.
    @Test func failingItemProvidersAreReported() async throws {
        let broken = NSItemProvider()
        broken.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(nil, Broken())
            return nil
        }
        var source = ItemSource(text: "x")
        source.additionalAttachments = [AttachmentProvider(broken)]
        let error = await #expect(throws: AttachmentError.self) { try await source.item() }
        #expect(error?.pointer == "/additional-attachments/0")
        #expect((error?.underlying as? AttachmentError)?.underlying is Broken)
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
    @Test func removingAnOverrideRestoresAdditionalAttachments() async throws {
        var source = ItemSource(text: "")
        source[.mail].additionalAttachments = [.text("String")]
        source[.mail].reset(.additionalAttachments)
        source[.postToTwitter].additionalAttachments = [.text("String")]
        #expect(try await Sheet.item(source, .postToTwitter).attachments?.count == 2)
        source[.postToTwitter].additionalAttachments = []
        #expect(try await Sheet.item(source, .postToTwitter).attachments?.count == 1)
        #expect(try await Sheet.item(source).attachments?.count == 1)
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
    @Test func referrerHasTheNameOfTheBundle() async throws {
        var source = ItemSource(text: "")
        var referrer = Referrer(infoDictionary: ["CFBundleName": "Tests"])
        (referrer.appStoreID, referrer.googlePlayID) = ("12345", "54321")
        referrer.webURL = try makeURL("http://bryan.io/a94kan4")
        referrer.iOSAppURL = try makeURL("tumblr://a94kan4")
        referrer.androidAppURL = try makeURL("tumblr://a94kan4")
        source.referrer = referrer
        let userInfo = try await Sheet.item(source).userInfo
        let generic = userInfo?["x-extension-item"] as? NSDictionary
        #expect(generic?["referrer-name"] as? String == "Tests")
        #expect(try await Sheet.received(source).referrer == source.referrer)
    }

    // testThumbnailProvider; the original expects the two images the wrong way round, which passes
    // because both are nil.
    @Test func theThumbnailDependsOnTheActivityAndTheSize() async throws {
        var source = ItemSource(text: "")
        source.thumbnail = .drawing { activity, size in
            UIImage(data: png + [activity == .mail ? 1 : 2, UInt8(size.width), UInt8(size.height)])
        }
        #expect(try await Sheet.choose(source, .mail).thumbnail?.bytes == png + [1, 60, 40])
        #expect(
            try await Sheet.choose(source, .postToTwitter).thumbnail?.bytes == png + [2, 60, 40])
        // A receiver that prefers no size.
        #expect(
            try await Sheet.received(source, .postToTwitter).thumbnail
                == .data(png + [2, 0, 0], typeIdentifier: .png))
        source.thumbnail = .image(try image())
        #expect(try await Sheet.choose(source, .mail).thumbnail?.bytes == png)
    }

    // testActivityItemSourceDelegateDoesNotThrowIfNoThumbnailBlock
    @Test func thumbnailIsOptional() async throws {
        #expect(try await Sheet.choose(ItemSource(text: ""), .postToTwitter).thumbnail == nil)
    }

    // MARK: Custom parameters

    struct CustomParameters: ParameterNamespace, Codable, Equatable {
        static let namespace = "com.irace.me.custom"
        var customParameter: String?
    }

    // testUserInfo, testCustomParameters, testUserInfoAndCustomParameters, and the case with
    // neither
    @Test(arguments: [(true, false), (false, true), (true, true), (false, false)])
    func userInfoAndParametersCombine(_ hasUserInfo: Bool, _ hasParameters: Bool) async throws {
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

    /// On a collision, user info replaces parameters, and the generic dictionary replaces both.
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

    /// The original library also has an accessor for these parameters.
    @Test func tumblrParametersRoundTrip() async throws {
        var source = ItemSource(text: "")
        source.parameters.tumblr = TumblrParameters(
            customURLPath: "pancakes", requestedPostType: .quote, consumerKey: "key")
        let userInfo = try await Sheet.item(source).userInfo
        #expect(userInfo?["com.tumblr.tumblr.custom-url-path"] as? String == "pancakes")
        #expect(userInfo?["com.tumblr.tumblr.requested-post-type"] as? NSNumber == 2)
        #expect(userInfo?["com.tumblr.tumblr.consumer-key"] as? String == "key")
        let received = try await Sheet.received(source)
        #expect(received.parameters.tumblr == source.parameters.tumblr)
    }

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

    // MARK: The dictionary

    /// Each accessor returns a value of its own class: the six cases of the original's dictionary,
    /// and the six in which the value has another class.
    ///
    /// testStringForKey, testNumberForKey, testURLForKey, testDictionaryForKey, testArrayForKey,
    /// testDataForKey, and testStringForKeyReturnsNilForValueOfWrongType and so on.
    @Test func dictionariesAreTypeSafe() throws {
        let received = ReceivedItem(
            extensionItem([
                "string": "string", "number": NSNumber(value: 1),
                "url": try makeURL("http://tumblr.com") as NSURL,
                "dictionary": ["foo": "bar"] as NSDictionary,
                "array": ["foo", "bar"] as NSArray,
                "data": Data("string".utf8) as NSData,
            ])
        ).userInfo
        #expect(received["string"]?.stringValue == "string")
        #expect(received["number"]?.numberValue?.int64 == 1)
        #expect(received["url"]?.urlValue?.absoluteString == "http://tumblr.com")
        #expect(received["dictionary"]?.dictionaryValue == ["foo": "bar"])
        #expect(received["array"]?.arrayValue == ["foo", "bar"])
        #expect(try received["data"]?.dataValue?.load() == Data("string".utf8))
        #expect(received["number"]?.stringValue == nil)
        #expect(received["string"]?.numberValue == nil)
        #expect(received["number"]?.urlValue == nil)
        #expect(received["number"]?.dictionaryValue == nil)
        #expect(received["number"]?.arrayValue == nil)
        #expect(received["number"]?.dataValue == nil)
    }
}
