import ConformanceKit
import Foundation
import TestSupport
import Testing

@testable import XItemCommands

struct ConformanceCommandTests {
    private let folder: TestFolder
    private let vectors: String

    /// Vectors of two groups: one that every testee passes, and one that every testee fails.
    init() throws {
        folder = try TestFolder()
        let hello =
            #"{\"main-attachment\":{\"representations\":[{\"text\":\"Hello\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"#
        let meaning = #"""
            {"dictionary": [["version", "1.0"], ["main-attachment", {"dictionary": [["representations", [
              {"dictionary": [["text", "Hello"], ["type-identifier", "public.plain-text"]]}]]]}]]}
            """#
        let right = """
            {"id": "right.hello.is-read", "clause": "25.2", "level": "MUST", "flags": ["deaf"], "kind": "valid",
             "encoding": "json", "input": {"text": "\(hello)"}, "meaning": \(meaning),
             "canonical": {"json": "\(hello)"}}
            """
        let wrong = """
            {"id": "wrong.hello.is-refused", "clause": "1.1", "level": "SHOULD", "flags": [], "kind": "invalid",
             "comment": "Every testee accepts this.", "encoding": "json", "input": {"text": "\(hello)"},
             "findings": [{"id": "a.b", "pointer": "/\\u001b"}], "error": true}
            """
        for (group, vector) in [("right", right), ("wrong", wrong)] {
            let text = """
                {"kit": "1.0", "group": "\(group)", "title": "What is \(group)", "clauses": ["1"], "count": 1,
                 "notes": {"deaf": {"bug": "hears nothing", "effect": "it is silent"}}, "vectors": [\(vector)]}
                """
            _ = try folder.write(text, "vectors/\(group).json")
        }
        vectors = folder.path("vectors")
    }

    private func run(_ arguments: String...) async -> (Int32, TestConsole) {
        let console = TestConsole()
        let status = await console.run(["conformance"] + arguments)
        return (status, console)
    }

    // MARK: run

    @Test func libraryIsDefaultTestee() async throws {
        let (status, console) = await run("run", "--vectors", vectors, "--only", "right.*")
        #expect(status == 0)
        let seconds = try #require(console.output.firstMatch(of: /success in ([0-9]+\.[0-9]) s/)).1
        #expect(
            console.output == """
                XExtensionItem, Swift
                tested as: JSON, XML and binary reader, producer, editor and converter; userInfo mapping, notices and share targets

                group  passed  failed
                right       3       ·
                all         3       ·

                XExtensionItem: 3 passed: success in \(seconds) s


                """)
    }

    @Test func failuresAreShown() async {
        let (status, console) = await run("run", "--vectors", vectors, "--level", "SHOULD")
        #expect(status == 1)
        #expect(
            console.output.contains(
                """
                wrong.hello.is-refused/decode-json: wrongly accepted (1.1, SHOULD)
                  expected a refusal, got a meaning
                  the input breaks a.b at /\\u{1B}
                """))
        #expect(await run("run", "--vectors", vectors).0 == 0)
        #expect(await run("run", "--vectors", vectors, "--only", "wrong.*").0 == 1)
        let (none, empty) = await run("run", "--vectors", vectors, "--only", "nothing")
        #expect(none == 64 && empty.errors.contains("No case is selected"))
    }

    @Test func programsAreTestees() async throws {
        let start =
            #"{"seq":0,"protocol":1,"name":"\\u001b[2Jfake","encodings":["json"],"operations":["decode"]}"#
        let fake =
            "read line; printf '%s\\n' '\(start.replacingOccurrences(of: #"\\u"#, with: #"\u"#))'; read line; exit 7"
        let (status, console) = await run(
            "run", "--vectors", vectors, "--testee", fake, "--one-shot", "exit 3", "--only",
            "right.*")
        #expect(status == 1)
        #expect(console.output.contains("right.hello.is-read/decode-json: crashed (25.2, MUST)"))
        #expect(
            console.output.contains("the testee ended without an answer to `decode`: exit status 7")
        )
        #expect(console.output.contains("exit 3: 0 passed, 3 wrongly refused: no success in "))
        #expect(!console.output.contains("\u{1B}"))
        #expect(console.output.contains("\\u{1B}[2Jfake"))
    }

    @Test(
        arguments: [
            (["run", "x"], "Unexpected argument 'x'"),
            (["run", "--level", "must"], "The value 'must'"),
            (["run", "--jobs", "0"], "The value '0' is invalid for '--jobs'"),
            (["run", "--timeout", "0"], "The value '0' is invalid for '--timeout'"),
            (["run", "--timeout", "inf"], "The value 'inf' is invalid for '--timeout'"),
            (["run", "--seed", "-1"], "The value '-1' is invalid for '--seed'"),
            (["run", "--encoding", "yaml"], "The value 'yaml' is invalid for '--encoding'"),
            (["run", "--operation", "sing"], "The value 'sing' is invalid for '--operation'"),
            (["run", "--report", "pdf"], "The value 'pdf' is invalid for '--report'"),
            (
                ["run", "--report", "json", "-o", "a", "-o", "b"],
                "Each '-o' after the first needs its own '--report' before it"
            ),
            (["run", "--update"], "Option '--update' needs '--known'"),
            (
                ["run", "--known", "a", "--testee", "b", "--testee", "c"],
                "for one testee at a time"
            ),
            (["run", "--frob"], "Unknown option '--frob'"), (["frob"], "Unknown command 'frob'"),
            (["show"], "Missing expected argument '<id>'"),
            (["fuzz"], "Expected exactly one '--testee' or '--one-shot'"),
            (
                ["fuzz", "--testee", "a", "--one-shot", "b"],
                "Expected exactly one '--testee' or '--one-shot'"
            ),
            (["fuzz", "--testee", "a", "--count", "0"], "The value '0' is invalid for '--count'"),
            (["fuzz", "--testee", "a", "--time", "-1"], "The value '-1' is invalid for '--time'"),
            (["fuzz", "--testee", "a", "--encoding", "yaml"], "The value 'yaml' is invalid"),
            (["fuzz", "--testee", "a", "--update"], "Option '--update' needs '--known'"),
            (["copy"], "Missing expected argument '<dir>'"),
            (["check"], "Missing expected argument '<dir>'"),
            (["report"], "Missing expected argument '<file>'"),
        ] as [([String], String)])
    func wrongUsage(_ arguments: [String], _ message: String) async {
        let console = TestConsole()
        #expect(await console.run(["conformance"] + arguments) == 64)
        #expect(console.output.isEmpty)
        #expect(console.errors.contains(message))
    }

    @Test func usageErrorNamesTheHelpOfTheCommand() async {
        let (_, console) = await run("run", "--frob")
        #expect(console.errors.hasSuffix("See 'xitem help conformance run'.\n"))
    }

    @Test func unreadableVectorsAreAnError() async throws {
        #expect(await run("run", "--vectors", "/nowhere").0 == 66)
        _ = try folder.write("{}", "vectors/more.json")
        let (status, console) = await run("list", "--vectors", vectors)
        #expect(status == 66)
        #expect(console.errors == "Error: more.json: group: is missing\n")
    }

    @Test func progressIsShownOnATerminal() async {
        let console = TestConsole()
        console.showsProgress = true
        #expect(await console.run("conformance", "run", "--vectors", vectors) == 0)
        #expect(console.progress.first == "XExtensionItem: 1 of 5")
        #expect(console.progress.last == "")
    }

    @Test func progressIsNotShownTooOften() {
        var shown: [String] = []
        let console = Console(
            write: { _ in .written }, writeError: { _ in }, readInput: { nil }, isStyled: false,
            showProgress: { shown.append($0) })
        let now = ContinuousClock.now
        var progress = Progress("x", console, delay: .zero, now: now)
        progress.show("1", now: now)
        progress.show("2", now: now + .milliseconds(99))
        progress.show("3", now: now + .milliseconds(101))
        progress.end()
        #expect(shown == ["x: 1", "x: 3", ""])
    }

    // MARK: Known failures

    @Test func knownFailures() async throws {
        let list = folder.path("known")
        let command = ["run", "--vectors", vectors, "--level", "MAY", "--known", list]
        let console = TestConsole()
        #expect(await console.run(["conformance"] + command) == 66)
        #expect(await console.run(["conformance"] + command + ["--update"]) == 0)
        #expect(
            try String(contentsOfFile: list, encoding: .utf8)
                == "wrong.hello.is-refused/decode-json\nwrong.hello.is-refused/resolve-json\n")
        #expect(await console.run(["conformance"] + command) == 0)
    }

    @Test func aListThatIsOutOfDateFailsTheRun() async throws {
        let passing = try folder.write("# old\nright.hello.is-read/decode-json\n", "passing")
        let (status, console) = await run("run", "--vectors", vectors, "--known", passing)
        #expect(status == 1)
        #expect(console.output.contains("listed as a known failure, but passed"))
        let gone = try folder.write("no.such.case/decode-json\u{1B}", "gone")
        let (other, errors) = await run("run", "--vectors", vectors, "--known", gone)
        #expect(other == 1)
        #expect(
            errors.errors
                == "Error: The known failure 'no.such.case/decode-json\\u{1B}' matches no vector\n")
    }

    // MARK: fuzz

    /// A program that refuses everything. Its wrong refusals are shown, saved as vectors, and can be listed as known.
    @Test func fuzzShowsDisagreements() async throws {
        let (known, saved) = (folder.path("causes"), folder.path("found"))
        let options =
            ["--one-shot", "exit 3", "--count", "10", "--operation", "write-back"]
            + ["--vectors", vectors]
        let console = TestConsole()
        #expect(await console.run(["conformance", "fuzz"] + options + ["--save", saved]) == 1)
        let id = "write-back-json/wrongly-refused/expected-a-payload-got-a-refusal"
        #expect(console.output.contains("\n\(id)\n  wrongly refused (21.3.1), seen "))
        #expect(
            console.output.contains(
                "seed 0: 10 json documents, 10 questions: 1 cause of disagreement in "))
        #expect(await run("run", "--vectors", saved).0 == 0)
        #expect(await run("run", "--vectors", saved, "--one-shot", "exit 3").0 == 1)
        let listed = ["conformance", "fuzz"] + options + ["--known", known]
        #expect(await TestConsole().run(listed) == 66)
        #expect(await TestConsole().run(listed + ["--update"]) == 0)
        #expect(try String(contentsOfFile: known, encoding: .utf8) == id + "\n")
        #expect(await TestConsole().run(listed) == 0)
    }

    // MARK: Reports

    @Test func eachReportGoesToItsDestination() async throws {
        let (json, page) = (folder.path("r.json"), folder.path("r.html"))
        let (status, console) = await run(
            "run", "--vectors", vectors, "--seed", "9", "--report", "json", "-o", json,
            "--report=html", "-o", page)
        #expect(status == 0)
        // Only the table goes to standard output.
        #expect(console.output.hasPrefix("XExtensionItem, Swift\n"))
        #expect(try String(contentsOfFile: page, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
        #expect(try String(contentsOfFile: json, encoding: .utf8).contains(#""seed": "9""#))
        let (junitStatus, junit) = await run("run", "--vectors", vectors, "--report", "junit")
        #expect(junitStatus == 0)
        #expect(junit.output.hasPrefix("<?xml") && junit.output.hasSuffix("</testsuites>\n"))
        #expect(await run("run", "--vectors", vectors, "-o", "/nowhere/x").0 == 74)
    }

    @Test func reportsAreShownSideBySide() async throws {
        let (one, other) = (folder.path("1.json"), folder.path("2.json"))
        _ = await run("run", "--vectors", vectors, "--report", "json", "-o", one)
        _ = await run(
            "run", "--vectors", vectors, "--one-shot", "exit 3", "--report", "json", "-o", other)
        let (status, console) = await run("report", one, other)
        #expect(status == 1)
        #expect(console.output.contains("XExtensionItem: 3 passed, 2 wrongly accepted"))
        #expect(console.output.contains("exit 3: 2 passed, 3 wrongly refused"))
        #expect(await run("report", one).0 == 0)
        #expect(await run("report", "/nowhere").0 == 66)
        #expect(await run("report", vectors + "/right.json").0 == 66)
    }

    // MARK: list, show, copy

    @Test func listNamesTheCases() async {
        let (_, all) = await run("list", "--vectors", vectors)
        #expect(
            all.output == """
                MUST    25.2  right.hello.is-read/decode-json
                MUST    25.2  right.hello.is-read/encode-json
                MUST    25.2  right.hello.is-read/write-back-json
                SHOULD  1.1   wrong.hello.is-refused/decode-json
                SHOULD  1.1   wrong.hello.is-refused/resolve-json

                """)
        let (_, some) = await run(
            "list", "--ids", "--vectors", vectors, "--skip", "*/write-back-*", "--operation",
            "decode",
            "--operation", "write-back")
        #expect(
            some.output == "right.hello.is-read/decode-json\nwrong.hello.is-refused/decode-json\n")
        let (_, none) = await run("list", "--vectors", vectors, "--encoding", "xml")
        #expect(none.output.isEmpty)
    }

    @Test func showPrintsTheInputAndTheResult() async {
        let (status, console) = await run(
            "show", "--vectors", vectors, "wrong.hello.is-refused/decode-json")
        #expect(status == 0)
        #expect(
            console.output == #"""
                wrong.hello.is-refused
                invalid, clause 1.1, SHOULD
                Every testee accepts this.

                input, json
                  {"main-attachment":{"representations":[{"text":"Hello","type-identifier":"public.plain-text"}]},"version":"1.0"}

                findings
                  a.b at /\u{1B}

                cases
                  wrong.hello.is-refused/decode-json
                  wrong.hello.is-refused/resolve-json

                """#)
        let (_, other) = await run("show", "--vectors", vectors, "right.hello.is-read")
        #expect(other.output.contains("\ncatches a program that hears nothing: it is silent\n"))
    }

    @Test func showTakesPatterns() async {
        let (status, console) = await run("show", "--vectors", vectors, "*.hello.*")
        #expect(status == 0)
        #expect(console.output.hasPrefix("right.hello.is-read\n"))
        #expect(console.output.contains("/write-back-json\n\nwrong.hello.is-refused\n"))
        #expect(await run("show", "--vectors", vectors, "*.goodbye.*").0 == 64)
    }

    @Test func showKnowsTheNearestID() async {
        let (status, console) = await run("show", "--vectors", vectors, "right.helo.is-reed")
        #expect(status == 64 && console.output.isEmpty)
        #expect(
            console.errors.contains(
                "No vector has the id 'right.helo.is-reed'; the nearest is 'right.hello.is-read'\n")
        )
        let (_, far) = await run("show", "--vectors", vectors, "something.else")
        #expect(far.errors.contains("No vector has the id 'something.else'\n"))
        let (_, one) = await run("show", "--vectors", vectors, "right.hello.is-read/decode-jsn")
        #expect(one.errors.contains("the nearest is 'right.hello.is-read/decode-json'\n"))
    }

    /// Runs only the failed cases again.
    @Test func failedSelectsTheFailedCasesOfAReport() async throws {
        let file = folder.path("failed.json")
        _ = await run("run", "--vectors", vectors, "--report", "json", "-o", file)
        let (status, console) = await run("list", "--ids", "--vectors", vectors, "--failed", file)
        #expect(status == 0)
        #expect(
            console.output
                == "wrong.hello.is-refused/decode-json\nwrong.hello.is-refused/resolve-json\n")
        #expect(await run("run", "--failed", "/nowhere").0 == 66)
        _ = await run(
            "run", "--vectors", vectors, "--only", "right.*", "--report", "json", "--force", "-o",
            file)
        #expect(await run("run", "--vectors", vectors, "--failed", file).0 == 64)
    }

    /// A file may state its number of vectors, which must then be correct.
    @Test func theCountOfVectorsIsOptional() async throws {
        let file = vectors + "/right.json"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let bare = text.replacingOccurrences(of: #" "count": 1,"#, with: "")
        #expect(bare != text)
        _ = try folder.write(bare, "vectors/right.json")
        #expect(await run("list", "--vectors", vectors).0 == 0)
        _ = try folder.write(
            text.replacingOccurrences(of: ": 1,", with: ": 2,"), "vectors/right.json")
        #expect(await run("list", "--vectors", vectors).0 == 66)
    }

    @Test func everyVectorCanBeShown() async throws {
        let vectors = VectorGroup.embedded.flatMap(\.vectors)
        for number in stride(from: 0, to: vectors.count, by: TestExtent.step(60)) {
            let vector = vectors[number]
            let lines = vector.lines(notes: [:])
            #expect(lines[0].text == vector.id && lines.count > 4)
            #expect(!lines.contains { $0.text.contains("\n") })
        }
    }

    @Test func copyWritesTheFilesOfTheRepository() async throws {
        let target = folder.path("copy/of it")
        let (status, console) = await run("copy", target)
        #expect(status == 0)
        #expect(console.output.hasSuffix(" files written to \(target)\n"))
        for path in ["v1/vectors.schema.json", "v1/vectors/text.json"] {
            let copied = try Data(contentsOf: URL(filePath: target + "/" + path))
            #expect(try copied == Repository.data("Schemas/conformance/" + path))
        }
        #expect(await run("copy", "/dev/null/x").0 == 74)
    }

    // MARK: check

    @Test func checkReadsAFolder() async throws {
        let hello = try Data(contentsOf: URL(filePath: Example.path("minimal.xitem.json")))
        let payloads = folder.path("payloads")
        _ = try folder.write(hello, "payloads/a.json")
        _ = try folder.write("{\"version\": \"1.0\",\n \"tags\": 1}", "payloads/deeper/b.xitem.bin")
        _ = try folder.write("no payload", "payloads/notes.txt")
        let file =
            #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"#
            + #""public.png","file":{"path":"attachments/a.png","byte-count":1}}]}}"#
        _ = try folder.write(file, "payloads/c.xitem/item.json")
        _ = try folder.write("1", "payloads/c.xitem/attachments/a.png")
        let (status, console) = await run("check", payloads)
        #expect(status == 1)
        let lines = console.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("\(payloads)/deeper/b.xitem.bin:1:1: main-attachment.missing: "))
        #expect(lines[1].contains(" member.type at /tags: "))
        #expect(lines[1].hasSuffix(" (clause 13.1.1)"))
        #expect(lines[2] == "3 payloads, 1 with findings")
        try FileManager.default.removeItem(atPath: payloads + "/deeper")
        let (clean, none) = await run("check", payloads)
        #expect(clean == 0 && none.output == "2 payloads, no findings\n")
        // `a.json` is indented.
        let (loose, canonical) = await run("check", "--canonical", payloads)
        #expect(
            loose == 1 && canonical.output.contains("a.json: not canonical from byte "))
    }

    @Test func checkWritesReports() async throws {
        _ = try folder.write("{", "payloads/a.json")
        let (status, console) = await run("check", folder.path("payloads"), "--report", "junit")
        #expect(status == 1)
        #expect(console.output.contains(#"failures="1""#))
        #expect(console.output.contains("json.truncated"))
    }

    @Test func checkNeedsPayloads() async throws {
        #expect(await run("check", "/nowhere").0 == 66)
        _ = try folder.write("x", "empty/x.txt")
        let (status, console) = await run("check", folder.path("empty"))
        #expect(status == 66)
        #expect(console.errors.contains("this folder contains no payload"))
    }

    /// JSON reports escape the output of a testee.
    @Test func jsonReportEscapesControlCharacters() async throws {
        let console = TestConsole()
        let status = await console.run(
            "conformance", "run", "--vectors", vectors, "--report", "json", "--one-shot",
            "printf '\u{202E}\u{9B}31m' >&2; exit 1 #")
        #expect(status == 1)
        // The report is long, so a failure does not print it.
        let isEscaped = console.output.contains(#"\u202E\u009B31m"#)
        let isPlain = console.output.unicodeScalars.allSatisfy {
            $0 == "\n" || !($0.value < 0x20 || 0x7F...0x9F ~= $0.value || $0 == "\u{202E}")
        }
        #expect(isEscaped && isPlain)
        #expect(try JSONSerialization.jsonObject(with: console.bytes) is [String: Any])
    }
}
