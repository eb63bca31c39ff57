import AppLinksCatalog
import Foundation
import TestSupport
import Testing
import WireFormat

@testable import AppLinks

/// The built-in catalog.
struct StandardCatalogTests {
    private static let catalog = AppCatalog.standard

    @Test func hasAllTypesAndNoFindings() {
        #expect(
            Self.catalog.types.map(\.key) == [
                "browser", "maps", "email", "messages", "phone", "calendar", "store", "music",
                "twitter", "rss", "contacts",
            ])
        #expect(Self.catalog.types.allSatisfy { !$0.apps.isEmpty })
        #expect(Self.catalog.check().map(\.description) == [])
    }

    @Test func theFileItselfHasNoFindings() throws {
        let file = Repository.url("Sources/StandardCatalogFile/standard.catalog.json")
        let (catalog, findings) = AppCatalog.reading([
            (name: "standard", bytes: try Data(contentsOf: file))
        ])
        #expect(findings.map(\.description) == [])
        #expect(try catalog.encoded() == Self.catalog.encoded())
    }

    @Test func everyAppNamesItsSource() {
        for app in Self.catalog.types.flatMap(\.apps) {
            guard case .string(let source) = app.unknownMembers["org.xextensionitem.source"] else {
                Issue.record("\(app.key) has no source")
                continue
            }
            #expect(source.hasPrefix("https://"), "\(app.key)")
        }
    }

    @Test func typedRequestsWork() throws {
        let maps = MapsRequest(center: .init(latitude: 42.523, longitude: -73.544), zoom: 14)
        let directions = maps.directions(from: "Washington Square Park", to: "Lincoln Center")
        #expect(
            try Self.catalog.link(directions, in: "googlemaps").url.absoluteString
                == "comgooglemaps://?saddr=Washington%20Square%20Park&daddr=Lincoln%20Center"
                + "&directionsmode=driving&center=42.523000,-73.544000&zoom=14")
        let mail = MailRequest(subject: "Hi").send(to: "ada@example.org")
        #expect(
            try Self.catalog.link(mail, in: "mail").url.absoluteString
                == "mailto:ada@example.org?subject=Hi")
        let page = try #require(URL(string: "https://a.org/b?c=d"))
        let installed = InstalledSchemes(["https", "http"])
        let resolution = try Self.catalog.resolve(LinkRequest(webURL: page), installed: installed)
        #expect(resolution.link?.url == page)
    }

    /// A request from Choosy's documentation, and IntentKit's requests for the same page. X has no
    /// `callback_url`.
    @Test func profilesAndPostsOpenInX() throws {
        let profile = LinkRequest(
            type: "Twitter", action: "show_profile",
            parameters: ["profile_screenname": "KarlTheFog", "callback_url": "yourappurl:"])
        let twitter = TwitterRequest(activeUser: "me", callbackURL: "yourappurl:")
        for (request, url) in [
            (profile, "user?screen_name=KarlTheFog"),
            (twitter.showUser(screenName: "KarlTheFog"), "user?screen_name=KarlTheFog"),
            (twitter.showUser(id: "7"), "user?user_id=7"),
            (twitter.tweet("a & b"), "tweet?text=a%20%26%20b"),
            (twitter.tweet("Yes", inReplyTo: "9"), "tweet?text=Yes&in_reply_to=9"),
            (twitter.request("retweetTweetWithId:", ["tweetId": "9"]), "retweet?tweet_id=9"),
        ] {
            let resolution = try Self.catalog.resolve(
                request, installed: InstalledSchemes(["https"]))
            #expect(
                resolution.link?.url.absoluteString == "https://x.com/intent/" + url)
        }
    }

    @Test func feedsAndContactsHaveLinks() throws {
        let feed = LinkRequest(
            type: "RSS", action: "subscribe", parameters: ["url": "https://a.org/feed.xml?b=c"])
        #expect(
            try Self.catalog.link(feed, in: "feed-reader").url.absoluteString
                == "feed:https://a.org/feed.xml?b=c")
        let contact = LinkRequest(
            type: "Contacts", action: "show", parameters: ["email": "ada@example.org"])
        #expect(
            try Self.catalog.link(contact, in: "busycontacts").url.absoluteString
                == "busycontacts://show/ada%40example.org")
        let sheet = try Self.catalog.resolve(
            contact, installed: InstalledSchemes([], presenters: ["ContactSheet"]))
        guard case .present(let presenter, "show", _) = sheet else {
            Issue.record("expected the sheet, found \(sheet)")
            return
        }
        #expect(presenter.name == "ContactSheet")
    }

    /// The system's own apps support most types, without a connection or other apps.
    @Test func theSystemsAppsAreEnough() throws {
        let system = InstalledSchemes([
            "https", "http", "maps", "mailto", "sms", "tel", "facetime", "itms-apps",
        ])
        for type in Self.catalog.types
        where !["calendar", "music", "rss", "contacts"].contains(type.key) {
            let able = type.apps.filter { $0.schemes.contains { system.schemes.contains($0) } }
            #expect(!able.isEmpty, "\(type.key)")
        }
    }
}
