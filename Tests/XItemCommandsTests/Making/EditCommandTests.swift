import Foundation
import Testing
import WireFormat
import XExtensionItem

@testable import XItemCommands

/// Payloads edited in place, compared through Foundation's JSON.
struct EditCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func run(_ arguments: String...) async -> (status: Int32, errors: String) {
        let console = TestConsole()
        return (await console.run(arguments), console.errors)
    }

    private func value(_ json: String) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
    }

    private func read(_ path: String) throws -> NSDictionary {
        try value(String(contentsOfFile: path, encoding: .utf8))
    }

    /// Edits a payload, and compares the result.
    private func expect(
        _ arguments: [String], _ before: String, _ after: String,
        at location: SourceLocation = #_sourceLocation
    ) async throws {
        let file = try folder.write(before, "a.json")
        let console = TestConsole()
        try #require(
            await console.run(["edit"] + arguments + [file]) == 0, "\(console.errors)",
            sourceLocation: location)
        #expect(console.errors.isEmpty && console.output.isEmpty, sourceLocation: location)
        #expect(try read(file) == value(after), sourceLocation: location)
    }

    private static func payload(_ members: String, main: String = "m") -> String {
        #"{"version": "1.0"\#(members), "main-attachment": {"representations": ["#
            + #"{"type-identifier": "public.plain-text", "text": "\#(main)"}]}}"#
    }

    private static func attachment(_ text: String) -> String {
        #"{"representations": [{"type-identifier": "public.plain-text", "text": "\#(text)"}]}"#
    }

    private static let tagged = #"""
        {"version": "1.0", "tags": ["caf\u00e9"], "parameters": {"a.b": {"k": 1}},
         "main-attachment": {"representations": [
           {"type-identifier": "public.plain-text", "text": "a"}]}}
        """#

    /// 6.2.2: the two spellings of "é" are different tags.
    @Test func tagsAreComparedByCodePoint() async throws {
        let file = try folder.write(Self.tagged, "a.json")
        #expect(await run("edit", "--tag", "cafe\u{301}", file) == (0, ""))
        let both = try #require(try read(file)["tags"] as? [String])
        #expect(both.map { Array($0.utf8) } == ["caf\u{E9}", "cafe\u{301}"].map { Array($0.utf8) })
        #expect(await run("edit", "--remove", "tag=caf\u{E9}", file) == (0, ""))
        let rest = try #require(try read(file)["tags"] as? [String])
        #expect(rest.map { Array($0.utf8) } == [Array("cafe\u{301}".utf8)])
    }

    /// `namespace/` does not name `namespace`, and `main/1` does not name `main`.
    @Test(arguments: [
        "parameter=a.b/", "attachment=main/1", "attachment=main/", "attachment=/main",
    ])
    func similarNamesRemoveNothing(_ name: String) async throws {
        let file = try folder.write(Self.tagged, "a.json")
        let result = await run("edit", "--tag", "b", "--remove", name, file)
        #expect(result.errors.contains("ound no"))
        let item = try read(file)
        #expect(item["parameters"] as? NSDictionary == ["a.b": ["k": 1]])
        #expect(item["main-attachment"] != nil)
    }

    /// 6.3.6: a number must not be rounded silently.
    @Test func aNumberThatADoubleCannotHoldIsRefused() async throws {
        let file = try folder.write(Self.tagged, "a.json")
        let result = await run("edit", "--parameter", "a.b", "n:=9007199254740993", file)
        #expect(result.status == 64)
        #expect(result.errors.contains("expected a number that a double can hold"))
    }

    @Test func setsValuesAndKeepsOthers() async throws {
        try await expect(
            [
                "--title", "T", "--tag", "a", "--tag", "b", "--parameter", "com.example.app", "k=v",
                "--referrer-app-name", "New", "--exclude", "print",
            ],
            Self.payload(
                #"""
                , "title": "old", "tags": ["a"], "com.example.x": [1], "source-url": "https://e.com/",
                "parameters": {"com.example.app": {"j": 1}, "com.example.b": {"x": 2}},
                "referrer": {"app-name": "Old", "com.example.y": 1, "app-store-id": "1"}
                """#),
            Self.payload(
                #"""
                , "title": "T", "tags": ["a", "b"], "com.example.x": [1],
                "source-url": "https://e.com/",
                "parameters": {"com.example.app": {"j": 1, "k": "v"}, "com.example.b": {"x": 2}},
                "referrer": {"app-name": "New", "com.example.y": 1, "app-store-id": "1"},
                "excluded-activities": ["com.apple.UIKit.activity.Print"]
                """#))
    }

    @Test func removesValues() async throws {
        try await expect(
            [
                "--remove", "title", "--remove", "tag=a", "--remove",
                "parameter=com.example.app/j", "--remove", "parameter=com.example.b",
                "--remove=referrer-app-name", "--remove", "source-url", "--remove", "exclude=print",
                "--remove", "activity=mail", "--remove", "content-markdown", "--remove",
                "thumbnail",
            ],
            Self.payload(
                #"""
                , "title": "old", "tags": ["a", "b"], "source-url": "https://e.com/",
                "parameters": {"com.example.app": {"j": 1, "k": 2}, "com.example.b": {"x": 2}},
                "referrer": {"app-name": "Old"}, "content-text": [{"text": "c"}],
                "thumbnail": {"type-identifier": "public.png", "data": {"$data": "iVBORw=="}},
                "excluded-activities": ["com.apple.UIKit.activity.Print"],
                "activities": {"com.apple.UIKit.activity.Mail": {"title": "M", "x": 1}}
                """#),
            Self.payload(
                #", "tags": ["b"], "parameters": {"com.example.app": {"k": 2}}"#))
    }

    /// Options after an activity change only its values; values that it does not override remain
    /// inherited.
    @Test func editsOneActivity() async throws {
        try await expect(
            ["--activity", "mail", "--title", "M", "--tag", "m", "--remove", "source-url"],
            Self.payload(
                #"""
                , "title": "T", "tags": ["a"], "activities": {
                "com.apple.UIKit.activity.Mail": {"source-url": "https://e.com/", "x": 1}}
                """#),
            Self.payload(
                #"""
                , "title": "T", "tags": ["a"], "activities": {
                "com.apple.UIKit.activity.Mail": {"title": "M", "tags": ["m"], "x": 1}}
                """#))
    }

    /// Inherited parameters and members of the referrer do not count as existing.
    @Test func anActivityGetsOnlyItsOwnParametersAndReferrer() async throws {
        let general = #"""
            , "parameters": {"com.example.app": {"j": 1}}, "referrer": {"app-name": "A"}
            """#
        try await expect(
            [
                "--activity", "mail", "--parameter", "com.example.app", "k=v", "--parameter",
                "com.example.app", "l=w", "--referrer-web-url", "https://e.com/",
                "--referrer-app-store-id", "1",
            ], Self.payload(general),
            Self.payload(
                general + #"""
                    , "activities": {"com.apple.UIKit.activity.Mail": {
                    "parameters": {"com.example.app": {"k": "v", "l": "w"}},
                    "referrer": {"web-url": "https://e.com/", "app-store-id": "1"}}}
                    """#))
    }

    /// Attachment numbers refer to the payload before the change. The first remaining attachment
    /// becomes the main attachment.
    @Test func removesAndAddsAttachments() async throws {
        let others = ["1", "2", "3"].map(Self.attachment).joined(separator: ",")
        try await expect(
            ["--remove", "attachment=main", "--remove", "attachment=2", "--text", "new"],
            Self.payload(#", "additional-attachments": [\#(others)]"#),
            Self.payload(
                #"""
                , "additional-attachments": [\#(Self.attachment("3")), \#(Self.attachment("new"))]
                """#, main: "1"))
        try await expect(
            ["--remove", "attachment=main", "--text", "new"], Self.payload(""),
            Self.payload("", main: "new"))
    }

    /// If no attachment precedes the option, the representation is added to the main attachment,
    /// and replaces a representation of the same type.
    @Test func setsRepresentationsOfTheMainAttachment() async throws {
        try await expect(
            ["--also-text", "new", "--also-html", "<p>"], Self.payload(""),
            #"""
            {"version": "1.0", "main-attachment": {"representations": [
             {"type-identifier": "public.plain-text", "text": "new"},
             {"type-identifier": "public.html", "text": "<p>"}]}}
            """#)
        try await expect(
            ["--remove", "representation=public.html"],
            #"""
            {"version": "1.0", "main-attachment": {"representations": [
             {"type-identifier": "public.plain-text", "text": "m"},
             {"type-identifier": "public.html", "text": "<p>"}]}}
            """#, Self.payload(""))
    }

    /// Every option of `create` that sets a member has a name for `--remove`.
    @Test func everyMemberCanBeRemoved() {
        let attaching = ["url", "text", "file", "also-html", "also-text"]
        for form in ItemOptions.forms {
            let name = String(form.name.dropFirst(2))
            #expect(attaching.contains(name) || Removal.names.contains(name), "\(name)")
        }
    }

    @Test(arguments: SharedMember.allCases)
    func everyMemberCanBeSet(_ member: SharedMember) async throws {
        let image = try folder.write(
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "x.png")
        let arguments: [String] =
            switch member {
            case .additionalAttachments: ["--text", "b"]
            case .contentText: ["--content-markdown", "a"]
            case .mainAttachment: []
            case .parameters: ["--parameter", "com.example.x", "a=b"]
            case .referrer: ["--referrer-app-name", "a"]
            case .sourceURL: ["--source-url", "https://a.example"]
            case .tags: ["--tag", "a"]
            case .thumbnail: ["--thumbnail", image]
            case .title: ["--title", "a"]
            case .userInfo: []  // has no option
            }
        let console = TestConsole()
        #expect(await console.run(["create", "--text", "a"] + arguments) == 0)
        #expect(console.output.contains(#""\#(member.rawValue)":"#) == (member != .userInfo))
    }

    @Test(arguments: WireEncoding.all.map(\.description))
    func keepsEncodingLayoutAndFiles(_ encoding: String) async throws {
        let (file, other) = (folder.path("a"), folder.path("b"))
        let payload = folder.path("a.xitem")
        for arguments in [["-o", file], ["--folder", "-o", payload]] {
            let console = TestConsole()
            let original = Example.path("trip.xitem")
            #expect(await console.run(["convert", "--to", encoding, original] + arguments) == 0)
        }
        for (number, edited) in [file, payload].enumerated() {
            #expect(await run("edit", "--title", "New", edited).status == 0)
            #expect(await run("convert", "--to", encoding, edited, "-o", other).status == 0)
            if number == 0 {
                #expect(
                    try Data(contentsOf: URL(filePath: file))
                        == Data(contentsOf: URL(filePath: other)))
            }
            let console = TestConsole()
            #expect(await console.run("diff", Example.path("trip.xitem"), edited) == 1)
            #expect(console.output.split(separator: "\n").count == 1, "\(console.output)")
            #expect(console.output.hasPrefix("/title: "))
            try FileManager.default.removeItem(atPath: other)
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: payload).contains("attachments"))
    }

    @Test func writesToAnotherFile() async throws {
        let file = try folder.write(Self.payload(""), "a.json")
        let (list, payload) = (folder.path("b.plist"), folder.path("c.xitem"))
        #expect(await run("edit", "--title", "T", file, "-o", list).status == 0)
        #expect(await run("edit", "--title", "T", file, "-o", payload).status == 0)
        #expect(try read(file) == value(Self.payload("")))
        #expect(try String(contentsOfFile: list, encoding: .utf8).hasPrefix("<?xml"))
        #expect(try read(payload + "/item.json") == value(Self.payload(#", "title": "T""#)))
        let again = await run("edit", "--title", "T", file, "-o", list)
        #expect(again.status == 74 && again.errors.contains("already exists, so nothing"))
        let console = TestConsole()
        console.input = Data(Self.payload("").utf8)
        #expect(await console.run("edit", "--title", "T", "-") == 0)
        #expect(try value(console.output) == value(Self.payload(#", "title": "T""#)))
    }

    /// Members that reading sets aside are written back.
    @Test func keepsMalformedMembers() async throws {
        let file = try folder.write(Self.payload(#", "tags": ["a", 1], "source-url": 5"#), "a.json")
        let (status, _) = await run("edit", "--title", "T", file)
        #expect(status == 0)
        #expect(
            try read(file)
                == value(Self.payload(#", "title": "T", "tags": ["a", 1], "source-url": 5"#)))
    }

    @Test func removesAMalformedMember() async throws {
        let file = try folder.write(Self.payload(#", "title": 5, "referrer": []"#), "a.json")
        #expect(await run("edit", "--remove", "title", "--remove", "referrer", file) == (0, ""))
        #expect(try read(file) == value(Self.payload("")))
        let again = await run("edit", "--remove", "title", file)
        #expect(again.errors.contains("found no 'title' to remove"))
    }

    @Test func followsALinkToAPayloadFolder() async throws {
        let target = folder.path("real.xitem")
        try FileManager.default.copyItem(atPath: Example.path("trip.xitem"), toPath: target)
        let link = folder.path("link.xitem")
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "real.xitem")
        #expect(await run("edit", "--title", "T", link) == (0, ""))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.xitem")
        #expect(try read(target + "/item.json")["title"] as? String == "T")
    }

    @Test(
        arguments: [
            (["--title", "a", "--title", "b"], 64, "Option '--title' given more than once"),
            ([], 64, "Missing expected option, such as '--title' or '--remove'"),
            (["--remove", "titel"], 64, "did you mean 'title'?"),
            (["--remove", "tag"], 64, "expected tag=VALUE"),
            (["--activity", "mail", "--remove", "exclude=a"], 64, "belongs before '--activity'"),
            (["--remove", "title=x"], 64, "'title' takes no value"),
            (["--remove", "attachment=1"], 1, "Found no attachment 1"),
            (["--remove", "attachment=x"], 1, "Found no attachment x"),
            (["--remove", "attachment=main"], 1, "attach another one in the same command"),
            (["--url", "javascript:alert(1)"], 1, "url.scheme"),
            (["--parameter", "a", "b=c"], 1, "namespace.name at /parameters/a"),
        ] as [([String], Int32, String)])
    func anErrorLeavesTheFileUnchanged(
        _ arguments: [String], _ expected: Int32, _ message: String
    ) async throws {
        let before = Self.payload(#", "title": "old""#)
        let file = try folder.write(before, "a.json")
        let console = TestConsole()
        #expect(await console.run(["edit"] + arguments + [file]) == expected)
        #expect(console.errors.contains(message), "\(console.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
        #expect(folder.names == ["a.json"])
    }

    @Test func removingNothingIsANote() async throws {
        let file = try folder.write(Self.payload(""), "a.json")
        let (status, errors) = await run("edit", "--remove", "tag=x", "--remove", "title", file)
        #expect(status == 0)
        #expect(
            errors == "note: found no 'tag=x' to remove\nnote: found no 'title' to remove\n")
    }
}
