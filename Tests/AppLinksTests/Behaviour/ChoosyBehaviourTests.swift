import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The behaviors of Choosy 0.6.2, numbered, with its defects fixed.
struct ChoosyBehaviourTests {
    private static let twitter = Catalogs.read(
        Catalogs.choosy(
            parameters: ["text", "callback_url", "profile_screenname"],
            actions: ["post", "show_profile"],
            apps: [
                Catalogs.choosyApp(
                    "tweetbot",
                    [
                        "post": "tweetbot:///post?text={{text}}&callback_url={{callback_url}}",
                        "show_profile":
                            "tweetbot:///user_profile/{{profile_screenname}}?callback_url={{callback_url}}",
                    ]),
                Catalogs.choosyApp(
                    "twitterrific", ["post": "twitterrific:///post?message={{text}}"]),
            ].joined(separator: ",")))

    private func expanded(_ template: String, _ parameters: [String: String] = [:]) throws -> String
    {
        try URLTemplate(template, dialect: .choosy).expand(parameters).absoluteString
    }

    // MARK: Data

    @Test("1: Types without parameters, actions or apps are read, and written back as they were")
    func absentAndEmptyArraysArePreserved() throws {
        for text in [
            #"[{"default_app_url":"twitter:","key":"twitter","name":"Twitter"}]"#,
            #"[{"actions":[],"apps":[],"key":"email","name":"Email","parameters":[]}]"#,
            #"[{"apps":[{"app_url_scheme":"a:","key":"a","name":"A"}],"key":"t","name":"T"}]"#,
            #"[{"apps":[{"actions":[],"key":"a","name":"A"}],"key":"t","name":"T"}]"#,
        ] {
            let (files, losses) = try Catalogs.read(text).choosyFiles()
            let written = try WireDocument(#require(files.values.first))
            #expect(try String(decoding: written.encoded(as: .json), as: UTF8.self) == text)
            #expect(losses.isEmpty)
        }
    }

    @Test(
        "2: Keys of types, actions and apps are compared without case, keys of parameters exactly")
    func keysAreComparedWithoutCase() throws {
        let catalog = Self.twitter
        let url = try catalog.url("TWITTER", "Post", ["text": "x"], app: "TweetBot")
        #expect(url == "tweetbot:///post?text=x")
        #expect(
            try catalog.url("twitter", "post", ["Text": "x"], app: "tweetbot") == "tweetbot:///post"
        )
        // Swift strings with the Kelvin sign and with K are equal.
        let kelvin = Catalogs.read(Catalogs.choosy("k", apps: Catalogs.choosyApp("k")))
        #expect(kelvin.type("\u{212A}") == nil)
        #expect(kelvin.type("K") != nil)
    }

    @Test("3: Drops pairs with an empty value, and the question mark if no pair remains")
    func pairsWithEmptyValuesAreDropped() throws {
        #expect(try expanded("x:///{{a}}/b?q={{a}}&c=&d=1") == "x:////b?d=1")
        #expect(try expanded("x:///p?q={{a}}") == "x:///p")
        #expect(try expanded("x:///p?q=") == "x:///p")
        #expect(try expanded("x:///p{{a}}?q={{a}}", ["a": "1"]) == "x:///p1?q=1")
    }

