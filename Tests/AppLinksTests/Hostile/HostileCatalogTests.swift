import Foundation
import TestSupport
import Testing
import UniformTypes
import WireFormat
import XExtensionItem

@testable import AppLinks

/// Catalogs that could cause quadratic work. The tests count steps, not time.
struct HostileCatalogTests {
    // MARK: Templates

    @Test(arguments: [
        "{", "}", "{{", "}}", "{{a", "{{a}}", "{{{a}}}", "{{a?}}", "{{{a", "{a}", "{{a}}}", "a",
        "/", "?", "&",
        "=", "#", ":", "//", "%", "%41", "é", "\0", "?a=", "&a={{b}}", "/{{a}}", "://",
    ])
    func largeTemplatesAreReadInOnePass(_ unit: String) {
        for dialect in [URLTemplate.Dialect.own, .choosy, .intentKit] {
            let count =
                TestExtent.count(1 << 12, of: dialect == .own ? 1 << 20 : 1 << 16) / unit.utf8.count
            let text = "x:" + String(repeating: unit, count: count)
            let split = TemplateText(text, dialect)
            let layout = TemplateLayout(split.tokens)
            #expect(split.steps <= 3 * text.utf8.count, "\(unit) \(split.steps)")
            #expect(layout.steps <= 2 * text.utf8.count + 2, "\(unit) \(layout.steps)")
            #expect(split.faults.count <= 3)
        }
    }

    @Test func faultsOfATemplateAreBounded() {
        let text = "x:" + String(repeating: "{{{a}}}={b}?é{", count: 1_000)
        #expect(URLTemplate(text).faults.count <= 8)
        #expect(URLTemplate(text).faults.allSatisfy { $0.message.utf8.count < 200 })
    }

