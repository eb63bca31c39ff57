import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The code in the article about sharing and receiving compiles and behaves as described.
struct SharingArticleTests {
    private struct TumblrParameters: ParameterNamespace, Codable, Equatable {
        enum PostType: Int, Codable { case quote = 2 }
        static let namespace = "com.tumblr.tumblr"
        var customURLPath: String?
        var requestedPostType: PostType?
    }

    private struct Draft: Codable, Equatable {
        var body: String
    }

    @Test func parametersReadBackAsTheyWereSet() throws {
        var item = ExtensionItem(text: "x")
        try item.parameters.set(
            TumblrParameters(customURLPath: "/post/an-aphorism", requestedPostType: .quote))
        let parameters = try item.parameters.value(TumblrParameters.self)
        #expect(parameters?.customURLPath == "/post/an-aphorism")
        #expect(parameters?.requestedPostType == .quote)
    }

    @Test func userInfoReadsBackAfterEncoding() throws {
        var item = ExtensionItem(text: "x")
        func write(_ draft: Draft) throws {
            item.userInfo["draft"] = try WireValue(encoding: draft)
        }
        try write(Draft(body: "b"))
        item = try ExtensionItem(decoding: item.encoded(as: .xml))
        let draft = try item.userInfo["draft"]?.decode(Draft.self)
        #expect(draft == Draft(body: "b"))
    }

    @Test func userInfoAcceptsVariablesAndDropsNaN() throws {
        var item = ExtensionItem(text: "x")
        func write(_ progress: Double, _ opened: Date, _ digest: Data) {
            item.userInfo["tries"] = 3
            item.userInfo["progress"] = WireValue(progress)
            item.userInfo["opened"] = WireValue(opened)
            item.userInfo["digest"] = WireValue(digest)
        }
        write(0.375, Date(timeIntervalSince1970: 1.5), Data([1, 2]))
        item = try ExtensionItem(decoding: item.encoded(as: .binary))
        let tries = item.userInfo["tries"]?.intValue
        let progress = item.userInfo["progress"]?.doubleValue
        let opened = item.userInfo["opened"]?.dateValue?.date
        let digest = try item.userInfo["digest"]?.dataValue?.load()
        #expect(tries == 3)
        #expect(progress == 0.375)
        #expect(opened == Date(timeIntervalSince1970: 1.5))
        #expect(digest == Data([1, 2]))
        write(.nan, Date(timeIntervalSince1970: 1e12), Data())
        #expect(item.userInfo["progress"] == nil)
        #expect(item.userInfo["opened"] == nil)
    }

    /// The article's table of the values for Twitter.
    @Test func valuesOfOneActivityReplaceRemoveOrInherit() async throws {
        var source = ItemSource(text: "x")
        source.title = "Long"
        source.tags = ["all"]
        source[.postToTwitter].title = "Short"
        #expect(try await source.item(for: .postToTwitter).title == "Short")
        source[.postToTwitter].title = nil
        #expect(try await source.item(for: .postToTwitter).title == nil)
        source[.postToTwitter].tags.append("post")
        #expect(try await source.item(for: .postToTwitter).tags == ["all", "post"])
        source[.postToTwitter].reset(.title)
        #expect(try await source.item(for: .postToTwitter).title == "Long")
        #expect(try await source.item(for: .postToFlickr).tags == ["all"])
    }

    /// Every line of code in the article occurs in this file or in an example that the tests run.
    @Test func everyLineCompiles() throws {
        let text = try Repository.text(
            "Sources/XExtensionItem/XExtensionItem.docc/SharingAndReceiving.md")
        let sources = try [
            "Examples/LazyImage/main.swift", "Examples/ShareExtension/main.swift",
            "Tests/XExtensionItemTests/Documentation/SharingArticleTests.swift",
        ].map(Repository.text).joined()
        let compiled = Set(Self.lines(of: sources))
        let blocks = text.components(separatedBy: "```swift\n").dropFirst()
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `source[") }
        let shown =
            blocks.flatMap { Self.lines(of: $0.components(separatedBy: "```")[0]) }
            + rows.map { String($0.split(separator: "`")[1]) }
        #expect(shown.count > 30)
        for line in shown where !compiled.contains(line) { Issue.record("\(line)") }
    }

    private static func lines(of code: String) -> [String] {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
