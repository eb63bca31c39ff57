import Foundation
import Synchronization
import TestSupport
import Testing
import WireFormat
import XExtensionItem

@testable import XItemCommands

/// `xitem links`: app catalogs.
struct LinksCommandTests {
    private static let places = Repository.url("Examples/Catalogs/places.catalog.json").path

    private func run(_ arguments: String...) async -> (
        status: Int32, output: String, errors: String
    ) {
        let console = TestConsole()
        let status = await console.run(["links"] + arguments)
        return (status, console.output, console.errors)
    }

    private static let faulty = """
        [{"name": "Email", "key": "email", "parameters": [], "actions": [{"key": "compose", "name": "C"}],
          "apps": [{"key": "gmail", "name": "Gmail", "app_url_scheme": "googlegmail:", "actions": [
            {"key": "compose",
             "url_format": "googlegmail:///co?cc={{cc}}"}]}]}]
        """

    // MARK: list

    @Test func listShowsTypesAndApps() async {
        let (status, output, _) = await run("list", Self.places)
        #expect(status == 0)
        #expect(
            output == """
                maps  Maps  3 apps
                  actions: search, directions
                  parameters: query, from, to, zoom
                  maps  Maps  maps:  2 actions
                  googlemaps  Google Maps  comgooglemaps:  2 actions
                  waze  Waze  waze:  2 actions
                browser  Browser  3 apps
                  actions: browse
                  parameters: url
                  web-view  In this app  in app  1 action
                  safari  Safari  https:  1 action
                  chrome  Chrome  googlechrome-x-callback:  1 action

                """)
        #expect(await run("list", "--type", "BROWSER", Self.places).output.hasPrefix("browser"))
        let unknown = await run("list", "--type", "mail", Self.places)
        #expect(
            unknown.status == 1 && unknown.errors == "Error: type.unknown: mail: no such type\n")
    }

    @Test func listShowsJSON() async throws {
        let (status, output, _) = await run("list", "--json", "--type", "maps", Self.places)
        #expect(status == 0)
        let document = try WireDocument(Data(output.utf8))
        let apps = try #require(document.value(of: "apps", in: .root))
        #expect(document.count(of: apps) == 3)
    }

    // MARK: open

    @Test func openPrintsTheURLOfAnApp() async {
        let (status, output, _) = await run(
            "open", "--type", "maps", "--action", "search", "--app", "waze", Self.places,
            "query=Bern & Köniz", "zoom=14")
        #expect(status == 0 && output == "waze://?q=Bern%20%26%20K%C3%B6niz\n")
    }

    @Test func openListsTheAppsToChooseFrom() async {
        let (status, output, _) = await run(
            "open", "--type", "maps", "--action", "search", Self.places, "query=x", "zoom=2")
        #expect(status == 0)
        #expect(
            output == """
                maps\tMaps\tmaps://?q=x&z=2
                googlemaps\tGoogle Maps\tcomgooglemaps://?q=x&zoom=2
                waze\tWaze\twaze://?q=x

                """)
    }

    @Test func openConsidersOnlyInstalledApps() async {
        let arguments = ["open", "--type", "maps", "--action", "search", "--installed"]
        func run(_ more: String...) async -> (status: Int32, output: String, errors: String) {
            let console = TestConsole()
            let status = await console.run(["links"] + arguments + more + [Self.places, "query=x"])
            return (status, console.output, console.errors)
        }
        #expect(await run("waze").output == "waze://?q=x\n")
        #expect(await run("none").output == "https://maps.apple.com/?q=x\n")
        #expect(await run("WAZE,comgooglemaps").output.split(separator: "\n").count == 2)
        #expect(
            await run("waze,comgooglemaps", "--default", "googlemaps").output
                == "comgooglemaps://?q=x\n")
    }

    @Test func openListsAppsOnDemandAndForNewApps() async {
        let arguments = ["open", "--type", "maps", "--action", "search", "--installed"]
        func run(_ more: String...) async -> [Substring] {
            let console = TestConsole()
            let arguments = ["links"] + arguments + more + [Self.places, "query=x"]
            #expect(await console.run(arguments) == 0)
            return console.output.split(separator: "\n")
        }
        #expect(await run("waze", "--ask").first?.hasPrefix("waze\tWaze\t") == true)
        let known = await run(
            "waze,comgooglemaps", "--default", "waze", "--known", "waze,googlemaps")
        #expect(known == ["waze://?q=x"])
        #expect(await run("waze,comgooglemaps", "--default", "waze", "--known", "waze").count == 2)
    }

    @Test func openSuggestsNames() async {
        for (arguments, message) in [
            (["--type", "map"], "did you mean 'maps'?"),
            (["--type", "maps", "--action", "serach"], "did you mean 'search'?"),
            (["--type", "maps", "--app", "wase"], "did you mean 'waze'?"),
            (["--type", "maps", "--action", "search", "qury=x"], "“qury” was given instead"),
        ] {
            let console = TestConsole()
            #expect(await console.run(["links", "open"] + arguments + [Self.places]) == 1)
            #expect(console.errors.contains(message), "\(console.errors)")
        }
        let unknown = await run(
            "open", "--type", "maps", "--action", "search", "--app", "maps", Self.places,
            "query=x", "zom=3")
        #expect(unknown.status == 0 && unknown.output == "maps://?q=x\n")
        #expect(
            unknown.errors.contains("zom: the type has no such parameter; did you mean 'zoom'?"))
    }

    @Test func withoutAFileTheBuiltInCatalogIsUsed() async {
        #expect(await run("check").status == 0)
        #expect(await run("list").output.contains("googlemaps  Google Maps"))
        let link = await run(
            "open", "--type", "phone", "--action", "call", "--app", "phone", "number=1")
        #expect(link.output == "tel:1\n")
    }

    @Test func convertFailsIfItWritesNothing() async throws {
        let folder = try TestFolder()
        let file = try folder.write(
            #"{"app-catalog": "1.0", "types": [{"key": "weather", "name": "Weather"}]}"#, "w.json")
        let output = file + ".out"
        let (status, _, errors) = await run("convert", "--to", "intentkit", file, "-o", output)
        #expect(status == 1 && errors.contains("nothing was written: IntentKit cannot represent"))
        #expect(errors.contains("“weather”") && !FileManager.default.fileExists(atPath: output))
    }

    @Test func openExplainsMissingURLs() async {
        for (arguments, message) in [
            (
                ["--type", "maps", "--action", "search", "--app", "waze"],
                "parameter.missing: query:"
            ),
            (["--type", "maps", "--action", "search"], "parameter.missing: query:"),
            (["--type", "mail"], "type.unknown: mail:"),
            (["--type", "maps", "--action", "fly"], "action.unknown: fly:"),
            (["--type", "maps", "--app", "x"], "app.unknown: x:"),
            (
                ["--type", "maps", "--action", "directions", "--installed", "x"],
                "action.unsupported: maps:"
            ),
        ] {
            let console = TestConsole()
            let status = await console.run(["links", "open"] + arguments + [Self.places])
            #expect(status == 1, "\(arguments)")
            #expect(
                console.output.isEmpty && console.errors.contains("Error: \(message)"),
                "\(console.errors)")
        }
    }

    @Test func openNamesActionsThatTheAppPresents() async {
        let (_, output, _) = await run(
            "open", "--type", "browser", "--action", "browse", Self.places, "url=https://a.org/")
        #expect(output.hasPrefix("web-view\tIn this app\tin app: WebView browse\n"))
        #expect(!output.contains("safari"))
    }

    // MARK: check

    @Test func checkPrintsFindingsWithTheirPlaces() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.faulty, "email.json")
        let (status, output, _) = await run("check", file)
        #expect(status == 1)
        #expect(
            output == "\(file):4:20: placeholder.unknown at /0/apps/0/actions/0/url_format: "
                + "the type has no parameter “cc” (clause 7.1.1)\n")
        let (valid, nothing, _) = await run("check", Self.places)
        #expect(valid == 0 && nothing.isEmpty)
    }

    @Test func checkMarksNoticesAndSucceeds() async throws {
        let folder = try TestFolder()
        let file = try folder.write(
            #"{"app-catalog": "1.0", "types": [], "x": 1}"#, "catalog.json")
        let (status, output, _) = await run("check", file)
        #expect(status == 0)
        #expect(output.contains(":1:42: note member.unknown at /x: "))
    }

    @Test func checkTakesFoldersAndManyFiles() async throws {
        let folder = try TestFolder()
        _ = try folder.write(Self.faulty, "a/email.json")
        let more = #"[{"key": "email", "name": "E", "parameters": [{"key": "cc", "name": "CC"}]}]"#
        _ = try folder.write(more, "b/email.json")
        _ = try folder.write("no catalog", "b/readme.txt")
        _ = try folder.write("<plist>", "Some-Info.plist")
        let (status, output, _) = await run("check", folder.url.path)
        #expect(status == 0 && output.isEmpty, "\(output)")
    }

    @Test func checkPrintsJSON() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.faulty, "email.json")
        let (status, output, _) = await run("check", "--json", file, Self.places)
        #expect(status == 1)
        let lines = output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].contains(#""findings":[{"id":"placeholder.unknown","clause":"7.1.1""#))
        #expect(lines[1].contains(#""valid":true,"findings":[]"#))
    }

    @Test func unreadableFilesAreReported() async throws {
        let folder = try TestFolder()
        let broken = try folder.write("[1,]", "broken.json")
        let (status, output, _) = await run("check", broken)
        #expect(status == 1 && output.contains("broken.json:1:4: json.syntax: "))
        let list = await run("list", broken)
        #expect(list.status == 1 && list.errors.contains("json.syntax"))
        #expect(await run("check", folder.path("none.json")).status == 66)
    }

    @Test func controlCharactersInNamesAreNotPrinted() async throws {
        let folder = try TestFolder()
        let file = try folder.write(
            """
            {"app-catalog": "1.0", "types": [{"key": "a\\u001b", "name": "\\u202eN", "actions": [{"key": "x"}], "apps": [
              {"key": "b\\u0007", "name": "\\u001b[2J", "links": {"x": "b:"}}]}]}
            """, "catalog.json")
        for arguments in [
            ["list", file], ["list", "--json", file], ["check", file], ["check", "--json", file],
            ["open", "--type", "a\u{1B}", "--action", "x", file],
            ["convert", "--to", "intentkit", "-o", folder.path("out"), file],
        ] {
            let console = TestConsole()
            _ = await console.run(["links"] + arguments)
            let text = console.output + console.errors
            #expect(!text.isEmpty || arguments[0] == "check")
            #expect(
                !text.unicodeScalars.contains {
                    $0.value == 0x1B || $0.value == 7 || $0.value == 0x202E
                })
        }
    }

    // MARK: queries-schemes

    @Test func queriesSchemesAreAPropertyList() async throws {
        let (status, output, errors) = await run("queries-schemes", "--limit", "2", Self.places)
        #expect(status == 0)
        let document = try WireDocument(Data(output.utf8))
        #expect(document.encoding == .xml)
        #expect(document.value(at: .root) == ["comgooglemaps", "waze"])
        #expect(errors == "omitted: googlechrome-x-callback\n")
        let json = await run(
            "queries-schemes", "--to", "json", "--keep", "mine:,waze", "--type", "maps", Self.places
        )
        #expect(
            try WireDocument(Data(json.output.utf8)).value(at: .root) == [
                "mine", "waze", "comgooglemaps",
            ])
        let folder = try TestFolder()
        #expect(await run("queries-schemes", Self.places, "-o", folder.path("a.json")).status == 0)
        let named = try Data(contentsOf: URL(filePath: folder.path("a.json")))
        #expect(try WireDocument(named).encoding == .json)
    }

    @Test func queriesSchemesReportOmittedSchemes() async throws {
        let folder = try TestFolder()
        let apps = (0..<51).map { #"{"key": "a\#($0)", "name": "A", "probe": "a\#($0):"}"# }
        let file = try folder.write(
            #"{"app-catalog": "1.0", "types": [{"key": "t", "name": "T", "apps": [\#(apps.joined(separator: ","))]}]}"#,
            "catalog.json")
        let (_, _, errors) = await run("queries-schemes", file)
        for limit in [25, 50] {
            #expect(
                errors.contains("note schemes.over-limit: expected at most \(limit) schemes in"))
        }
        #expect(errors.contains("omitted: a25, a26"))
    }

    // MARK: convert

    @Test func convertWritesEveryFormat() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.faulty, "email.json")
        let own = folder.path("own.json")
        #expect(await run("convert", "--to", "app-catalog", file, "-o", own).status == 0)
        let choosy = folder.path("choosy")
        let (status, _, errors) = await run("convert", "--to", "choosy", own, "-o", choosy)
        #expect(status == 0 && errors.isEmpty)
        let written = try WireDocument(Data(contentsOf: URL(filePath: choosy + "/email.json")))
        #expect(
            try written.encoded(as: .json)
                == WireDocument(Data(Self.faulty.utf8)).encoded(as: .json))
        let kit = folder.path("kit")
        let losses = await run("convert", "--to", "intentkit", Self.places, "-o", kit)
        #expect(losses.status == 0)
        #expect(
            losses.errors.contains(
                "not-carried: IntentKit has no member for “probe” at /types/0/apps/0/probe"))
        #expect(FileManager.default.fileExists(atPath: kit + "/Google Maps/Google Maps.plist"))
        let printed = await run("convert", "--to", "app-catalog", file)
        #expect(try Data(printed.output.utf8) == Data(contentsOf: URL(filePath: own)))
    }

    @Test func convertReportsUnwritableOutput() async throws {
        let folder = try TestFolder()
        _ = try folder.write("x", "file")
        let (status, _, errors) = await run(
            "convert", "--to", "choosy", Self.places, "-o", folder.path("file/out"))
        #expect(status == 74 && errors.contains("The folder cannot be created: "))
    }

    /// The disk is flushed twice for any number of files: once for their bytes, and once for their names.
    @Test(arguments: ["choosy", "intentkit"])
    func convertFlushesFilesTogether(_ format: String) async throws {
        let folder = try TestFolder()
        let apps = (0..<40).map {
            #"{"key": "a\#($0)", "name": "A \#($0)", "links": {}, "probe": "a:"}"#
        }
        let types = ["maps", "browser"].map {
            #"{"key": "\#($0)", "name": "T", "apps": [\#(apps.joined(separator: ","))]}"#
        }
        let file = try folder.write(
            #"{"app-catalog": "1.0", "types": [\#(types.joined(separator: ","))]}"#, "a.json")
        let flushes = Mutex(0)
        let status = await SystemCall.$filter.withValue({ call in
            if call.name == .synchronize { flushes.withLock { $0 += 1 } }
            return nil
        }) {
            await run("convert", "--to", format, file, "-o", folder.path("out")).status
        }
        #expect(status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
        #expect(names.count >= (format == "choosy" ? 2 : 40), "\(names)")
        #if os(Linux)
            #expect(flushes.withLock { $0 } <= 2)
        #endif
    }

    /// If the name of a file is longer than file systems allow, its app or type is reported, and
    /// all other files are written.
    @Test(arguments: ["choosy", "intentkit"])
    func convertReportsNamesThatAreTooLong(_ format: String) async throws {
        let folder = try TestFolder()
        let slashes = String(repeating: "/", count: 200)
        func apps(_ name: String) -> String {
            #"[{"key": "a", "name": "\#(name)", "links": {}, "probe": "a:"}]"#
        }
        let key = format == "choosy" ? slashes : "maps"
        func convert(_ other: String) async throws -> (
            status: Int32, output: String, errors: String
        ) {
            let file = try folder.write(
                """
                {"app-catalog": "1.0", "types": [
                  {"key": "\(key)", "name": "T", "apps": \(apps(slashes))}\(other)]}
                """, "long.json")
            return await run("convert", "--to", format, file, "-o", folder.path("new/out"))
        }
        let none = try await convert("")
        #expect(none.status == 1 && none.errors.contains("nothing was written"), "\(none.errors)")
        #expect(folder.names == ["long.json"])
        let some = try await convert(#", {"key": "browser", "name": "B", "apps": \#(apps("B"))}"#)
        #expect(some.status == 0)
        let place = format == "choosy" ? "/types/0" : "/types/0/apps/0"
        #expect(
            some.errors.contains(" bytes; file systems allow 255 at \(place)\n"), "\(some.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("new/out"))
        #expect(names == [format == "choosy" ? "browser.json" : "B"])
    }

    /// If the disk is full, no new folder is left behind.
    @Test(arguments: ["choosy", "intentkit"])
    func convertLeavesNoEmptyFolders(_ format: String) async throws {
        let folder = try TestFolder()
        let status = await SystemCall.$filter.withValue({ $0.name == .write ? ENOSPC : nil }) {
            await run(
                "convert", "--to", format, Self.places, "-o", folder.path("new/out")
            ).status
        }
        #expect(status == 74)
        #expect(folder.names == [])
    }

    /// A link in the folder points outside of it.
    @Test(arguments: ["choosy", "intentkit"])
    func convertFollowsNoLinks(_ format: String) async throws {
        let folder = try TestFolder()
        let outside = try folder.write("precious", "outside/precious")
        let out = folder.url.appending(path: "out")
        try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
        let link = format == "choosy" ? "maps.json" : "Google Maps"
        let target =
            format == "choosy" ? outside : URL(filePath: outside).deletingLastPathComponent().path
        try FileManager.default.createSymbolicLink(
            atPath: out.path + "/" + link, withDestinationPath: target)
        let linked = await run("convert", "--to", format, Self.places, "--force", "-o", out.path)
        #expect(linked.status == 74 && linked.errors.contains("\(link) is a link"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: out.path) == [link])
        #expect(try String(contentsOfFile: outside, encoding: .utf8) == "precious")
        #expect(folder.names == ["out", "outside"])
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.path("outside"))
        #expect(names == ["precious"])
    }

    /// The path of the inner folders is longer than the system allows, so they cannot be read.
    @Test func aSubfolderThatCannotBeReadIsNamed() async throws {
        let folder = try TestFolder()
        var descriptor = open(folder.url.path, O_RDONLY)
        let name = String(repeating: "d", count: 250)
        for _ in 0..<20 {
            mkdirat(descriptor, name, 0o700)
            let next = openat(descriptor, name, O_RDONLY)
            close(descriptor)
            descriptor = next
        }
        close(descriptor)
        let (status, _, errors) = await run("check", folder.url.path)
        #expect(status == 66 && errors.hasSuffix("/\(name) cannot be read\n"))
    }

    /// A folder without read permission. The test runs in its own process, which drops the rights of root.
    @Test func aFolderThatCannotBeListedIsNamed() async {
        await #expect(processExitsWith: .success) {
            let folder = try TestFolder()
            let inner = folder.path("inner")
            try #require(mkdir(inner, 0) == 0)
            let owner = geteuid()
            if owner == 0 { try #require(seteuid(65_534) == 0) }
            defer { seteuid(owner) }
            let console = TestConsole()
            #expect(await console.run(["links", "check", folder.url.path]) == 66)
            #expect(console.errors == "Error: \(inner) cannot be read\n")
        }
    }

    /// Each app's URL can repeat a long value. A URL counts with its app's key and name.
    @Test func openPrintsNoMoreThanItsLimit() async throws {
        let arguments = [
            "links", "open", "--type", "maps", "--action", "search", Self.places, "query=x",
        ]
        let rows =
            "maps\tMaps\tmaps://?q=x\ngooglemaps\tGoogle Maps\tcomgooglemaps://?q=x\n"
            + "waze\tWaze\twaze://?q=x\n"
        for (limit, isExceeded) in [(rows.utf8.count - 3, false), (rows.utf8.count - 4, true)] {
            let console = TestConsole()
            #expect(console.limits.linkByteCount == 16 << 20)
            console.limits.linkByteCount = limit
            let status = await console.run(arguments)
            #expect(status == (isExceeded ? 1 : 0) && console.output == (isExceeded ? "" : rows))
            #expect(console.errors.contains("Error: limit.output: maps: ") == isExceeded)
        }
    }

    /// Findings can share a key that is as long as the document.
    @Test func checkCutsPointers() async throws {
        let folder = try TestFolder()
        let key = String(repeating: "k", count: 10_000)
        let nulls = Array(repeating: "null", count: 100).joined(separator: ",")
        let file = try folder.write(
            #"{"app-catalog": "1.0", "types": [], "\#(key)": [\#(nulls)]}"#, "long.json")
        let lines = await run("check", file)
        #expect(lines.status == 1 && lines.output.utf8.count < 100 * 1_300)
        let json = await run("check", "--json", file)
        #expect(json.status == 1 && json.output.utf8.count < 100 * 4_400)
    }

    // MARK: Usage

    @Test(arguments: [
        ["links"], ["links", "fly"], ["links", "open", "x"],
        ["links", "convert", "x"],
        ["links", "convert", "--to", "yaml", "x"], ["links", "convert", "--to", "choosy", "x"],
        ["links", "queries-schemes", "--limit", "-1", "x"],
        ["links", "queries-schemes", "--to", "binary", "x"], ["links", "check", "--fast", "x"],
    ])
    func wrongUsageIsAnError(_ arguments: [String]) async {
        let console = TestConsole()
        #expect(await console.run(arguments) == 64)
        #expect(!console.errors.isEmpty)
    }

    @Test func everyCommandHasHelp() async {
        for command in ["list", "open", "check", "queries-schemes", "convert"] {
            let (status, output, _) = await run(command, "--help")
            #expect(status == 0)
            #expect(output.contains("USAGE: xitem links \(command)"))
            #expect(output.split(separator: "\n").allSatisfy { $0.count <= 200 })
        }
        let (status, output, _) = await run("--help")
        #expect(status == 0 && output.contains("queries-schemes"))
    }
}
