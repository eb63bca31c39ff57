import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// Reading, writing and checking of the project's own format.
struct OwnFormatTests {
    private static let full = """
        { "app-catalog": "1.0", "com.example.note": [1], "types": [ { "key": "maps",
          "name": {"nl": "Kaarten", "en": "Maps"}, "group": "utility", "preferred-app": "a", "first-party-app": "b",
          "com.example.color": "red",
          "parameters": [ {"key": "q", "name": "Query", "summary": "What to look for", "role": "text", "default": "",
            "com.example.x": true}, {"key": "zoom"} ],
          "actions": [ {"key": "search", "aliases": ["find", "look"], "name": {"en": "Search"},
            "fallback": "https://example.org/?q={{q}}", "com.example.x": 1} ],
          "apps": [ {"key": "a", "name": "A", "icon": "icon-a", "probe": "a:",
              "links": {"search": "a://?q={{q}}", "look": "A:x"},
              "optional-query": {"zoom": "z={{zoom}}", "q": "q2={{q}}"},
              "bundle-id": "com.example.a", "app-store-id": "1", "google-play-id": "com.example.a",
              "platforms": ["iPhone", "iPad"], "sends": true, "receives": false, "com.example.x": {} },
            {"key": "b", "name": "B", "in-app": {"presenter": "P", "actions": ["search"], "com.example.x": 2}} ] } ] }
        """

    @Test func everyMemberIsReadAndWrittenBack() throws {
        let (catalog, findings) = Catalogs.read(["c": Self.full])
        #expect(findings.isEmpty, "\(findings)")
        for encoding in WireEncoding.all {
            let bytes = try catalog.encoded(as: encoding)
            let original = try WireDocument(Data(Self.full.utf8))
            let written = try WireDocument(bytes)
            #expect(try written.encoded(as: .json) == original.encoded(as: .json), "\(encoding)")
            #expect(try AppCatalog(decoding: bytes).encoded() == catalog.encoded())
        }
    }

    /// The order matters. The test reads it from the bytes, because canonical JSON would sort the keys.
    @Test func theOrderOfLinksPairsAndNamesIsKept() throws {
        for encoding in WireEncoding.all {
            let catalog = try AppCatalog(decoding: Catalogs.read(Self.full).encoded(as: encoding))
            let type = try #require(catalog.types.first)
            #expect(type.apps[0].links.map(\.action) == ["search", "look"])
            #expect(type.apps[0].optionalQuery.map(\.parameter) == ["zoom", "q"])
            #expect(type.name.translations.map(\.language) == ["nl", "en"])
            #expect(type.apps[0].schemes == ["a"])
        }
    }

    @Test func catalogsDifferInEveryMember() throws {
        let catalog = Catalogs.read(Self.full)
        let changes: [(inout AppCatalog) -> Void] = [
            { $0.unknownMembers = [:] }, { $0.types[0].key = "MAPS" },
            { $0.types[0].name = "Maps" },
            { $0.types[0].group = nil }, { $0.types[0].preferredApp = "b" },
            { $0.types[0].firstPartyApp = nil }, { $0.types[0].unknownMembers = [:] },
            { $0.types[0].parameters[0].key = "Q" }, { $0.types[0].parameters[0].name = nil },
            { $0.types[0].parameters[0].summary = nil }, { $0.types[0].parameters[0].role = .url },
            { $0.types[0].parameters[0].defaultValue = nil },
            { $0.types[0].parameters[0].unknownMembers = [:] },
            { $0.types[0].parameters.swapAt(0, 1) }, { $0.types[0].actions[0].key = "s" },
            { $0.types[0].actions[0].aliases = ["look", "find"] },
            { $0.types[0].actions[0].name = nil }, { $0.types[0].actions[0].fallback = nil },
            { $0.types[0].actions[0].unknownMembers = [:] }, { $0.types[0].apps.swapAt(0, 1) },
            { $0.types[0].apps[0].key = "A" }, { $0.types[0].apps[0].name = "a" },
            { $0.types[0].apps[0].icon = nil }, { $0.types[0].apps[0].probe = nil },
            { $0.types[0].apps[0].links.swapAt(0, 1) },
            { $0.types[0].apps[0].links[0].template = URLTemplate("a://?q={{q?}}") },
            { $0.types[0].apps[0].optionalQuery.swapAt(0, 1) },
            { $0.types[0].apps[0].bundleIdentifier = nil },
            { $0.types[0].apps[0].appStoreID = nil },
            { $0.types[0].apps[0].googlePlayID = nil },
            { $0.types[0].apps[0].platforms = ["iPad", "iPhone"] },
            { $0.types[0].apps[0].sendsContent = nil },
            { $0.types[0].apps[0].receivesContent = true },
            { $0.types[0].apps[0].unknownMembers = [:] }, { $0.types[0].apps[1].presenter = nil },
            { $0.types[0].apps[1].presenter?.name = "p" },
            { $0.types[0].apps[1].presenter?.actions = [] },
            { $0.types[0].apps[1].presenter?.unknownMembers = [:] },
        ]
        for (number, change) in changes.enumerated() {
            var other = catalog
            change(&other)
            let bytes = try other.encoded()
            #expect(try bytes != catalog.encoded(), "change \(number)")
            #expect(try AppCatalog(decoding: bytes).encoded() == bytes, "change \(number)")
        }
        #expect(AppName("e\u{301}") != AppName("\u{E9}"))
    }

