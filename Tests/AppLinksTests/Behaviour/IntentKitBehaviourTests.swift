import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The behaviors of IntentKit 0.7.5, numbered, with its defects fixed.
struct IntentKitBehaviourTests {
    private static let maps: KeyValuePairs = [
        "Google Maps.plist": Catalogs.intentKitApp(
            "Google Maps",
            [
                "directionsFrom:to:mode:":
                    "comgooglemaps://?saddr={{from}}&daddr={{to}}&directionsmode={{mode}}",
                "searchForLocation:": "comgooglemaps://?q={{query}}",
            ], optional: ["zoom": "&zoom={{zoom}}", "center": "&center={{center}}"]),
        "Maps.plist": Catalogs.intentKitApp(
            "Maps",
            [
                "directionsFrom:to:mode:": "http://maps.apple.com/?saddr={{from}}&daddr={{to}}",
                "searchForLocation:": "http://maps.apple.com/?q={{query}}",
            ]),
        "Waze.plist": Catalogs.intentKitApp(
            "Waze", ["directionsFrom:to:mode:": "waze://?ll={{to}}&navigate=yes"]),
    ]

    private static let browsers: KeyValuePairs = [
        "INKBrowserHandler.plist": Catalogs.plist(
            Catalogs.strings(["default": "INKWebView", "firstPartyAppName": "Safari"])),
        "INKWebView.plist": Catalogs.intentKitSheet("INKWebView", "openHttpURL:", "openHttpsURL:"),
        "Safari.plist": Catalogs.intentKitApp(
            "Safari",
            ["openHttpURL:": "http://{{{url}}}", "openHttpsURL:": "https://{{{url}}}"]),
        "Chrome.plist": Catalogs.intentKitApp(
            "Chrome",
            [
                "openHttpURL:": "googlechrome://{{{url}}}",
                "openHttpsURL:": "googlechromes://{{{url}}}",
            ]),
    ]

    private static let facebook: KeyValuePairs = [
        "Facebook.plist": Catalogs.intentKitApp(
            "Facebook", ["showProfileWithId:": "fb://profile/{{userId}}"]),
        "INKFacebookHandler.plist": Catalogs.plist(
            Catalogs.strings(["default": "Facebook"]) + "<key>fallbackUrls</key><dict>"
                + Catalogs.strings(["showProfileWithId:": "https://facebook.com/{{userId}}"])
                + "</dict>"),
    ]

    private func catalog(_ files: KeyValuePairs<String, String>) -> AppCatalog {
        Catalogs.read(files).catalog
    }

    // MARK: Files

    @Test(
        "20: An app's file has names, actions and optional texts, or a class and a list of actions")
    func appFilesAreReadAndWrittenBack() throws {
        let type = try #require(catalog(Self.maps).types.first)
        #expect(type.key == "maps" && type.group == "utility")
        #expect(type.apps.map(\.key) == ["googlemaps", "maps", "waze"])
        #expect(type.apps[0].optionalQuery.map(\.parameter) == ["zoom", "center"])
        let sheet = try #require(catalog(Self.browsers).types.first?.app("inkwebview"))
        #expect(sheet.presenter?.name == "INKWebView")
        #expect(sheet.presenter?.actions == ["openHttpURL:", "openHttpsURL:"])
        try expectWrittenBack(Self.maps)
        try expectWrittenBack(Self.browsers)
    }

    @Test("20: A name is one string, or one per language")
    func namesByLanguage() throws {
        let names = Catalogs.plist(
            "<key>name</key><dict>\(Catalogs.strings(["en": "Maps", "de": "Karten"]))</dict>"
                + "<key>actions</key><dict>\(Catalogs.strings(["searchForLocation:": "x:?q={{query}}"]))</dict>"
        )
        let app = try #require(catalog(["Maps.plist": names]).types.first?.apps.first)
        #expect(app.name.translations.map(\.language) == ["en", "de"])
        try expectWrittenBack(["Maps.plist": names])
    }

