import Foundation
import Testing
import XExtensionItem

@testable import AppLinks

/// Links as values of payloads, and payloads as values of links.
struct ItemLinkTests {
    private static let catalog = Catalogs.read(
        """
        { "app-catalog": "1.0", "types": [ { "key": "notes", "name": "Notes",
          "parameters": [ {"key": "u", "role": "url"}, {"key": "t", "role": "text"}, {"key": "h", "role": "title"},
            {"key": "from", "role": "app-name"}, {"key": "back", "role": "callback"}, {"key": "to", "role": "recipients"},
            {"key": "color"}, {"key": "mode", "default": "plain"} ],
          "actions": [ {"key": "add", "fallback": "https://example.org/add?u={{u}}"}, {"key": "say"} ],
          "apps": [
            {"key": "pad", "name": "Pad", "links": {
              "add": "pad:///add?url={{u}}&title={{h?}}&mode={{mode}}", "say": "pad:///say?{{color}}"}},
            {"key": "web", "name": "Web", "links": {"add": "https://example.com/?u={{u}}"}} ] } ] }
        """)

    private static var type: AppType { catalog.types[0] }

    private func url(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> URL
    { try #require(URL(string: text), sourceLocation: sourceLocation) }

    private func link(_ action: String?, app: String) throws -> OpenedLink {
        let request = LinkRequest(
            type: "notes", action: action, parameters: ["u": "a:b", "color": "red"])
        return try Self.catalog.link(request, in: app)
    }

    @Test func appLinksBecomeDeepLinks() throws {
        var referrer = Referrer(appName: "Mine")
        try link("add", app: "pad").apply(to: &referrer)
        #expect(referrer.appName == "Mine")
        #expect(referrer.iOSAppURL?.absoluteString == "pad:///add?url=a%3Ab&mode=plain")
        #expect(referrer.webURL?.absoluteString == "https://example.org/add?u=a%3Ab")
        #expect(referrer.androidAppURL == nil)
    }

    @Test func webLinksBecomeWebURLs() throws {
        var referrer = Referrer()
        try link("add", app: "web").apply(to: &referrer)
        #expect(referrer.iOSAppURL == nil)
        #expect(referrer.webURL?.absoluteString == "https://example.com/?u=a%3Ab")
    }

    @Test func applyingALinkKeepsOtherValues() throws {
        var referrer = Referrer(webURL: try url("https://example.net/"))
        try link("say", app: "pad").apply(to: &referrer)
        #expect(referrer.webURL?.absoluteString == "https://example.net/")
        #expect(referrer.iOSAppURL?.absoluteString == "pad:///say?red")
        let before = referrer
        try link(nil, app: "pad").apply(to: &referrer)
        #expect(referrer == before)
    }

    @Test func attachmentsPreferTheWebPage() throws {
        #expect(
            try link("add", app: "pad").attachment == .url(url("https://example.org/add?u=a%3Ab")))
        #expect(try link("say", app: "pad").attachment == .url(url("pad:///say?red")))
    }

    @Test func itemsSupplyParametersByRole() throws {
        var item = ExtensionItem(url: try url("https://example.org/1"))
        item.title = "A title"
        item.contentText = AttributedText("A text")
        item.referrer = Referrer(appName: "Mine", webURL: try url("https://example.org/2"))
        item.sourceURL = try url("https://example.org/3")
        let parameters = LinkRequest(item, action: "add", of: Self.type)
        #expect(
            parameters.parameters == [
                "u": "https://example.org/1", "h": "A title", "t": "A text", "from": "Mine",
            ])
        let pad = try #require(Self.type.app("pad"))
        #expect(pad.actions(filledBy: parameters.parameters, of: Self.type) == ["add"])
        let link = try Self.catalog.link(parameters, in: "pad")
        #expect(
            link.url.absoluteString
                == "pad:///add?url=https%3A%2F%2Fexample.org%2F1&title=A%20title&mode=plain")
    }

    @Test func usesTheFirstAvailableURL() throws {
        var item = ExtensionItem(text: "Words")
        #expect(LinkRequest(item, action: "add", of: Self.type).parameters == ["t": "Words"])
        item.referrer = Referrer(webURL: try url("https://example.org/2"))
        #expect(
            LinkRequest(item, action: "add", of: Self.type).parameters["u"]
                == "https://example.org/2")
        item.sourceURL = try url("https://example.org/3")
        #expect(
            LinkRequest(item, action: "add", of: Self.type).parameters["u"]
                == "https://example.org/3")
        item.additionalAttachments = [.url(try url("https://example.org/1"))]
        #expect(
            LinkRequest(item, action: "add", of: Self.type).parameters["u"]
                == "https://example.org/1")
    }

    @Test func emptyValuesCountAsMissing() {
        var item = ExtensionItem(text: "")
        item.title = ""
        item.contentText = AttributedText("")
        #expect(LinkRequest(item, action: "add", of: Self.type).parameters.isEmpty)
    }

    @Test func actionsRequireAllTheirValues() throws {
        let pad = try #require(Self.type.app("pad"))
        #expect(pad.actions(filledBy: [:], of: Self.type) == [])
        #expect(pad.actions(filledBy: ["color": "red"], of: Self.type) == ["say"])
        #expect(pad.actions(filledBy: ["u": "", "mode": "x"], of: Self.type) == [])
        #expect(pad.actions(filledBy: ["u": "x", "mode": "x"], of: Self.type) == ["add"])
    }
}