    @Test func propertyListsOfTheSameShapeAreRead() throws {
        let text = Catalogs.plist(
            Catalogs.strings(["app-catalog": "1.0"]) + "<key>types</key><array><dict>"
                + Catalogs.strings(["key": "a", "name": "A"]) + "</dict></array>")
        #expect(Catalogs.read(text).types.map(\.key) == ["a"])
    }

    @Test func errorsOfUnreadableFilesHaveTheirLocation() throws {
        for (text, id, pointer) in [
            ("[1,]", "json.syntax", ""), ("{}", "catalog.shape", ""), ("3", "catalog.shape", ""),
            (#"{"app-catalog": 1, "types": []}"#, "member.type", "/app-catalog"),
            (#"{"types": []}"#, "catalog.shape", ""),
            (#"{"app-catalog": "1.00", "types": []}"#, "version.unsupported", "/app-catalog"),
        ] {
            let findings = Catalogs.read(["c.json": text]).findings
            let first = try #require(findings.first, "\(text)")
            #expect(first.code.rawValue == id && first.pointer == pointer, "\(text) \(first)")
            #expect(first.file == "c.json" && first.location != nil)
        }
        let error = #expect(throws: PayloadError.self) { try AppCatalog(decoding: Data("{}".utf8)) }
        #expect(error?.findings.map(\.code.rawValue) == ["catalog.shape"])
        #expect(error?.description.contains("expected a catalog") == true)
        #expect((error as (any Error)?)?.localizedDescription == error?.description)
    }

    /// The expected location is that of Python's parser.
    @Test func aFaultOfJSONHasItsLineAndColumn() throws {
        let text = """
            {
              "app-catalog": "1.0",
              "types": [1 2]
            }
            """
        let finding = try #require(Catalogs.read(["c.json": text]).findings.first)
        #expect(finding.location?.line == 3 && finding.location?.column == 15)
        #expect(
            finding.description.hasPrefix("c.json:3:15: json.syntax: "))
    }

    @Test func newerMinorVersionsAreRead() {
        let text = #"{"app-catalog": "1.7", "types": [], "news": 1}"#
        let (catalog, findings) = Catalogs.read(["c": text])
        #expect(findings.isEmpty)
        #expect(catalog.unknownMembers["news"] == 1)
        let now = Catalogs.read(["c": text.replacing("1.7", with: "1.0")]).findings
        #expect(now.map { "\($0.code.rawValue) \($0.pointer)" } == ["member.unknown /news"])
    }

    @Test func setAsideValuesAreWrittenBack() throws {
        let text = """
            {"app-catalog": "1.0", "types": [{"key": "a", "name": "A", "group": 3, "apps": [
              {"key": "b", "name": "B", "icon": [], "links": {"x": "b:"}}], "actions": [{"key": "x"}]}]}
            """
        let (catalog, findings) = Catalogs.read(["c": text])
        #expect(
            findings.map { "\($0.code.rawValue) \($0.pointer)" }
                == ["member.type /types/0/group", "member.type /types/0/apps/0/icon"])
        let written = try WireDocument(catalog.encoded()).encoded(as: .json)
        #expect(try written == WireDocument(Data(text.utf8)).encoded(as: .json))
        var changed = catalog
        changed.types[0].group = "g"
        #expect(try AppCatalog(decoding: changed.encoded()).types[0].group == "g")
    }

    @Test func entriesWithoutKeyAreDropped() {
        let text = """
            {"app-catalog": "1.0", "types": [{"name": "A"}, {"key": "", "name": "B"}, 4,
              {"key": "c", "name": "C", "apps": [{"name": "D"}]}]}
            """
        let (catalog, findings) = Catalogs.read(["c": text])
        #expect(catalog.types.map(\.key) == ["c"] && catalog.types[0].apps.isEmpty)
        #expect(
            findings.map { "\($0.code.rawValue) \($0.pointer)" } == [
                "member.missing /types/0", "member.missing /types/1", "member.value /types/1/key",
                "member.type /types/2", "member.missing /types/3/apps/0",
            ])
    }

    @Test func linksAndPresenterExcludeEachOther() throws {
        let text = """
            {"app-catalog": "1.0", "types": [{"key": "a", "name": "A", "actions": [{"key": "x"}], "apps": [
              {"key": "b", "name": "B", "links": {"x": "b:"}, "in-app": {"presenter": "P", "actions": ["x"]}}]}]}
            """
        let (catalog, findings) = Catalogs.read(["c": text])
        #expect(
            findings.map { "\($0.code.rawValue) \($0.pointer)" } == ["member.value /types/0/apps/0"]
        )
        #expect(catalog.types[0].apps[0].links.isEmpty && catalog.types[0].apps[0].presenter != nil)
    }

    @Test func foreignTemplatesAreWrittenInTheOwnDialect() throws {
        let choosy = Catalogs.read(
            Catalogs.choosy(
                "t", parameters: ["a"], actions: ["x"],
                apps: Catalogs.choosyApp("c", ["x": "c://{{a}}?q={{a}}"])))
        #expect(
            try AppCatalog(decoding: choosy.encoded()).types[0].apps[0].links[0].template
                == URLTemplate("c://{{a?}}?q={{a?}}"))
        let kit = Catalogs.read([
            "X.plist": Catalogs.intentKitApp(
                "X", ["openHttpURL:": "x://{url}?q={source}&r={{{url}}}"],
                optional: ["callback": "&c={{callback}}"])
        ]).catalog
        let app = try AppCatalog(decoding: kit.encoded()).types[0].apps[0]
        #expect(app.links[0].template == URLTemplate("x://{{{url}}}?q={{source}}&r={{{url}}}"))
        #expect(app.optionalQuery[0] == OptionalPart(parameter: "callback", "c={{callback}}"))
    }
}
