import Foundation
import TestSupport
import Testing

@testable import XItemCommands

/// Payloads created from options, compared through Foundation's JSON.
struct CreateCommandTests {
    private let folder: TestFolder
    private static let png = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAf")

    init() throws {
        folder = try TestFolder()
    }

    private func create(
        _ arguments: [String], input: Data? = nil
    ) async -> (status: Int32, console: TestConsole) {
        let console = TestConsole()
        console.input = input
        let status = await console.run(["create"] + arguments)
        return (status, console)
    }

    private func expect(
        _ arguments: [String], input: Data? = nil, _ json: String,
        at location: SourceLocation = #_sourceLocation
    ) async throws {
        let (status, console) = await create(arguments, input: input)
        try #require(status == 0, "\(console.errors)", sourceLocation: location)
        let made = try JSONSerialization.jsonObject(with: console.bytes) as? NSDictionary
        let expected = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
        #expect(made == expected, "\(console.output)", sourceLocation: location)
    }

    @Test func systemActivityCanBeNamedByItsLastPart() async throws {
        try await expect(
            ["--text", "a", "--exclude", "airdrop", "--activity", "mail", "--title", "M"],
            #"""
            {"version": "1.0", "excluded-activities": ["com.apple.UIKit.activity.AirDrop"],
             "main-attachment": {"representations": [
               {"type-identifier": "public.plain-text", "text": "a"}]},
             "activities": {"com.apple.UIKit.activity.Mail": {"title": "M"}}}
            """#)
    }

    @Test(arguments: [
        ("com.apple.UIKit.activity.Mial", "com.apple.UIKit.activity.Mail", 0),
        ("Pirnt", "Print", 1),
    ])
    func aMisspeltActivityGetsASuggestion(_ word: String, _ near: String, _ status: Int32) async {
        let made = await create(["--text", "a", "--exclude", word])
        #expect(made.status == status)
        #expect(
            made.console.errors.hasPrefix(
                "note: the system has no activity '\(word)'; did you mean '\(near)'?\n"))
    }

    @Test func theFirstContentIsTheMainAttachment() async throws {
        try await expect(
            [
                "--title", "T", "--text", "a", "--url=https://example.com/", "--tag", "x", "--tag",
                "y", "--source-url", "https://example.com/s", "--exclude", "com.example.z",
            ],
            #"""
            {"version": "1.0", "title": "T", "tags": ["x", "y"],
             "source-url": "https://example.com/s", "excluded-activities": ["com.example.z"],
             "main-attachment": {"representations": [
               {"type-identifier": "public.plain-text", "text": "a"}]},
             "additional-attachments": [{"representations": [
               {"type-identifier": "public.url", "url": "https://example.com/"}]}]}
            """#)
    }

    @Test func optionsAfterAnActivityApplyOnlyToIt() async throws {
        let mail = "com.apple.UIKit.activity.Mail"
        try await expect(
            [
                "--text", "a", "--title", "T", "--tag", "x", "--activity", mail, "--title", "M",
                "--tag", "y", "--activity", "com.example.b", "--text", "b",
            ],
            #"""
            {"version": "1.0", "title": "T", "tags": ["x"],
             "main-attachment": {"representations": [
               {"type-identifier": "public.plain-text", "text": "a"}]},
             "activities": {"com.apple.UIKit.activity.Mail": {"title": "M", "tags": ["y"]},
               "com.example.b": {"main-attachment": {"representations": [
                 {"type-identifier": "public.plain-text", "text": "b"}]}}}}
            """#)
    }

    @Test func typesComeFromNamesAndFirstBytes() async throws {
        let png = try #require(Self.png)
        let unnamed = try folder.write(png, "unnamed")
        let text = try folder.write("h\u{E9}", "note.txt")
        let latin = try folder.write(Data([0x68, 0xE9]), "latin.txt")
        let base64 = png.base64EncodedString()
        try await expect(
            ["--file", unnamed, "--file", text, "--file", latin, "--thumbnail", unnamed],
            #"""
            {"version": "1.0",
             "thumbnail": {"type-identifier": "public.png", "data": {"$data": "\#(base64)"}},
             "main-attachment": {"suggested-name": "unnamed", "representations": [
               {"type-identifier": "public.png", "data": {"$data": "\#(base64)"}}]},
             "additional-attachments": [
               {"suggested-name": "note.txt", "representations": [
                 {"type-identifier": "public.plain-text", "text": "h\u00e9"}]},
               {"suggested-name": "latin.txt", "representations": [
                 {"type-identifier": "public.plain-text", "data": {"$data": "aOk="}}]}]}
            """#)
        try await expect(
            ["--file", "-"], input: png,
            #"""
            {"version": "1.0", "main-attachment": {"representations": [
               {"type-identifier": "public.png", "data": {"$data": "\#(base64)"}}]}}
            """#)
    }

    /// Files and URLs need no option, and attachments keep the order in which they are given.
    @Test func attachmentsKeepTheirOrder() async throws {
        let (first, second) = (try folder.write("1", "1.txt"), try folder.write("2", "2.txt"))
        try await expect(
            [first, "--text", "t", "--title", "T", "https://example.com/a", "--file", second],
            #"""
            {"version": "1.0", "title": "T",
             "main-attachment": {"suggested-name": "1.txt", "representations": [
               {"type-identifier": "public.plain-text", "text": "1"}]},
             "additional-attachments": [
               {"representations": [{"type-identifier": "public.plain-text", "text": "t"}]},
               {"representations": [
                 {"type-identifier": "public.url", "url": "https://example.com/a"}]},
               {"suggested-name": "2.txt", "representations": [
                 {"type-identifier": "public.plain-text", "text": "2"}]}]}
            """#)
    }

    /// Representations are added to the preceding attachment.
    @Test func representationsJoinTheirAttachment() async throws {
        let png = try #require(Self.png)
        let (page, image) = (try folder.write("<p>", "p"), try folder.write(png, "i"))
        try await expect(
            [
                "https://example.com/", "--also-html", "<b>", "--also-text", "b",
                "--representation", "com.example.note=@\(page)", "--file", image,
                "--representation", "public.url=https://example.com/i",
            ],
            #"""
            {"version": "1.0", "main-attachment": {"representations": [
               {"type-identifier": "public.url", "url": "https://example.com/"},
               {"type-identifier": "public.html", "text": "<b>"},
               {"type-identifier": "public.plain-text", "text": "b"},
               {"type-identifier": "com.example.note", "data": {"$data": "PHA+"}}]},
             "additional-attachments": [{"suggested-name": "i", "representations": [
               {"type-identifier": "public.png",
                "data": {"$data": "\#(png.base64EncodedString())"}},
               {"type-identifier": "public.url", "url": "https://example.com/i"}]}]}
            """#)
    }

    /// The first payload of the README, created by one command line.
    @Test func createsThePayloadOfTheReadme() async throws {
        let readme = Repository.url("README.md")
        let blocks = try String(contentsOf: readme, encoding: .utf8)
            .components(separatedBy: "```json\n")
        let json = try #require(blocks.dropFirst().first).components(separatedBy: "\n```")[0]
        try await expect(
            [
                "https://example.com/post/1", "--also-html", "<p>A tide clock in oak.</p>",
                "--title", "A tide clock", "--tag", "clocks", "--tag", "tides", "--activity",
                "mail", "--title", "Look at this clock",
            ], json)
    }

    @Test func shortOptionAcceptsAnAttachedValue() async throws {
        let file = folder.path("a.bplist")
        #expect(await create(["--text", "a", "-o" + file]).status == 0)
        #expect(try Data(contentsOf: URL(filePath: file)).starts(with: Data("bplist".utf8)))
        let wrong = await create(["--text", "a", "-o=\(file)"])
        #expect(wrong.status == 64 && wrong.console.errors.contains("Unknown option '-o="))
    }

    /// Long standard input is read completely.
    @Test func longStandardInputIsReadCompletely() async throws {
        let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        let (status, console) = await create(["--file", "-"], input: bytes)
        #expect(status == 0)
        #expect(console.output.contains(bytes.base64EncodedString()))
    }

    @Test func setsParametersAndReferrer() async throws {
        try await expect(
            [
                "--text", "a", "--parameter", "com.example.app", "a=b=c", "--parameter",
                "com.example.app", #"d:=[1, true, {"e": "f"}]"#, "--parameter", "com.example.app",
                "empty=", "--referrer-app-name", "App", "--referrer-app-store-id", "12",
                "--referrer-google-play-id", "a.b", "--referrer-web-url", "https://example.com/w",
                "--referrer-ios-app-url", "app://i", "--referrer-android-app-url", "app://a",
                "--content-markdown", "**b** c",
            ],
            #"""
            {"version": "1.0", "main-attachment": {"representations": [
               {"type-identifier": "public.plain-text", "text": "a"}]},
             "content-text": [{"text": "b", "bold": true}, {"text": " c"}],
             "parameters": {"com.example.app": {"a": "b=c", "d": [1, true, {"e": "f"}],
               "empty": ""}},
             "referrer": {"app-name": "App", "app-store-id": "12", "google-play-id": "a.b",
               "web-url": "https://example.com/w", "ios-app-url": "app://i",
               "android-app-url": "app://a"}}
            """#)
    }

    @Test func aFolderHasFiles() async throws {
        let bytes = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 ^ ($0 >> 8)) })
        let file = try folder.write(bytes, "a.bin")
        let out = folder.path("a.xitem")
        #expect(await create(["--file", file, "--folder", "-o", out]).status == 0)
        let console = TestConsole()
        #expect(await console.run("extract", out) == 0)
        #expect(console.bytes == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: out).count == 2)
    }

    @Test(
        arguments: [
            ([], 64, "Missing expected argument '<path>', or option '--url', '--text'"),
            (["--url", "example"], 64, "expected an absolute URL\n"),
            (["https://example.com/a b"], 64, "an absolute URL; in a URL, a space is %20"),
            (["--also-html", "a", "--text", "b"], 64, "must follow the attachment"),
            (["--text", "a", "--representation", "b"], 64, "expected TYPE=TEXT or TYPE=@FILE"),
            (["--text", "a", "--representation", "b=@/nowhere"], 66, "/nowhere"),
            (["--text", "a", "--also-text", "b"], 1, "representation.duplicate-type"),
            (
                ["--text", "a", "--to", "xml", "-o", "/nowhere/a.json"], 64,
                "The extension of '/nowhere/a.json' selects json, but '--to' selects xml"
            ),
            (["--text", "a", "--parameter", "a.b"], 64, "Missing value for '--parameter'"),
            (["--text", "a", "--parameter", "a.b", "c"], 64, "expected KEY=VALUE or KEY:=JSON"),
            (["--text", "a", "--parameter", "a.b", "=c"], 64, "expected KEY=VALUE or KEY:=JSON"),
            (["--text", "a", "--parameter", "a.b", #"c:=1,"d":2"#], 64, "a JSON value after ':='"),
            (["--text", "a", "--parameter", "a.b", "c:=[1"], 64, "a JSON value after ':='"),
            (["--text", "a", "--folder"], 64, "Missing expected option '-o <folder>.xitem'"),
            (["--text", "-", "--title", "-"], 64, "'-', can be given only once"),
            (["--file", "/nowhere"], 66, "/nowhere"),
            (
                ["--text", "a", "--title", "b", "--title", "c"], 64,
                "'--title' given more than once"
            ),
            (
                ["a://b", "--activity=mail", "--title=b", "--activity=mail", "--title=c"], 64,
                "'--title' given more than once"
            ),
            (["--text", "a", "--parameter", "a", "c=d"], 1, "namespace.name at /parameters/a"),
            (["--url", "javascript:alert(1)"], 1, "url.scheme at /main-attachment"),
        ] as [([String], Int32, String)])
    func wrongInputIsAnError(_ arguments: [String], _ expected: Int32, _ message: String) async {
        let (status, console) = await create(arguments, input: Data("x".utf8))
        #expect(status == expected)
        #expect(console.output.isEmpty)
        #expect(console.errors.contains(message), "\(console.errors)")
    }
}