    @Test func longURLsAreRejectedBeforeTheyAreWritten() throws {
        let limit = URLTemplate.maximumURLByteCount
        let many = URLTemplate("x:/" + String(repeating: "{{a}}", count: 10_000))
        let megabyte = String(repeating: "a", count: 1 << 20)
        // The URL would be 10 GB long.
        #expect(code { _ = try many.expand(["a": megabyte]) } == "url.limit")
        let part = OptionalPart(parameter: "a", "a=" + String(repeating: "{{a}}", count: 10_000))
        #expect(
            code { _ = try URLTemplate("x:").expand(["a": megabyte], adding: [part]) }
                == "url.limit")
        // Escaping triples the size.
        let escaped = String(repeating: "é", count: limit / 6)
        #expect(code { _ = try URLTemplate("x:/{{a}}").expand(["a": escaped]) } == "url.limit")
        #expect(
            code {
                _ = try URLTemplate("{{a}}").expand([
                    "a": "http:" + String(repeating: "a", count: limit)
                ])
            }
                == "url.limit")
        // The placeholder counts as part of the template.
        let template = URLTemplate("x:/{{a}}")
        let longest = String(repeating: "a", count: limit - "x:/{{a}}".utf8.count)
        #expect(try template.expand(["a": longest]).absoluteString.utf8.count == limit - 5)
        #expect(code { _ = try template.expand(["a": longest + "a"]) } == "url.limit")
    }

    // MARK: Documents

    @Test func deepNestingIsRejected() {
        for text in [
            String(repeating: "[", count: 100_000),
            #"{"app-catalog": "1.0", "types": "# + String(repeating: "[", count: 100_000),
            "<plist version=\"1.0\">" + String(repeating: "<array>", count: 100_000),
        ] {
            #expect(Catalogs.read(["c": text]).findings.ids == ["limit.depth"])
        }
    }

    @Test func deeplyNestedUnknownMembersAreKept() throws {
        let depth = 100
        let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let text = #"{"app-catalog": "1.0", "types": [], "x.y": \#(nested)}"#
        let (catalog, findings) = Catalogs.read(["c": text])
        #expect(findings.isEmpty)
        #expect(
            try WireDocument(catalog.encoded()).encoded(as: .json)
                == WireDocument(Data(text.utf8)).encoded(as: .json))
    }

    @Test func findingsAreBoundedInNumberAndLength() {
        let key = String(repeating: "k", count: 1_000)
        let member = #""\#(key)""#
        let types = (0..<1_100).map { _ in "{\(member): 1}" }.joined(separator: ",")
        let findings = Catalogs.read(["c": #"{"app-catalog": "1.0", "types": [\#(types)]}"#])
            .findings
        #expect(findings.count == 1_000)
        #expect(findings.allSatisfy { $0.message.utf8.count < 300 })
        let many = (0..<1_100).map { AppType(key: "\($0 % 2)", name: "x") }
        #expect(AppCatalog(many).check().count == 1_000)
    }

    // MARK: Limits

    private func catalog(_ type: String, app: String = "") -> String {
        #"{"app-catalog": "1.0", "types": [{"key": "t", "name": "T", \#(type)"#
            + #""apps": [{"key": "a", "name": "A", "probe": "a:"\#(app)}]}]}"#
    }

    @Test func arraysAndDictionariesAreLimited() throws {
        let list = { (count: Int, entry: (Int) -> String) in
            (0..<count).map(entry).joined(separator: ",")
        }
        let cases: [(pointer: String, text: (Int) -> String)] = [
            (
                "/types",
                { count in
                    #"{"app-catalog": "1.0", "types": [\#(list(count) { #"{"key":"\#($0)","name":"T"}"# })]}"#
                }
            ),
            (
                "/types/0/parameters",
                { count in
                    catalog(#""parameters": [\#(list(count) { #"{"key": "p\#($0)"}"# })],"#)
                }
            ),
            (
                "/types/0/actions/0/aliases",
                { count in
                    let aliases = list(count) { "\"x\($0)\"" }
                    return catalog(#""actions": [{"key": "x", "aliases": [\#(aliases)]}],"#)
                }
            ),
            (
                "/types/0/apps/0/links",
                { count in
                    catalog("", app: #", "links": {\#(list(count) { #""x\#($0)": "a:""# })}"#)
                }
            ),
            (
                "/types/0/apps/0/optional-query",
                { count in
                    let pairs = list(count) { #""x\#($0)": "a=1""# }
                    return catalog("", app: #", "optional-query": {\#(pairs)}"#)
                }
            ),
        ]
        for (pointer, text) in cases {
            let error = Catalogs.read(["c": text(10_001)]).findings.first { $0.severity == .error }
            #expect(error?.code.rawValue == "limit.entries", "\(pointer)")
            #expect(error?.pointer == pointer)
            #expect(error?.message == "expected at most 10000 entries, found 10001")
        }
        let taken = Catalogs.read(["c": cases[2].text(10_000)]).findings
        #expect(taken.allSatisfy { $0.severity != .error })
    }

    @Test func stringsAreLimited() throws {
        let text = { String(repeating: "a", count: $0) }
        let cases: [(limit: Int, pointer: String, make: (String) -> String)] = [
            (4_096, "/types/0/group", { catalog(#""group": "\#($0)","#) }),
            (
                4_096, "/types/0/parameters/0/default",
                {
                    catalog(#""parameters": [{"key": "p", "default": "\#($0)"}],"#)
                }
            ),
            (
                4_096, "/types/0/parameters/0/summary",
                {
                    catalog(#""parameters": [{"key": "p", "summary": "\#($0)"}],"#)
                }
            ),
            (
                4_096, "/types/0/actions/0/name",
                {
                    catalog(#""actions": [{"key": "p", "name": "\#($0)"}],"#)
                }
            ),
            (
                4_096, "/types/0/apps/0/probe",
                {
                    catalog("", app: #", "probe": "a:\#($0.dropFirst(2))""#)
                        .replacing(#""probe": "a:", "#, with: "")
                }
            ),
            (
                4_096, "/0/parameters/0/description",
                {
                    #"[{"key": "t", "name": "T", "#
                        + #""parameters": [{"key": "p", "description": "\#($0)"}]}]"#
                }
            ),
            (
                65_536, "/types/0/apps/0/links/x",
                {
                    catalog("", app: #", "links": {"x": "\#($0)"}"#)
                }
            ),
            (
                65_536, "/types/0/apps/0/optional-query/x",
                {
                    catalog("", app: #", "optional-query": {"x": "\#($0)"}"#)
                }
            ),
        ]
        for (limit, pointer, make) in cases {
            let taken = Catalogs.read(["c": make(text(limit))]).findings
            #expect(taken.allSatisfy { $0.severity != .error }, "\(pointer)")
            let error = Catalogs.read(["c": make(text(limit + 1))]).findings
                .first { $0.severity == .error }
            #expect(error?.code.rawValue == "limit.text", "\(pointer)")
            #expect(error?.pointer == pointer)
            #expect(error?.message == "expected at most \(limit) bytes, found \(limit + 1)")
        }
    }

    @Test(arguments: ["javascript:alert(1)", "FILE:///etc", "data:", "blob:x", "content://a"])
    func excludedProbesAreReported(_ probe: String) throws {
        let text = catalog("", app: #", "probe": "\#(probe)", "links": {}"#)
            .replacing(#""probe": "a:", "#, with: "")
        let (catalog, findings) = Catalogs.read(["c": text])
        #expect(findings.contains { $0.code == "probe.malformed" })
        let app = try #require(catalog.type("t")?.app("a"))
        #expect(app.schemes.isEmpty && app.openingURL == nil)
        #expect(code { _ = try catalog.url("t", nil, app: "a") } == "action.unsupported")
        // A link with such a scheme does not open the app either.
        let link = LinkedApp(key: "a", name: "A", links: [.init("x", URLTemplate(probe))])
        #expect(link.schemes.isEmpty && link.openingURL == nil)
    }

    /// No placeholder can name the first parameter, and the project's own format does not allow it.
    @Test func parameterThatNoPlaceholderCanNameIsReported() throws {
        let text = #"[{"key": "t", "name": "T", "parameters": [{"key": "a:b"}, {"key": "c"}]}]"#
        let (catalog, findings) = Catalogs.read(["c": text])
        #expect(
            findings.contains {
                $0.code == "member.value" && $0.pointer == "/0/parameters/0/key"
            })
        #expect(catalog.type("t")?.parameters.map(\.key) == ["c"])
        let written = try catalog.encoded()
        #expect(try AppCatalog(decoding: written).encoded() == written)
    }

    @Test func pointersInFindingsAreShortened() {
        let key = String(repeating: "k", count: 5_000)
        let types = #"[{"key": "t", "name": "T", "apps": [{"\#(key)": 1, "key": 1}, 1, 2]}]"#
        let text =
            #"{"app-catalog": "1.0", "\#(key)": [\#(Array(repeating: "null", count: 1_100).joined(separator: ","))], "types": \#(types)}"#
        let findings = Catalogs.read(["c": text]).findings
        #expect(findings.count == 1_000)
        #expect(findings.allSatisfy { $0.pointer.utf8.count <= 4_096 + 3 && $0.location != nil })
        // Every long pointer keeps its start, however many there are.
        #expect(findings.filter { $0.pointer.utf8.count == 4_096 + 3 }.count > 900)
        let offsets = findings.compactMap(\.location?.offset)
        #expect(offsets == offsets.sorted())
        // Without a file, the pointer consists of the keys of the entry.
        var app = Self.apps(1)[0]
        app.links = [.init(key, URLTemplate("a0:"))]
        let pointer = Self.catalog([app]).check().first { $0.code == "action.unknown" }?.pointer
        #expect(pointer?.utf8.count == 4_096 + 3)
    }

    @Test func findingsOfManyFilesAreBounded() {
        let text =
            #"{"app-catalog": "1.0", "types": [\#(Array(repeating: "1", count: 900).joined(separator: ","))]}"#
        let files =
            (0..<20).map { (name: "\($0)", bytes: Data(text.utf8)) }
            + [(name: "last", bytes: Data("{}".utf8))]
        let findings = AppCatalog.reading(files).findings
        #expect(findings.count == 10_001)
        #expect(findings.last?.code == "catalog.shape")
    }

    // MARK: Names

    @Test func controlsInNamesAreReported() throws {
        let text = """
            {"app-catalog": "1.0", "types": [{"key": "a\\u0000", "name": "A\\u001b[2J", "apps": [
              {"key": "b", "name": {"en": "x\\u202eexe"}, "links": {}, "probe": "b:"}]}]}
            """
        let (catalog, findings) = Catalogs.read(["c": text])
        let places = findings.map { "\($0.code.rawValue) \($0.pointer)" }
        #expect(places.contains("text.control-character /types/0"))
        #expect(places.contains("text.bidirectional-control /types/0/apps/0"))
        for encoding in [WireEncoding.binary, .xml] {
            let again = try AppCatalog(decoding: catalog.encoded(as: encoding))
            #expect(try again.encoded() == catalog.encoded())
        }
    }

    // MARK: Many entries

    private static func apps(_ count: Int, key: (Int) -> String = { "a\($0)" }) -> [LinkedApp] {
        (0..<count).map { number in
            LinkedApp(
                key: key(number), name: "A", probe: "a\(number):",
                links: [.init("x", URLTemplate("a\(number)://{{p}}"))])
        }
    }

    private static func catalog(_ apps: [LinkedApp]) -> AppCatalog {
        AppCatalog([
            AppType(
                key: "t", name: "T", parameters: [.init(key: "p")], actions: [.init(key: "x")],
                apps: apps)
        ])
    }

    private static let appCount = TestExtent.count(3_000, of: 100_000)

    /// Each scheme is queried once; everything else is one pass.
    @Test func queriesEachSchemeOnce() throws {
        var count = 0
        let catalog = Self.catalog(Self.apps(Self.appCount))
        let schemesOfAll = catalog.types[0].apps.flatMap(\.schemes)
        let installed = InstalledSchemes(schemesOfAll) { scheme in
            count += 1
            return scheme == "a7"
        }
        let request = LinkRequest(type: "t", action: "x", parameters: ["p": "1"])
        let resolution = try catalog.resolve(request, installed: installed)
        #expect(resolution.link?.url.absoluteString == "a7://1")
        #expect(count == Self.appCount)
        #expect(catalog.check().isEmpty)
        let schemes = QueriesSchemes(catalog)
        #expect(schemes.listed.count == 25 && schemes.omitted.count == Self.appCount - 25)
        let merged = catalog.merged(with: catalog)
        #expect(merged.types[0].apps.count == Self.appCount)
    }

    @Test func manyAppsAreReadAndWritten() throws {
        let count = TestExtent.count(500, of: 10_000)
        let catalog = Self.catalog(Self.apps(count))
        let bytes = try catalog.encoded(isPretty: false)
        let again = try AppCatalog(decoding: bytes)
        #expect(again.types[0].apps.count == count)
        #expect(try again.encoded() == bytes)
    }

    /// An action with many aliases and an app with many links. The work must not grow with their product.
    @Test func lookupGrowsWithAliasesPlusLinks() throws {
        let count = TestExtent.count(1_000, of: 20_000)
        var catalog = Self.catalog(Self.apps(1))
        catalog.types[0].actions[0].aliases = (0..<count).map { "alias\($0)" }
        catalog.types[0].apps[0].links = (0..<count).map { .init("link\($0)", URLTemplate("a0:")) }
        catalog.types[0].apps[0].links.append(.init("alias\(count - 1)", URLTemplate("a0:found")))
        let request = LinkRequest(type: "t", action: "x")
        let resolution = try catalog.resolve(request, installed: InstalledSchemes(["a0"]))
        #expect(resolution.link?.url.absoluteString == "a0:found")
        #expect(try catalog.choosyFiles().losses.map(\.pointer) == ["/types/0/actions/0/aliases"])
        #expect(catalog.merged(with: catalog).types[0].actions[0].aliases.count == count)
    }

    @Test func mergingManyFilesGrowsAlmostLinearly() throws {
        let count = TestExtent.count(100, of: 2_000)
        let files = (0..<count).map { number in
            (
                name: "App \(number).plist",
                bytes: Data(
                    Catalogs.intentKitApp(
                        "App \(number)", ["showTimeline": "a\(number)://t"]
                    ).utf8)
            )
        }
        let (catalog, findings) = AppCatalog.reading(files)
        #expect(catalog.types.count == 1 && catalog.types[0].apps.count == count)
        #expect(catalog.types[0].apps.map(\.key).prefix(3) == ["app0", "app1", "app2"])
        #expect(findings.isEmpty)
    }
}