    private func expectWrittenBack(
        _ files: KeyValuePairs<String, String>, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (written, losses) = try catalog(files).intentKitFiles()
        #expect(losses.isEmpty, "\(losses)", sourceLocation: sourceLocation)
        #expect(written.count == files.count, sourceLocation: sourceLocation)
        for (name, text) in files {
            let found = try #require(
                written.first { $0.key.hasSuffix("/" + name) }, sourceLocation: sourceLocation)
            let document = try WireDocument(found.value)
            let original = try WireDocument(Data(text.utf8))
            #expect(
                try document.encoded(as: .json) == original.encoded(as: .json), "\(name)",
                sourceLocation: sourceLocation)
        }
    }

    @Test("21: Actions at the root and single braces, as in old versions, are read and reported")
    func oldLayoutsAreRead() throws {
        let flat = Catalogs.plist(
            Catalogs.strings([
                "openHttpURL:": "ophttp://{url}",
                "openURL:withCallback:": "op://x?x-success={callback}&url={url}",
            ]))
        let (catalog, findings) = Catalogs.read(["1Password.plist": flat])
        #expect(
            try catalog.url("browser", "openHttpURL:", ["url": "a.org/b?c=d"], app: "1password")
                == "ophttp://a.org/b?c=d")
        #expect(
            try catalog.url(
                "browser", "openURL:withCallback:", ["url": "http://a.org", "callback": "me:"],
                app: "1password") == "op://x?x-success=me%3A&url=http%3A%2F%2Fa.org")
        #expect(
            findings.filter { $0.code == "template.single-braces" }.map(\.pointer)
                == ["/openHttpURL:", "/openURL:withCallback:"])
        try expectWrittenBack(["1Password.plist": flat])
    }

    // MARK: Templates

    @Test("22: Double braces escape a value except commas; triple braces do not escape it")
    func doubleBracesEscapeAndTripleBracesDoNot() throws {
        let catalog = catalog(Self.maps)
        #expect(
            try catalog.url(
                "maps", "directionsFrom:to:mode:", ["to": "46.94,7.44"], app: "waze")
                == "waze://?ll=46.94,7.44&navigate=yes")
        #expect(
            try catalog.url("maps", "searchForLocation:", ["query": "a&b=c"], app: "googlemaps")
                == "comgooglemaps://?q=a%26b%3Dc")
        let chrome = self.catalog(Self.browsers)
        #expect(
            try chrome.url("browser", "openHttpURL:", ["url": "a.org/b?c=d#e"], app: "chrome")
                == "googlechrome://a.org/b?c=d#e")
    }

    @Test("23: Values are not searched for placeholders")
    func valuesAreNotSearchedForPlaceholders() throws {
        let template = URLTemplate("x://h/{{{a}}}?q={{b}}", dialect: .intentKit)
        let url = try template.expand(["a": "{{b}}", "b": "{{{a}}}"]).absoluteString
        #expect(url == "x://h/%7B%7Bb%7D%7D?q=%7B%7B%7Ba%7D%7D%7D")
    }

    @Test("24: A missing argument is an error that names it")
    func errorsNameMissingArguments() {
        let template = URLTemplate("x://{{a}}/{{b}}", dialect: .intentKit)
        do throws(LinkError) {
            _ = try template.expand(["a": "1"])
            Issue.record("expected an error")
        } catch {
            #expect(error.code == .missingParameter && error.subject == "b")
        }
    }

    @Test(
        "25: Optional texts follow in their order for given arguments, the first with a question mark"
    )
    func optionalPairsAreAppended() throws {
        let catalog = catalog(Self.maps)
        let query = ["query": "x", "center": "1,2", "zoom": "14"]
        #expect(
            try catalog.url("maps", "searchForLocation:", query, app: "googlemaps")
                == "comgooglemaps://?q=x&zoom=14&center=1,2")
        #expect(
            try catalog.url(
                "maps", "searchForLocation:", ["query": "x", "zoom": ""], app: "googlemaps")
                == "comgooglemaps://?q=x")
        let mail = self.catalog([
            "Mail.plist": Catalogs.intentKitApp(
                "Mail", ["sendMailTo:": "mailto:{{recipient}}"],
                optional: ["subject": "&subject={{subject}}"])
        ])
        #expect(
            try mail.url(
                "email", "sendMailTo:", ["recipient": "a@b.org", "subject": "x y"], app: "mail")
                == "mailto:a@b.org?subject=x%20y")
    }

    @Test("26: The handlers' commands and arguments are built in; activeUser is empty by default")
    func handlersSupplyDefaultValues() throws {
        let catalog = catalog([
            "Tweetbot.plist": Catalogs.intentKitApp(
                "Tweetbot", ["showTimeline": "tweetbot://{{activeUser}}/timeline?"],
                optional: ["callbackURL": "&callback_url={{callbackURL}}"])
        ])
        #expect(
            try catalog.url("twitter", "showTimeline", app: "tweetbot") == "tweetbot:///timeline?")
        #expect(
            try catalog.url(
                "twitter", "showTimeline", ["activeUser": "me", "callbackURL": "a:"],
                app: "tweetbot") == "tweetbot://me/timeline?&callback_url=a%3A")
        #expect(IntentKitHandler.all.map(\.commands.count) == [3, 1, 3, 20, 2, 4])
        let maps = try #require(IntentKitHandler.of(type: "maps")?.emptyType)
        #expect(
            maps.parameters.map(\.key)
                == ["query", "from", "to", "mode", "coordinate", "title", "center", "zoom"])
    }

    // MARK: Availability

    @Test("27: An app is installed if any of its schemes can be opened; opaque schemes work")
    func oneInstalledSchemeMakesAnAppAvailable() throws {
        let files: KeyValuePairs = [
            "Chrome.plist": Catalogs.intentKitApp(
                "Chrome",
                [
                    "openHttpURL:": "googlechrome://{{{url}}}",
                    "openHttpsURL:": "googlechromes://{{{url}}}",
                ]
            ),
            "Other.plist": Catalogs.intentKitApp("Other", ["openHttpURL:": "sms:{{url}}"]),
        ]
        let catalog = catalog(files)
        #expect(
            catalog.types[0].apps.map(\.schemes) == [["googlechrome", "googlechromes"], ["sms"]])
        let request = LinkRequest(type: "browser", action: "openHttpURL:", parameters: ["url": "a"])
        let chrome = try catalog.resolve(request, installed: InstalledSchemes(["googlechromes"]))
        #expect(chrome.link?.url.absoluteString == "googlechrome://a")
        let sms = try catalog.resolve(request, installed: InstalledSchemes(["sms"]))
        #expect(sms.link?.url.absoluteString == "sms:a")
    }

    @Test("28: A handler's file names the default app, the system's own app and the fallbacks")
    func handlerFilesAreRead() throws {
        let browsers = try #require(catalog(Self.browsers).types.first)
        #expect(browsers.preferredApp == "inkwebview" && browsers.firstPartyApp == "safari")
        let facebook = try #require(catalog(Self.facebook).types.first)
        #expect(
            facebook.action("showProfileWithId:")?.fallback?.text
                == "https://facebook.com/{{userId}}")
        try expectWrittenBack(Self.facebook)
        // In some versions, the fallbacks were in the app's file.
        let old = Catalogs.plist(
            "<key>actions</key><dict>\(Catalogs.strings(["showProfileWithId:": "fb://{userId}"]))</dict>"
                + "<key>fallbackUrls</key><dict>"
                + Catalogs.strings(["showProfileWithId:": "https://facebook.com/{userId}"])
                + "</dict>")
        let found = catalog(["Facebook.plist": old]).types.first?.action("showProfileWithId:")
        #expect(found?.fallback?.text == "https://facebook.com/{userId}")
    }

    @Test("29: Opens the web page if no app has the action")
    func fallsBackToTheWebPage() throws {
        let catalog = catalog(Self.facebook)
        let request = LinkRequest(
            type: "facebook", action: "showProfileWithId:", parameters: ["userId": "1 2"])
        let page = try #require(URL(string: "https://facebook.com/1%202"))
        #expect(try catalog.resolve(request, installed: InstalledSchemes()) == .fallBack(page))
        var options = ChoosingOptions()
        options.usesFallback = false
        #expect(
            try catalog.resolve(request, installed: InstalledSchemes(), options: options)
                == .unavailable)
        let link = try #require(catalog.resolve(request, installed: InstalledSchemes(["fb"])).link)
        #expect(link.webURL == page)
    }

    @Test("30: Reports a fallback that is not a web page, and a second question mark")
    func faultyFallbacksAreReported() throws {
        let handler = Catalogs.plist(
            "<key>fallbackUrls</key><dict>"
                + Catalogs.strings([
                    "showGPlusEventWithId:": "gplus://plus.google.com/events/{{eventId}}",
                    "showGPlusProfileWithId:": "https://plus.google.com/?id={{userId}}?",
                ]) + "</dict>")
        let (catalog, findings) = Catalogs.read(["INKGPlusHandler.plist": handler])
        let places = findings.map { "\($0.code.rawValue) \($0.pointer)" }
        #expect(places.contains("fallback.scheme /fallbackUrls/showGPlusEventWithId:"))
        #expect(
            places.contains(
                "template.second-question-mark /fallbackUrls/showGPlusProfileWithId:"))
        let request = LinkRequest(
            type: "gplus", action: "showGPlusEventWithId:", parameters: ["eventId": "1"])
        #expect(try catalog.resolve(request, installed: InstalledSchemes()) == .unavailable)
    }

    @Test("31: The system's own app is hidden only while an in-app presenter has the action")
    func hidesTheSystemAppBehindAnInAppPresenter() throws {
        let catalog = catalog(Self.browsers)
        let request = LinkRequest(
            type: "browser", action: "openHttpURL:", parameters: ["url": "a.org"])
        let installed = InstalledSchemes(["http", "googlechrome"], presenters: ["INKWebView"])
        let rows = try catalog.resolve(request, installed: installed).chooser?.rows
        #expect(rows?.map(\.app) == ["inkwebview", "chrome"])
        #expect(rows?.map(\.isInApp) == [true, false])
        var options = ChoosingOptions()
        options.allowsInApp = false
        let without = try catalog.resolve(request, installed: installed, options: options).chooser?
            .rows
        #expect(without?.map(\.app) == ["safari", "chrome"])
        options = ChoosingOptions()
        options.showsFirstPartyApp = true
        let all = try catalog.resolve(request, installed: installed, options: options).chooser?.rows
        #expect(all?.map(\.app) == ["inkwebview", "safari", "chrome"])
        options = ChoosingOptions()
        options.apps = ["Safari", "chrome"]
        let some = try catalog.resolve(request, installed: installed, options: options).chooser?
            .rows
        #expect(some?.map(\.app) == ["safari", "chrome"])
    }

    @Test("31: A presenter receives the action and all values")
    func presentersGetActionAndValues() throws {
        let catalog = catalog(Self.browsers)
        let request = LinkRequest(
            type: "browser", action: "openHttpURL:", parameters: ["url": "a.org"])
        let resolution = try catalog.resolve(
            request, installed: InstalledSchemes(presenters: ["INKWebView"]))
        let presenter = LinkedApp.Presenter(
            name: "INKWebView", actions: ["openHttpURL:", "openHttpsURL:"])
        #expect(
            resolution == .present(presenter, action: "openHttpURL:", parameters: ["url": "a.org"]))
    }

    // MARK: Choice

    @Test("32: Opens the only app even if it is not the default; else the default; else asks")
    func opensTheOnlyAppEvenIfItIsNotTheDefault() throws {
        let catalog = catalog(Self.maps)
        let request = LinkRequest(
            type: "maps", action: "searchForLocation:", parameters: ["query": "x"])
        var defaults = DefaultApps()
        defaults["maps"] = .init(app: "maps", knownApps: ["googlemaps", "maps", "waze"])
        let google = try catalog.resolve(
            request, installed: InstalledSchemes(["comgooglemaps"]), defaults: defaults)
        #expect(google.link?.app == "googlemaps")
        let both = InstalledSchemes(["comgooglemaps", "http"])
        #expect(
            try catalog.resolve(request, installed: both, defaults: defaults).link?.app == "maps")
        #expect(try catalog.resolve(request, installed: both).chooser?.rows.count == 2)
        var options = ChoosingOptions()
        options.asking = .always
        #expect(
            try catalog.resolve(request, installed: both, defaults: defaults, options: options)
                .chooser?.reason == .init(.asked))
    }

    @Test(
        "33: “Always” is offered without a default app, or if it was uninstalled or apps were added"
    )
    func offersAlwaysWithoutADefault() throws {
        let catalog = catalog(Self.maps)
        let request = LinkRequest(type: "maps", action: "directionsFrom:to:mode:")
        let all = InstalledSchemes(["comgooglemaps", "http", "waze"])
        func chooser(_ choice: DefaultApps.Choice) throws -> Chooser? {
            var defaults = DefaultApps()
            defaults["maps"] = choice
            return try catalog.resolve(request, installed: all, defaults: defaults).chooser
        }
        #expect(try chooser(.init(app: nil))?.offersAlways == true)
        let known = ["googlemaps", "maps", "waze"]
        #expect(try chooser(.init(app: "gone", knownApps: known))?.offersAlways == true)
        #expect(try chooser(.init(app: "maps", knownApps: ["maps"]))?.offersAlways == true)
        // The default is installed but has no search: another app must not replace it permanently.
        let search = LinkRequest(type: "maps", action: "searchForLocation:")
        var defaults = DefaultApps()
        defaults["maps"] = .init(app: "waze", knownApps: known)
        let lacking = try #require(
            catalog.resolve(search, installed: all, defaults: defaults).chooser)
        #expect(lacking.reason == .init(.defaultLacksAction, ["waze"]) && !lacking.offersAlways)
    }

    @Test("34: Opens the handler's preferred app without asking if the options allow it")
    func opensThePreferredApp() throws {
        for name in ["INKWebView", "In App"] {
            let handler = Catalogs.plist(Catalogs.strings(["default": name]))
            let catalog = catalog([
                "INKBrowserHandler.plist": handler,
                "INKWebView.plist": Catalogs.intentKitSheet("INKWebView", "openHttpURL:"),
                "Safari.plist": Catalogs.intentKitApp(
                    "Safari", ["openHttpURL:": "http://{{{url}}}"]),
            ])
            var options = ChoosingOptions()
            options.usesPreferredApp = true
            let installed = InstalledSchemes(["http"], presenters: ["INKWebView"])
            let request = LinkRequest(
                type: "browser", action: "openHttpURL:", parameters: ["url": "a.org"])
            let resolution = try catalog.resolve(request, installed: installed, options: options)
            guard case .present(let presenter, _, _) = resolution else {
                Issue.record("\(name): \(resolution)")
                continue
            }
            #expect(presenter.name == "INKWebView")
            var defaults = DefaultApps()
            defaults["browser"] = .init(app: "safari", knownApps: ["safari", "inkwebview"])
            #expect(
                try catalog.resolve(
                    request, installed: installed, defaults: defaults, options: options
                ).link?.app == "safari")
            let files = try catalog.intentKitFiles().files
            let written = try WireDocument(#require(files["Defaults/INKBrowserHandler.plist"]))
            #expect(
                try written.encoded(as: .json)
                    == WireDocument(Data(handler.utf8)).encoded(as: .json))
        }
    }

    @Test("35: Types have a group; defaults can be listed, set, and removed singly or all at once")
    func defaultsCanBeRemoved() throws {
        #expect(catalog(Self.facebook).types.first?.group == "social")
        var defaults = DefaultApps()
        defaults["maps"] = .init(app: "waze")
        defaults["Browser"] = .init(app: "chrome")
        defaults["MAPS"]?.app = "maps"
        #expect(defaults.types == ["maps", "Browser"])
        defaults.forget("maps")
        #expect(defaults["maps"]?.app == nil && defaults["browser"]?.app == "chrome")
        defaults.forgetAll()
        #expect(defaults["browser"]?.app == nil)
        defaults["browser"] = nil
        #expect(defaults.types == ["maps"])
    }

    @Test(
        "36: A name is shown in a preferred language, else in English, else in its first language")
    func namesAreChosenByLanguage() {
        let name = AppName(translations: [
            .init(language: "nl", text: "Kaarten"), .init(language: "en", text: "Maps"),
            .init(language: "de", text: "Karten"), .init(language: "pt-BR", text: "Mapas"),
        ])
        #expect(name.text(in: ["de", "nl"]) == "Karten")
        #expect(name.text(in: ["DE-ch"]) == "Karten")
        #expect(name.text(in: ["fr", "nl"]) == "Kaarten")
        #expect(name.text(in: ["pt-BR-x"]) == "Mapas")
        #expect(name.text(in: ["pt"]) == "Maps")
        #expect(name.text(in: []) == "Maps")
        #expect(
            AppName(translations: [.init(language: "fr", text: "Plans")]).text(in: ["de"])
                == "Plans")
    }

    @Test("37: Actions must be commands of the handler, and an app must have a name")
    func unknownCommandsAndMissingNamesAreReported() {
        let app = Catalogs.plist(
            "<key>actions</key><dict>"
                + Catalogs.strings(["searchForLocation:": "x:?q={{query}}", "fly": "x:fly"])
                + "</dict>")
        let (catalog, findings) = Catalogs.read(["X.plist": app])
        let places = findings.map { "\($0.code.rawValue) \($0.pointer)" }
        #expect(places.contains("member.missing "))
        #expect(places.contains("action.unknown /actions/fly"))
        #expect(catalog.types.first?.apps.first?.name.text() == "X")
        let (_, unknown) = Catalogs.read(["Y.plist": Catalogs.intentKitApp("Y", ["fly": "y:"])])
        #expect(unknown.ids == ["type.unknown"])
    }
}
