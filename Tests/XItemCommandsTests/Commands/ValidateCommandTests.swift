import Foundation
import Testing

@testable import XItemCommands

struct ValidateCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test func aValidPayloadHasNoLines() async {
        let console = TestConsole()
        #expect(await console.run("validate", Example.path("everything.xitem.json")) == 0)
        #expect(console.output.isEmpty)
    }

    @Test func printsOneLinePerFinding() async throws {
        let file = try folder.write("{\"version\": \"1.0\",\n \"tags\": 1}", "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", file) == 1)
        let lines = console.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("\(file):1:1: main-attachment.missing: "))
        #expect(lines[0].hasSuffix(" (clause 13.2.2)"))
        #expect(
            lines[1] == "\(file):2:10: member.type at /tags: expected an array, found an integer "
                + "(clause 13.1.1)")
    }

    @Test func aSyntaxErrorIsAFindingToo() async throws {
        let file = try folder.write("{\"a\": [1,]}", "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", file) == 1)
        #expect(console.output.hasPrefix("\(file):1:10: json.syntax at /a: "))
    }

    struct Report: Decodable {
        struct Finding: Decodable {
            var id, clause, pointer, message: String
            var line, column: Int?
            var offset: Int
        }
        var file: String
        var valid: Bool
        var findings: [Finding]
        var notices: [Finding]
    }

    @Test func jsonIsAnObjectForEachFile() async throws {
        let bad = try folder.write("{\"version\": \"1.0\", \"t\\\"\": [null]}", "b\".json")
        let console = TestConsole()
        #expect(
            await console.run("validate", "--json", bad, Example.path("article.xitem.json")) == 1)
        let lines = console.output.split(separator: "\n")
        let reports = try lines.map {
            try JSONDecoder().decode(Report.self, from: Data($0.utf8))
        }
        #expect(reports.map(\.valid) == [false, true])
        #expect(reports[0].file == bad)
        #expect(
            reports[0].findings.map(\.id)
                == ["main-attachment.missing", "member.unknown", "value.null"])
        #expect(reports[0].findings[1].pointer == "/t\"")
        #expect(reports[0].findings[1].column == 20)
        #expect(lines[0].contains(#"{"file":"#))
    }

    private static let deceiving = #"""
        {"version": "1.0", "title": "Bank\u202Egpj.exe",
         "tags": ["fine", "two\nlines"], "main-attachment":
         {"representations": [{"type-identifier": "public.jpeg", "data": {"$data": "R0lGODlh"}}]}}
        """#

    /// The notices of a valid payload are printed, and the exit status is 0.
    @Test func printsOneLinePerNotice() async throws {
        let file = try folder.write(Self.deceiving, "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", file) == 0)
        #expect(
            console.output == """
                \(file):1:29: note text.bidirectional-control at /title: U+202E changes the direction \
                in which text is shown (clause 24.2.4)
                \(file):2:19: note text.control-character at /tags/1: U+000A in one-line text \
                (clause 24.2.3)
                \(file):3:23: note data.type-mismatch at /main-attachment/representations/0: the first \
                bytes are those of com.compuserve.gif, but the declared type is public.jpeg \
                (clause 24.2.5)

                """)
    }

    @Test func noticesAreNotFindingsInJSON() async throws {
        let file = try folder.write(Self.deceiving, "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", "--json", file) == 0)
        let report = try JSONDecoder().decode(Report.self, from: console.bytes)
        #expect(report.valid && report.findings.isEmpty)
        #expect(
            report.notices.map(\.id) == [
                "text.bidirectional-control", "text.control-character", "data.type-mismatch",
            ])
        #expect(report.notices.map(\.pointer)[1] == "/tags/1")
        #expect(report.notices.map(\.offset)[0] == 28)
    }

    /// The notices of an invalid payload are not printed.
    @Test func aRefusedPayloadHasNoNotices() async throws {
        let file = try folder.write(
            Self.deceiving.replacingOccurrences(of: "\"fine\"", with: "1"), "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", file) == 1)
        #expect(console.output.hasPrefix("\(file):2:11: member.type at /tags/0: "))
        #expect(!console.output.contains("note "))
    }

    @Test func filesOfAPayloadFolderAreChecked() async throws {
        let text =
            #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"#
            + #""public.png","file":{"path":"attachments/a.png","byte-count":5}}]}}"#
        _ = try folder.write(text, "A.xitem/item.json")
        _ = try folder.write("%PDF-", "A.xitem/attachments/a.png")
        let console = TestConsole()
        #expect(await console.run("validate", folder.path("A.xitem")) == 0)
        #expect(console.output.contains("note data.type-mismatch at "))
    }

    @Test func aBinaryPayloadHasOffsets() async throws {
        var bytes = try Data(contentsOf: URL(filePath: Example.path("photo.xitem.plist")))
        bytes[8] = 0x80
        let file = try folder.write(bytes, "a.plist")
        let console = TestConsole()
        #expect(await console.run("validate", file) == 1)
        #expect(console.output.hasPrefix("\(file):@8: value.uid"))
        #expect(await console.run("validate", "--json", file) == 1)
        #expect(console.output.contains(#""line":null,"column":null,"offset":8"#))
    }

    @Test func otherFilesAreCheckedIfAFileIsMissing() async throws {
        let bad = try folder.write("[", "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", "/nowhere", bad) == 66)
        #expect(console.output.contains("json.truncated"))
    }

    @Test func readsStandardInput() async throws {
        let console = TestConsole()
        console.input = Data("{}".utf8)
        #expect(await console.run("validate", "-") == 1)
        #expect(console.output.hasPrefix("-:1:1: version.missing: "))
        console.input = nil
        #expect(await console.run("validate", "-") == 66)
    }

    @Test func aPayloadFolderMayNameFiles() async throws {
        let text =
            #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"#
            + #""public.png","file":{"path":"attachments/a.png","byte-count":1}}]}}"#
        _ = try folder.write(text, "A.xitem/item.json")
        _ = try folder.write("1", "A.xitem/attachments/a.png")
        let outside = try folder.write(text, "item.json")
        let console = TestConsole()
        #expect(await console.run("validate", folder.path("A.xitem")) == 0)
        #expect(await console.run("validate", folder.path("A.xitem/item.json")) == 0)
        #expect(await console.run("validate", outside) == 1)
        #expect(console.output.contains("file.outside-folder"))
    }

    @Test func payloadCannotMoveCursor() async throws {
        let file = try folder.write("{\"\u{202E}\\u001b[2J\": 1}", "a.json")
        let console = TestConsole()
        _ = await console.run("validate", file)
        _ = await console.run("inspect", file)
        for scalar in (console.output + console.errors).unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && scalar.value != 0x202E)
        }
    }
}

/// Findings that are caused by other findings, and suggestions.
extension ValidateCommandTests {
    /// Malformed base64 causes three findings; the finding about the base64 is printed first.
    @Test func theCauseComesFirst() async throws {
        let file = try folder.write(
            #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"#
                + #""public.png","data":{"$data":"QU!D"}}]}}"#, "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", file) == 1)
        let place = "at /main-attachment/representations/0/data: expected"
        #expect(
            console.output == """
                \(file):1:95: tag.malformed \(place) base64 in “$data”, found “QU!D” (clause 7.1.5)
                \(file):1:95: member.type \(place) data, found a malformed “$data” (clause 13.1.1)
                \(file):1:36: main-attachment.missing at /main-attachment: expected a main attachment \
                with at least one usable representation (clause 13.2.2)

                """)
        let json = TestConsole()
        #expect(await json.run("validate", "--json", file) == 1)
        let report = try JSONDecoder().decode(Report.self, from: json.bytes)
        #expect(
            report.findings.map(\.id) == [
                "tag.malformed", "member.type", "main-attachment.missing",
            ])
    }

    @Test(arguments: [
        ("titel", "; did you mean “title”?"), ("content_text", "; did you mean “content-text”?"),
        ("contentText", "; did you mean “content-text”?"),
        ("sourceURL", "; did you mean “source-url”?"),
        ("price", "; the name of a custom member must contain a dot"),
    ])
    func unknownNameSuggestsKnownName(_ name: String, _ end: String) async throws {
        let file = try folder.write(
            #"{"version":"1.0","\#(name)":1,"main-attachment":{"representations":[{"#
                + #""type-identifier":"public.plain-text","text":""}]}}"#, "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", file) == 1)
        #expect(
            console.output == "\(file):1:18: member.unknown at /\(name): version 1.0 defines no "
                + "member “\(name)”\(end) (clause 12.1.2)\n")
    }
}

/// Folders of payloads.
extension ValidateCommandTests {
    @Test func aFolderIsSearched() async throws {
        let minimal = try String(
            contentsOfFile: Example.path("minimal.xitem.json"), encoding: .utf8)
        let folder = try TestFolder()
        _ = try folder.write(minimal, "a/b/good.json")
        _ = try folder.write("{}", "a/bad.xitem.json")
        _ = try folder.write("{}", "a/readme.md")
        _ = try folder.write(minimal, "a/c.xitem/item.json")
        let console = TestConsole()
        #expect(await console.run("validate", "--json", folder.path("a")) == 1)
        let reports = try console.output.split(separator: "\n").map {
            try JSONDecoder().decode(Report.self, from: Data($0.utf8))
        }
        #expect(
            reports.map(\.file)
                == ["a/b/good.json", "a/bad.xitem.json", "a/c.xitem"].map(folder.path))
        #expect(reports.map(\.valid) == [true, false, true])
        #expect(console.errors == #"{"checked":3,"skipped":1,"with-findings":1}"# + "\n")
    }

    /// Prints the numbers of checked and skipped files on standard error.
    @Test func aSummaryFollows() async throws {
        let minimal = Example.path("minimal.xitem.json")
        let folder = try TestFolder()
        for name in [
            "1.json", "2.xitem.txt", "2/3.bplist", "4.md", "2/5", "6.JPG", ".7.json", ".git/8",
        ] {
            let text =
                name == "1.json" ? "{}" : try String(contentsOfFile: minimal, encoding: .utf8)
            _ = try folder.write(text, name)
        }
        for (words, text) in [
            ([folder.path("")], "checked 3 payloads, 1 with findings, skipped 3 files\n"),
            ([minimal], "checked 1 payload, no findings\n"),
            ([folder.path("2"), minimal], "checked 2 payloads, no findings, skipped 1 file\n"),
            ([folder.path("2"), "--quiet"], ""),
        ] {
            let console = TestConsole()
            _ = await console.run(["validate"] + words)
            #expect(console.errors == text)
        }
    }

    @Test func aFolderWithoutPayloadsIsAnError() async throws {
        let folder = try TestFolder()
        _ = try folder.write("", "a/readme.md")
        let console = TestConsole()
        #expect(await console.run("validate", folder.path("a")) == 66)
        #expect(console.errors.contains("this folder contains no payload"))
        #expect(console.errors.hasSuffix("checked 0 payloads, no findings, skipped 1 file\n"))
    }

    @Test func findingsHaveColors() async throws {
        let folder = try TestFolder()
        let payload = try folder.write("{}", "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", "-q", "--color", "always", payload) == 1)
        #expect(console.output.contains("\u{1B}[1;31mmain-attachment.missing\u{1B}[0m"))
        let plain = TestConsole()
        #expect(await plain.run("validate", "-q", payload) == 1)
        #expect(!plain.output.contains("\u{1B}"))
    }

    @Test func folderWithoutDocumentIsExplained() async throws {
        let folder = try TestFolder()
        let console = TestConsole()
        #expect(await console.run("inspect", folder.url.path) == 66)
        #expect(
            console.errors == """
                Error: \(folder.url.path): expected a payload, found a folder without item.json or \
                item.plist; 'xitem validate' checks the payloads in a folder

                """)
    }

    /// Checks stop after 1,000 findings (21.1.8). The output then ends with a remark.
    @Test(arguments: [(999, false), (1_000, true), (1_200, true)])
    func endOfTheFindingsIsMarked(_ count: Int, _ isCut: Bool) async throws {
        let folder = try TestFolder()
        let tags = Array(repeating: "1", count: count).joined(separator: ",")
        let file = try folder.write(
            #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"public.plain-text","text":"a"}]},"tags":[\#(tags)]}"#,
            "many.json")
        let console = TestConsole()
        #expect(await console.run("validate", file) == 1)
        #expect(console.output.contains("many.json: there may be more than 1000") == isCut)
    }
}
