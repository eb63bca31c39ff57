import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// Storing default apps, and converting those of Choosy and IntentKit.
struct DefaultAppsTests {
    private static var some: DefaultApps {
        var defaults = DefaultApps()
        defaults["maps"] = .init(app: "waze", knownApps: ["waze", "Google Maps"])
        defaults["browser"] = .init(app: nil, knownApps: ["safari"])
        defaults["émail"] = .init(app: "$data", knownApps: [])
        return defaults
    }

    @Test func defaultsRoundTrip() throws {
        for encoding in WireEncoding.all {
            let bytes = try Self.some.encoded(as: encoding)
            #expect(try DefaultApps(decoding: bytes) == Self.some, "\(encoding)")
        }
        var one = DefaultApps()
        one["$data"] = .init(app: "a")
        #expect(try DefaultApps(decoding: one.encoded()) == one)
    }

    /// Each thread opens the file again, so the lock works as between processes.
    @Test func concurrentUpdatesLoseNothing() throws {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = DefaultAppsFile(folder.appending(path: "defaults.json"))
        DispatchQueue.concurrentPerform(iterations: 40) { number in
            try? store.update { $0["type-\(number)"] = .init(app: "app") }
        }
        #expect(try Set(store.load().types) == Set((0..<40).map { "type-\($0)" }))
    }

    @Test func rejectsURLsOfWebPages() throws {
        let store = DefaultAppsFile(try #require(URL(string: "https://example.com/etc/hosts")))
        func code(_ body: () throws -> Void) -> String? {
            (#expect(throws: PayloadError.self, performing: body))?.findings[0].code.rawValue
        }
        #expect(code { _ = try store.load() } == "input.failed")
        #expect(code { try store.save(Self.some) } == "output.failed")
        #expect(code { try store.update { _ in } } == "output.failed")
    }

    @Test func anEmptyFileHasNoChoices() throws {
        let empty = Data(#"{"default-apps": "1.0"}"#.utf8)
        #expect(try DefaultApps(decoding: empty) == DefaultApps())
    }

    @Test(arguments: [
        ("{}", "member.missing"), (#"{"default-apps": 1}"#, "member.type"),
        (#"{"default-apps": "2.0"}"#, "version.unsupported"), ("[", "json.truncated"),
    ])
    func rejectsFilesWithoutDefaults(_ text: String, _ code: String) throws {
        let error = #expect(throws: PayloadError.self) {
            try DefaultApps(decoding: Data(text.utf8))
        }
        #expect(error?.findings[0].code.rawValue == code)
        #expect(error?.findings[0].location != nil)
    }

    @Test func unusableValuesAreIgnored() throws {
        let text = """
            {"default-apps": "1.3", "types": {"a": 1, "b": {"app": 2}, "c": {"app": "x", "known": [3, "x"]},
             "C": {"app": "y"}, "d": {"known": 4}}}
            """
        let defaults = try DefaultApps(decoding: Data(text.utf8))
        #expect(defaults.types == ["c", "d"])
        #expect(defaults["c"] == .init(app: "x", knownApps: ["x"]))
    }

    @Test func aFileKeepsDefaultsBetweenLaunches() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = DefaultAppsFile(folder.appending(path: "defaults.json"))
        #expect(try store.load() == DefaultApps())
        try store.update { $0 = Self.some }
        try store.update { $0.forget("maps") }
        var expected = Self.some
        expected["maps"]?.app = nil
        #expect(try store.load() == expected)
        try Data("{".utf8).write(to: store.url)
        #expect(throws: PayloadError.self) { try store.load() }
        #expect(throws: PayloadError.self) { try store.update { _ in } }
        #expect(throws: PayloadError.self) {
            try DefaultAppsFile(folder.appending(path: "none/defaults.json")).save(Self.some)
        }
    }

    @Test func recordingAnAnswerRecordsAllInstalledApps() throws {
        let chooser = Chooser(
            type: "maps", title: "Maps", rows: [], installedApps: ["a", "B", "c"],
            reason: .init(.noDefault), offersAlways: true, opensAppOnly: false,
            request: LinkRequest(type: "maps"))
        var defaults = DefaultApps()
        defaults["MAPS"] = .init(app: "old", knownApps: ["b", "old"])
        defaults.record("a", always: false, for: chooser)
        #expect(defaults["maps"] == .init(app: "old", knownApps: ["b", "old", "a", "c"]))
        defaults.record("a", always: true, for: chooser)
        #expect(defaults["maps"]?.app == "a")
        #expect(defaults.types == ["MAPS"])
    }

    @Test func choosyDefaultsAreConverted() {
        let defaults = DefaultApps(
            choosyDefaults: ["twitter": "tweetbot", "maps": "waze"],
            detected: ["twitter": ["tweetbot", "twitterrific"], "email": ["gmail"]])
        #expect(
            defaults["twitter"] == .init(app: "tweetbot", knownApps: ["tweetbot", "twitterrific"]))
        #expect(defaults["maps"] == .init(app: "waze", knownApps: ["waze"]))
        #expect(defaults["email"] == .init(app: nil, knownApps: ["gmail"]))
    }

    @Test func intentKitDefaultsAreConverted() throws {
        let catalog = Catalogs.read([
            "Google Maps.plist": Catalogs.intentKitApp(
                "Google Maps", ["searchForLocation:": "comgooglemaps://?q={{query}}"]),
            "Waze.plist": Catalogs.intentKitApp(
                "Waze", ["searchForLocation:": "waze://?q={{query}}"]),
            "INKMailSheet.plist": Catalogs.intentKitSheet("INKMailSheet", "sendMailTo:"),
        ]).catalog
        let installed = InstalledSchemes(["waze", "comgooglemaps"])
        let defaults = DefaultApps(
            intentKitDefaults: [
                "INKMapsHandler": "Google Maps", "INKMailHandler": "In App", "INKFooHandler": "x",
                "INKTwitterHandler": "Gone",
            ], in: catalog, installed: installed)
        #expect(defaults.types == ["email", "maps"])
        #expect(defaults["maps"] == .init(app: "googlemaps", knownApps: ["googlemaps", "waze"]))
        #expect(defaults["email"]?.app == "inkmailsheet")
        let request = LinkRequest(
            type: "maps", action: "searchForLocation:", parameters: ["query": "x"])
        #expect(
            try catalog.resolve(request, installed: installed, defaults: defaults).link?.app
                == "googlemaps")
    }
}
