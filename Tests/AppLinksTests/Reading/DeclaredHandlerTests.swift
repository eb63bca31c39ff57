import Foundation
import Testing
import WireFormat
import XExtensionItem

@testable import AppLinks

/// Handlers that a type declares, and the reported losses of conversions.
struct DeclaredHandlerTests {
    private static let handler = """
        { "app-catalog": "1.0", "types": [ { "key": "phone", "name": "Phone", "handler": "INKPhoneHandler",
          "parameters": [ {"key": "number"} ], "actions": [ {"key": "voiceCall:"}, {"key": "videoCall:"} ] } ] }
        """
    private static let faceTime = Catalogs.intentKitApp(
        "FaceTime", ["videoCall:": "facetime://{{number}}"])
    private static let defaults = Catalogs.plist(Catalogs.strings(["default": "FaceTime"]))

    @Test(arguments: [false, true])
    func aTypeDeclaresAHandler(isFirst: Bool) throws {
        let files = [
            (name: "FaceTime.plist", bytes: Data(Self.faceTime.utf8)),
            (name: "INKPhoneHandler.plist", bytes: Data(Self.defaults.utf8)),
        ]
        let declaration = [(name: "phone.json", bytes: Data(Self.handler.utf8))]
        let (catalog, findings) = AppCatalog.reading(
            isFirst ? declaration + files : files + declaration)
        #expect(!findings.contains { $0.code == "type.unknown" }, "\(findings)")
        #expect(catalog.types.map(\.key) == ["phone"])
        #expect(catalog.types.first?.preferredApp == "facetime")
        #expect(
            try catalog.url("phone", "videoCall:", ["number": "1"], app: "facetime")
                == "facetime://1")
        let (written, losses) = try catalog.intentKitFiles()
        #expect(
            written.keys.sorted() == ["Defaults/INKPhoneHandler.plist", "FaceTime/FaceTime.plist"])
        #expect(losses.map(\.pointer).contains("/types/0/handler"))
        let again = try AppCatalog(decoding: catalog.encoded())
        #expect(again.types.first?.handler == "INKPhoneHandler")
    }

    @Test func withoutADeclarationTheAppIsReported() {
        let findings = Catalogs.read(["FaceTime.plist": Self.faceTime]).findings
        #expect(findings.ids == ["type.unknown"])
    }

    @Test func choosyFilesKeepAbsentSchemes() throws {
        let text = """
            [{"name": "Email", "key": "email", "parameters": [], "actions": [],
              "apps": [{"name": "Gmail", "key": "gmail",
                "actions": [{"key": "compose", "url_format": "googlegmail://co"}]}]}]
            """
        let (files, losses) = try Catalogs.read(text).choosyFiles()
        let written = try #require(files["email.json"])
        #expect(
            losses.isEmpty && !String(decoding: written, as: UTF8.self).contains("app_url_scheme"))
    }

    @Test func schemeAddedForAnotherFormatIsReported() throws {
        let catalog = Catalogs.read(["A.plist": Self.faceTime, "h.json": Self.handler]).catalog
        let (files, losses) = try catalog.choosyFiles()
        let written = String(decoding: try #require(files["phone.json"]), as: UTF8.self)
        #expect(written.contains(#""app_url_scheme": "facetime:""#), "\(written)")
        #expect(losses.contains { $0.code == "changed" && $0.pointer == "/types/0/apps/0/probe" })
    }

    @Test func keysKeepTheirOlderSpelling() throws {
        let older = Catalogs.read(
            Catalogs.choosy(
                "Twitter", actions: ["Post"], apps: Catalogs.choosyApp("Bot", ["Post": "bot:a"])))
        let newer = Catalogs.read(
            Catalogs.choosy(
                "TWITTER", actions: ["POST"], apps: Catalogs.choosyApp("BOT", ["POST": "bot:b"])))
        let type = try #require(older.merged(with: newer).types.first)
        #expect(type.key == "Twitter" && type.actions.map(\.key) == ["Post"])
        #expect(type.apps.map(\.key) == ["Bot"] && type.apps[0].links.map(\.action) == ["Post"])
        #expect(type.apps[0].links.map(\.template.text) == ["bot:b"])
    }

    /// Each value that IntentKit's files cannot represent is reported with its pointer.
    @Test func everyLossIsReported() throws {
        let text = """
            { "app-catalog": "1.0", "types": [ { "key": "maps", "name": "Mapping App", "group": "utility",
              "actions": [ { "key": "search", "aliases": ["searchForLocation:"], "a.x": 1 }, { "key": "fly" } ],
              "apps": [ { "key": "gm", "name": "Google Maps",
                  "links": { "search": "gm:?q={{query}}", "fly": "gm:fly" } },
                { "key": "mapview", "name": "Map",
                  "in-app": { "presenter": "MapView", "actions": ["search"], "a.y": 2 } } ] } ] }
            """
        let losses = try Catalogs.read(text).intentKitFiles().losses
        #expect(
            Set(losses.map(\.pointer)) == [
                "/types/0/actions/0/key", "/types/0/actions/0/aliases", "/types/0/actions/0/a.x",
                "/types/0/actions/1", "/types/0/apps/0/key", "/types/0/apps/0/links/fly",
                "/types/0/apps/1/in-app/a.y",
            ], "\(losses.map(\.pointer))")
    }
}
