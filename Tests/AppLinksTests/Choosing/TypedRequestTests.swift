import Foundation
import Testing

@testable import AppLinks

/// The requests for IntentKit's six handlers, and the default app of a type.
struct TypedRequestTests {
    @Test func mapsRequestsHaveIntentKitsDefaultsAndFormats() {
        var maps = MapsRequest()
        #expect(
            maps.directions(from: "A", to: "B").parameters
                == ["from": "A", "to": "B", "mode": "driving"])
        maps.center = .init(latitude: 42.523, longitude: -73.544)
        maps.zoom = 14
        let search = maps.search(for: "café")
        #expect(search.type == "maps" && search.action == "searchForLocation:")
        #expect(
            search.parameters
                == ["query": "café", "center": "42.523000,-73.544000", "zoom": "14"])
        maps = MapsRequest(center: .init(latitude: 91, longitude: 181))
        #expect(maps.search(for: "x").parameters == ["query": "x"])
        #expect(
            maps.open(.init(latitude: .nan, longitude: 0), title: "x").parameters["coordinate"]
                == nil)
    }

    @Test(arguments: [
        (0.0, "0.000000"), (-0.5, "-0.500000"), (-90, "-90.000000"), (1.000_000_4, "1.000000"),
        (1.999_999_9, "2.000000"), (7.000_05, "7.000050"),
    ])
    func coordinatesHaveSixDecimalPlaces(_ latitude: Double, _ text: String) {
        let coordinate = MapsRequest.Coordinate(latitude: latitude, longitude: 0)
        #expect(coordinate.text == text + ",0.000000")
    }

    /// Clause 6.2.5 lists every command and every parameter.
    @Test func everyRequestUsesCommandsOfItsHandler() throws {
        let page = try #require(URL(string: "https://a.org/b"))
        let place = MapsRequest.Coordinate(latitude: 1, longitude: 2)
        let maps = MapsRequest(center: place, zoom: 3)
        let twitter = TwitterRequest(activeUser: "me", callbackURL: "x:")
        let requests = [
            maps.search(for: "q"), maps.directions(from: "a", to: "b"),
            maps.open(place, title: "t"),
            MailRequest(subject: "s", messageBody: "b").send(to: "a@b.org"),
            BrowserRequest.open(page, callback: page, appName: "App"),
            twitter.showTweet(id: "1"), twitter.showUser(screenName: "a"),
            twitter.showUser(id: "1"),
            twitter.showTimeline(), twitter.showMentions(), twitter.search(for: "q"),
            twitter.tweet("m"), twitter.tweet("m", inReplyTo: "1"),
            FacebookRequest.showProfile(id: "1"), FacebookRequest.showEvent(id: "1"),
            GooglePlusRequest.showProfile(id: "1"), GooglePlusRequest.showProfile(name: "n"),
            GooglePlusRequest.showEvent(id: "1"), GooglePlusRequest.showCommunity(id: "1"),
        ]
        for request in requests {
            let handler = try #require(IntentKitHandler.of(type: request.type), "\(request)")
            let action = try #require(request.action)
            let command = try #require(handler.commands.first { $0.name == action }, "\(action)")
            #expect(Set(command.arguments).isSubset(of: request.parameters.keys), "\(action)")
            let others = Set(handler.commands.flatMap(\.arguments)).subtracting(command.arguments)
            let known = Set(handler.emptyType.parameters.map(\.key)).subtracting(others)
            #expect(Set(request.parameters.keys).isSubset(of: known), "\(action)")
        }
    }

    private static let mail = Catalogs.read([
        "INKMailSheet.plist": Catalogs.intentKitSheet("INKMailSheet", "sendMailTo:")
    ]).catalog

    @Test func presentsTheMailSheetOrReturnsAMailtoURL() throws {
        let mail = MailRequest(subject: "A & B", messageBody: "one\ntwo")
        let request = mail.send(to: "ada@example.org")
        let sheet = InstalledSchemes(presenters: ["INKMailSheet"])
        guard
            case .present(let presenter, _, let values) = try Self.mail.resolve(
                request, installed: sheet)
        else {
            Issue.record("expected the mail sheet")
            return
        }
        #expect(presenter.name == "INKMailSheet" && values["recipient"] == "ada@example.org")
        #expect(try Self.mail.resolve(request, installed: InstalledSchemes()) == .unavailable)
        #expect(
            try mail.mailtoURL(to: "ada@example.org").absoluteString
                == "mailto:ada@example.org?subject=A%20%26%20B&body=one%0Atwo")
        #expect(try MailRequest().mailtoURL(to: "a@b.org").absoluteString == "mailto:a@b.org")
        #expect(
            code { _ = try MailRequest(subject: "x\nBcc: y").mailtoURL(to: "a@b.org") }
                == "parameter.control-character")
    }

    @Test func theDefaultCanBeAnInAppPresenter() throws {
        let sheet = InstalledSchemes(presenters: ["INKMailSheet"])
        let chooser = try #require(try Self.mail.defaultChooser(for: "email", installed: sheet))
        #expect(chooser.rows.map(\.app) == ["inkmailsheet"] && !chooser.offersAlways)
        #expect(chooser.rows.first?.isInApp == true && chooser.reason.kind == .asked)
        var defaults = DefaultApps()
        defaults.record("inkmailsheet", always: true, for: chooser)
        let again = try #require(
            try Self.mail.defaultChooser(for: "email", installed: sheet, defaults: defaults))
        #expect(again.rows.first?.isDefault == true)
        #expect(try Self.mail.defaultChooser(for: "email", installed: InstalledSchemes()) == nil)
        var options = ChoosingOptions()
        options.allowsInApp = false
        #expect(
            try Self.mail.defaultChooser(for: "email", installed: sheet, options: options) == nil)
    }
}
