import Foundation
import Testing
import XExtensionItem

/// The defects of Objective-C XExtensionItem, which this library must not have.
struct UpstreamDefectTests {
    struct TumblrParameters: ParameterNamespace, Codable, Equatable {
        static let namespace = "com.tumblr.tumblr"
        enum CodingKeys: String, CodingKey {
            case customURLPath = "custom-url-path"
            case requestedPostType = "requested-post-type"
            case consumerKey = "consumer-key"
        }
        var customURLPath: String?
        var requestedPostType: Int?
        var consumerKey: String?
    }

    /// In upstream, the convenience initializer drops both arguments.
    @Test func parametersKeepTheirArguments() throws {
        var item = ExtensionItem(text: "x")
        try item.parameters.set(TumblrParameters(customURLPath: "p", requestedPostType: 4))
        #expect(
            item.parameters["com.tumblr.tumblr"]
                == ["custom-url-path": "p", "requested-post-type": 4])
    }

    /// In upstream, a missing integer reads as a large number, which is then written.
    @Test func aMissingIntegerRemainsAbsent() throws {
        var item = ExtensionItem(text: "x")
        item.parameters["com.tumblr.tumblr"] = ["custom-url-path": "p"]
        let read = try #require(try item.parameters.value(TumblrParameters.self))
        #expect(read.requestedPostType == nil)
        let before = item
        try item.parameters.set(read)
        #expect(item == before)
    }

    /// In upstream, additional attachments check the main attachment's type instead of their own.
    @Test func attachmentsAreCheckedByTheirOwnType() async throws {
        var source = ItemSource(text: "main")
        source.additionalAttachments = [.file(at: URL(filePath: "/nowhere.png"))]
        await #expect(throws: AttachmentError.self) { try await source.item() }
    }

    /// In upstream, equality compares only two of the six values that the hash includes.
    @Test(arguments: 0..<6)
    func everyValueOfAReferrerCounts(_ number: Int) throws {
        let url = try #require(URL(string: "a:b"))
        var changed = Referrer()
        switch number {
        case 0: changed.appName = "x"
        case 1: changed.appStoreID = "x"
        case 2: changed.googlePlayID = "x"
        case 3: changed.webURL = url
        case 4: changed.iOSAppURL = url
        default: changed.androidAppURL = url
        }
        #expect(changed != Referrer())
        #expect(changed.hashValue == changed.hashValue)
    }

    /// In upstream, the elements of `tags` are not checked.
    @Test func tagsAreStrings() throws {
        let item = try ExtensionItem(decoding: Payload.with(#""tags": ["a", 1, {"b": 2}]"#))
        #expect(item.tags == ["a"])
    }

    /// In upstream, an empty referrer reads as present.
    @Test func anEmptyReferrerReadsAsAbsent() throws {
        #expect(try ExtensionItem(decoding: Payload.with(#""referrer": {}"#)).referrer == nil)
        var upstream = UpstreamItem()
        upstream.userInfo = ["x-extension-item": [:]]
        upstream.attachments = [.text("x")]
        #expect(try upstream.extensionItem().item.referrer == nil)
    }
}
