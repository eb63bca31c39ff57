import Foundation
import Testing
import WireFormat

@testable import XItemCommands

struct DiffCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func payload(_ members: String, _ name: String) throws -> String {
        try folder.write(
            #"{"version": "1.0", "main-attachment": {"representations": [{"type-identifier": "#
                + #""public.plain-text", "text": "a"}]}\#(members)}"#, name)
    }

    private func diff(_ first: String, _ second: String, _ options: String...) async throws -> (
        Int32, [String]
    ) {
        let console = TestConsole()
        let files = [try payload(first, "a.json"), try payload(second, "b.json")]
        let status = await console.run(["diff"] + options + files)
        return (status, console.output.split(separator: "\n").map(String.init))
    }

    @Test(
        arguments: [
            (#", "title": "A""#, #", "title": "B""#, ["/title: “A” → “B”"]),
            ("", #", "title": "B""#, ["/title: only in the second: “B”"]),
            (
                #", "tags": ["a", "b", "c"]"#, #", "tags": ["a", "c"]"#,
                ["/tags/1: only in the first: “b”"]
            ),
            (
                #", "tags": ["b"]"#, #", "tags": ["a", "b", "c"]"#,
                [
                    "/tags/0: “b” → “a”", "/tags/1: only in the second: “b”",
                    "/tags/2: only in the second: “c”",
                ]
            ),
            (#", "tags": ["a", "a"]"#, #", "tags": ["a"]"#, ["/tags/1: only in the first: “a”"]),
            (
                #", "user-info": {"a/b": 1, "c": 2.0}"#, #", "user-info": {"c": 2, "a/b": 1.5}"#,
                ["/user-info/a~1b: 1 → 1.5"]
            ),
            (
                #", "user-info": {"d": {"$data": "AAE="}}"#,
                #", "user-info": {"d": {"$data": "AAI="}}"#,
                ["/user-info/d: 2 bytes, with different content"]
            ),
            (#", "tags": ["a"], "title": "T""#, #","title":"T","tags":["\u0061"]"#, []),
        ])
    func differencesHavePointers(_ first: String, _ second: String, _ lines: [String]) async throws
    {
        let (status, found) = try await diff(first, second)
        #expect(status == (lines.isEmpty ? 0 : 1))
        #expect(found == lines)
    }

    @Test func jsonHasBothValues() async throws {
        let (status, lines) = try await diff(
            #", "title": "A\u001b", "user-info": {"d": {"$data": "AAE="}}"#, "", "--json")
        #expect(status == 1)
        #expect(
            lines == [
                #"{"first":"A\u001b","pointer":"/title"}"#,
                #"{"first":{"d":{"$data":"AAE="}},"pointer":"/user-info"}"#,
            ])
    }

    /// Encodings and payload folders do not count as differences.
    @Test(arguments: WireEncoding.all.map(\.description))
    func encodingsAreNotDifferences(_ encoding: String) async throws {
        let original = Example.path("everything.xitem.json")
        let other = folder.path("other")
        #expect(await TestConsole().run("convert", "--to", encoding, original, "-o", other) == 0)
        let console = TestConsole()
        #expect(await console.run("diff", original, other) == 0, "\(console.output)")
        #expect(console.output.isEmpty)
    }

    @Test func aFolderEqualsItsPayload() async throws {
        let file = try folder.write(Data(repeating: 7, count: 10_000), "a.bin")
        let out = [folder.path("a.xitem"), folder.path("a.plist")]
        #expect(await TestConsole().run("create", "--file", file, "--folder", "-o", out[0]) == 0)
        #expect(
            await TestConsole().run("create", "--file", file, "--to", "binary", "-o", out[1]) == 0)
        #expect(await TestConsole().run(["diff"] + out) == 0)
    }

    @Test func anUnreadablePayloadIsADifference() async throws {
        let file = try folder.write("{", "a.json")
        let console = TestConsole()
        #expect(await console.run("diff", file, Example.path("minimal.xitem.json")) == 1)
        #expect(console.errors.contains("json.truncated"))
        #expect(await TestConsole().run("diff", file, "/nowhere") == 1)
        #expect(await TestConsole().run("diff", "-", "-") == 64)
        #expect(
            await TestConsole().run("diff", Example.path("minimal.xitem.json"), "/nowhere") == 66)
    }

    @Test func quietDiffReportsOnlyAStatus() async {
        let files = ["article.xitem.json", "article.xitem.plist", "photo.xitem.json"].map(
            Example.path)
        for (other, status) in [(files[1], 0), (files[2], 1)] as [(String, Int32)] {
            let console = TestConsole()
            #expect(await console.run("diff", "-q", files[0], other) == status)
            #expect(console.output.isEmpty && console.errors.isEmpty)
        }
    }

    @Test func differencesHaveColors() async throws {
        let folder = try TestFolder()
        let files = try ["a", "b"].map {
            try folder.write(
                #"{"version":"1.0","title":"\#($0)","main-attachment":{"representations":[{"#
                    + #""type-identifier":"public.text","text":"t"}]}}"#, $0)
        }
        let console = TestConsole()
        #expect(await console.run(["diff", "--color=always"] + files) == 1)
        #expect(
            console.output
                == "\u{1B}[1m/title\u{1B}[0m: \u{1B}[31m“a”\u{1B}[0m → \u{1B}[32m“b”\u{1B}[0m\n")
    }
}