    @Test("4: A second “?”, a second “=” and a pair without “=” are kept")
    func secondSeparatorsAreKept() throws {
        #expect(try expanded("x:///p?a={{a}}?b=2", ["a": "1"]) == "x:///p?a=1?b=2")
        #expect(try expanded("x:///p?a=b={{a}}", ["a": "1"]) == "x:///p?a=b=1")
        #expect(
            try expanded("echofon:///user_timeline?{{name}}", ["name": "x"])
                == "echofon:///user_timeline?x")
        #expect(try expanded("echofon:///user_timeline?{{name}}") == "echofon:///user_timeline")
    }

    @Test("5: Values are escaped for their position, and cannot add pairs")
    func valuesCannotAddPairs() throws {
        #expect(
            try expanded("x:///p?q={{a}}", ["a": "1&b=2?c#d+e:f/g"])
                == "x:///p?q=1%26b%3D2%3Fc%23d%2Be%3Af%2Fg")
        // The example in Choosy's README.
        #expect(
            try Self.twitter.url(
                "twitter", "show_profile",
                ["profile_screenname": "Substantial", "callback_url": "choosy:"], app: "tweetbot")
                == "tweetbot:///user_profile/Substantial?callback_url=choosy%3A")
    }

    @Test("6: A placeholder that no parameter declares works, and is reported")
    func undeclaredPlaceholdersWork() throws {
        let text = Catalogs.choosy(
            actions: ["post"],
            apps: Catalogs.choosyApp("echofon", ["post": "echofon:///post?to={{profile_username}}"])
        )
        let (catalog, findings) = Catalogs.read(["twitter.json": text])
        #expect(
            try catalog.url("twitter", "post", ["profile_username": "a"], app: "echofon")
                == "echofon:///post?to=a")
        let finding = try #require(findings.first { $0.code == "placeholder.unknown" })
        #expect(finding.pointer == "/0/apps/0/actions/0/url_format")
        #expect(finding.severity == .finding)
    }

    @Test("7: A browser's template keeps the URL unchanged, with a web scheme or the app's own")
    func wholeURLTemplatesKeepTheURL() throws {
        let page = "https://example.org/a%20b?c=d&e=f#g"
        #expect(try expanded("{{url}}", ["url": page]) == page)
        #expect(try expanded("{{url}}", ["url": "HTTP://example.org/"]) == "HTTP://example.org/")
        #expect(
            code { _ = try URLTemplate("{{url}}").expand(["url": "javascript:alert(1)"]) }
                == "parameter.url-scheme")
        let template = URLTemplate("{{url}}")
        #expect(code { _ = try template.expand(["url": "mine:a"]) } == "parameter.url-scheme")
        #expect(
            try template.expand(["url": "mine:a"], allowing: ["mine"]).absoluteString == "mine:a")
        #expect(
            code { _ = try template.expand(["url": "file:///etc"], allowing: ["file"]) }
                == "url.malformed")
    }

    // MARK: Choosing

    @Test("8: An app without the action is opened by its scheme if the options allow it")
    func appsWithoutTheActionAreOpened() throws {
        let catalog = Self.twitter
        let request = LinkRequest(type: "twitter", action: "show_profile")
        #expect(code { _ = try catalog.link(request, in: "twitterrific") } == "action.unsupported")
        let link = try catalog.link(request, in: "twitterrific", opensAppWithoutAction: true)
        #expect(link.url.absoluteString == "twitterrific:")
        #expect(link.opensAppOnly && link.action == nil)

        var options = ChoosingOptions()
        let installed = InstalledSchemes(["twitterrific"])
        #expect(
            try catalog.resolve(request, installed: installed, options: options) == .unavailable)
        options.opensAppWithoutAction = true
        #expect(try catalog.resolve(request, installed: installed, options: options) == .open(link))
    }

    @Test("9: A request without an action only opens an app")
    func requestsWithoutActionOnlyOpenTheApp() throws {
        let resolution = try Self.twitter.resolve(
            LinkRequest(type: "twitter"), installed: InstalledSchemes(["tweetbot"]))
        let link = try #require(resolution.link)
        #expect(link.url.absoluteString == "tweetbot:")
        #expect(!link.opensAppOnly && link.action == nil)
    }

    @Test("10: Opens the only app, asks if there are several, and falls back without apps")
    func opensOneAppAndAsksForSeveral() throws {
        let request = LinkRequest(type: "twitter", action: "post", parameters: ["text": "x"])
        let catalog = Self.twitter
        #expect(try catalog.resolve(request, installed: InstalledSchemes()) == .unavailable)
        let one = try catalog.resolve(request, installed: InstalledSchemes(["twitterrific"]))
        let link = try #require(one.link)
        #expect(link.url.absoluteString == "twitterrific:///post?message=x")
        let several = try catalog.resolve(
            request, installed: InstalledSchemes(["tweetbot", "twitterrific"]))
        let chooser = try #require(several.chooser)
        #expect(chooser.rows.map(\.app) == ["tweetbot", "twitterrific"])
        #expect(chooser.reason == .init(.noDefault) && chooser.offersAlways)
    }

    @Test("10: A long press forgets the default, and asks even for a single app")
    func askingAlwaysShowsTheChooserForOneApp() throws {
        var options = ChoosingOptions()
        options.asking = .always
        let resolution = try Self.twitter.resolve(
            LinkRequest(type: "twitter", action: "post"), installed: InstalledSchemes(["tweetbot"]),
            options: options)
        let chooser = try #require(resolution.chooser)
        #expect(chooser.rows.map(\.app) == ["tweetbot"])
        #expect(chooser.reason == .init(.asked))
    }

    @Test("11: Opens the default until it is uninstalled; asks once if an app is new")
    func asksAgainIfTheDefaultIsUninstalledOrAnAppIsNew() throws {
        let catalog = Self.three
        let request = LinkRequest(type: "maps", action: "search")
        let two = InstalledSchemes(["a", "b"])
        let all = InstalledSchemes(["a", "b", "c"])
        var defaults = DefaultApps()
        try defaults.record("b", always: true, for: chooser(catalog, request, two, defaults))
        #expect(try opened(catalog, request, two, defaults) == "b")

        let asked = try chooser(catalog, request, all, defaults)
        #expect(asked.reason == .init(.newApps, ["c"]))
        #expect(asked.rows.map(\.isNew) == [false, false, true])
        #expect(asked.rows.map(\.isDefault) == [false, true, false])
        defaults.record("a", always: false, for: asked)
        #expect(try opened(catalog, request, all, defaults) == "b")

        let without = InstalledSchemes(["a", "c"])
        #expect(
            try chooser(catalog, request, without, defaults).reason
                == .init(.defaultUninstalled, ["b"]))
        defaults.forget("MAPS")
        #expect(try chooser(catalog, request, all, defaults).reason == .init(.noDefault))
    }

    @Test("12: Apps of the catalog that are not installed are not new")
    func appsThatAreNotInstalledAreNotNew() throws {
        let request = LinkRequest(type: "maps", action: "search")
        let two = InstalledSchemes(["a", "b"])
        var defaults = DefaultApps()
        try defaults.record("a", always: true, for: chooser(Self.three, request, two, defaults))
        #expect(defaults["maps"]?.knownApps == ["a", "b"])
        #expect(try opened(Self.three, request, two, defaults) == "a")
    }

    private static let three = Catalogs.read(
        Catalogs.choosy(
            "maps", actions: ["search"],
            apps: ["a", "b", "c"].map { Catalogs.choosyApp($0, ["search": "\($0)://s"]) }
                .joined(separator: ",")))

    private func chooser(
        _ catalog: AppCatalog, _ request: LinkRequest, _ installed: InstalledSchemes,
        _ defaults: DefaultApps, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Chooser {
        try #require(
            catalog.resolve(request, installed: installed, defaults: defaults).chooser,
            sourceLocation: sourceLocation)
    }

    private func opened(
        _ catalog: AppCatalog, _ request: LinkRequest, _ installed: InstalledSchemes,
        _ defaults: DefaultApps
    ) throws -> String? {
        try catalog.resolve(request, installed: installed, defaults: defaults).link?.app
    }

    // MARK: Merging and updates

    @Test("13: Newer data replaces older data; other entries and the order are preserved")
    func newerDataReplacesOlderData() throws {
        let older = Catalogs.read(
            Catalogs.choosy(
                parameters: ["text"], actions: ["post"],
                apps: Catalogs.choosyApp("a", ["post": "a://old", "search": "a://search"]) + ","
                    + Catalogs.choosyApp("b", ["post": "b://old"])))
        let newer = Catalogs.read(
            Catalogs.choosy(
                parameters: ["text", "user"], actions: ["search"],
                apps: Catalogs.choosyApp("c", ["post": "c://new"]) + ","
                    + Catalogs.choosyApp("A", ["POST": "a://new"], scheme: "a2:")))
        let merged = older.merged(with: newer)
        let type = try #require(merged.types.first)
        #expect(merged.types.count == 1)
        #expect(type.apps.map(\.key) == ["a", "b", "c"])
        #expect(type.apps[0].links.map(\.template.text) == ["a://new", "a://search"])
        #expect(type.apps[0].probe == "a2:")
        #expect(type.actions.map(\.key) == ["post", "search"])
        #expect(type.parameters.map(\.key) == ["text", "user"])
    }

    @Test("14: Merging into a type without arrays keeps the newer arrays")
    func mergingKeepsNewerArraysIfOlderOnesAreAbsent() throws {
        let older = Catalogs.read(#"[{"key": "t"}]"#)
        let newer = Catalogs.read(
            Catalogs.choosy(
                "t", parameters: ["p"], actions: ["x"], apps: Catalogs.choosyApp("a", ["x": "a:"])))
        let type = try #require(older.merged(with: newer).types.first)
        #expect(type.apps.count == 1 && type.actions.count == 1 && type.parameters.count == 1)
        #expect(try newer.merged(with: older).encoded() == newer.encoded())
    }

    @Test("16: A chooser has a title, rows with name, key and icon, and may offer a default")
    func choosersHaveTitleAndRows() throws {
        var request = LinkRequest(type: "maps", action: "search")
        let two = InstalledSchemes(["a", "b"])
        let plain = try chooser(Self.three, request, two, DefaultApps())
        #expect(plain.title == "maps")
        #expect(plain.rows.map(\.name) == ["A", "B"])
        #expect(plain.rows.map { $0.iconFileNames(scale: 2)[0] } == ["a@2x.png", "b@2x.png"])
        #expect(plain.rows[0].iconFileNames(scale: 1, isPad: true)[0] == "a~ipad.png")
        request.title = "Find the way"
        #expect(try chooser(Self.three, request, two, DefaultApps()).title == "Find the way")

        var options = ChoosingOptions()
        options.offersAlways = false
        let without = try Self.three.resolve(request, installed: two, options: options)
        #expect(try #require(without.chooser).offersAlways == false)
    }

    @Test("17: A page becomes a request to a browser")
    func webPagesBecomeRequests() throws {
        let catalog = Catalogs.read(
            Catalogs.choosy(
                "browser", parameters: ["url"], actions: ["browse"],
                apps: Catalogs.choosyApp("safari", ["browse": "{{url}}"], scheme: "http:")))
        let page = try #require(URL(string: "https://twitter.com/x?a=b"))
        let resolution = try catalog.resolve(
            LinkRequest(webURL: page), installed: InstalledSchemes(["http"]))
        let link = try #require(resolution.link)
        #expect(link.url == page)
    }

    @Test("18: Unused flags are preserved as unknown members")
    func unusedFlagsArePreserved() throws {
        let text =
            #"[{"key":"t","name":"T","parameters":[{"key":"p","presence_required":true,"value_required":1}]}]"#
        let catalog = Catalogs.read(text)
        let parameter = try #require(catalog.types.first?.parameters.first)
        #expect(parameter.unknownMembers["choosy.presence_required"] == true)
        #expect(parameter.unknownMembers["choosy.value_required"] == 1)
        let again = try AppCatalog(decoding: catalog.encoded())
        #expect(try #require(again.types.first?.parameters.first).isIdentical(to: parameter))
        let file = try #require(try again.choosyFiles().files["t.json"])
        let written = try WireDocument(file).encoded(as: .json)
        #expect(String(decoding: written, as: UTF8.self).contains(#""presence_required":true"#))
    }

    @Test("19: The first of two equal actions counts; duplicates are reported")
    func duplicateActionsAreReported() throws {
        let twitter = Catalogs.choosy(
            actions: ["search"],
            apps: Catalogs.choosyApp(
                "twit", ["search": "twit:///1", "search": "twit:///2", "mentions": "twit:///m"])
                + "," + Catalogs.choosyApp("safari", ["search": "safari:///s"]))
        let browser = Catalogs.choosy(
            "browser", actions: ["browse"],
            apps: Catalogs.choosyApp("safari", ["browse": "safari:///b"]))
        let (catalog, findings) = Catalogs.read(["twitter.json": twitter, "browser.json": browser])
        #expect(try catalog.url("twitter", "search", app: "twit") == "twit:///1")
        let places = findings.map { "\($0.code.rawValue) \($0.file ?? "")\($0.pointer)" }
        #expect(places.contains("action.duplicate twitter.json/0/apps/0/actions/1"))
        #expect(places.contains("action.unknown twitter.json/0/apps/0/actions/2"))
        #expect(places.contains("app.other-type browser.json/0/apps/0"))
    }
}
