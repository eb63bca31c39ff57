import Foundation
import TestSupport
import Testing
import WireFormat

@testable import ConformanceKit

struct ReportTests {
    @Test func tableShowsCountsFailuresAndConformance() {
        let lines = Samples.report().table()
        #expect(
            lines.map(\.text).joined(separator: "\n") == """
                bad <&> 2, C
                tested as: JSON, XML and binary reader, producer, editor and converter; userInfo mapping, notices and share targets
                cases: 4 counted, 1 not counted (below MUST)

                group  passed  failed  wrongly accepted  skipped  crashed
                a           1       1                 ·        ·        1
                e           ·       ·                 1        1        ·
                all         1       1                 1        1        1

                a.b.c/encode-json: failed (1.2, MUST)
                  at /title: expected “x”, got “\u{202E}<script>”
                  the vector catches a program that takes anything: nothing is safe
                  | boom
                  | at line 1

                a.b.d/decode-json: crashed (1.2, SHOULD, not counted)
                  it ended
                  | boom
                  | at line 1

                bad <&>: 1 passed, 1 failed, 1 wrongly accepted, 1 skipped, 1 crashed, 1 of them known, 1 of them below MUST: no success

                good
                tested as: JSON reader and producer
                not claimed: userInfo mapping, notices and share targets

                group  passed  failed
                a           3       ·
                e           2       ·
                all         5       ·

                good: 5 passed: success in 1.3 s
                comparisons left out, because not claimed: 3 of findings, 2 of locations
                conforms: JSON reader and producer

                absent
                did not start: exit status 1
                  no module

                absent: 0 passed: nothing was tested

                """)
        #expect(
            lines.filter { $0.role == .good }.map(\.text) == [
                "good: 5 passed: success in 1.3 s", "conforms: JSON reader and producer",
            ])
    }

    /// The text is the table without control characters.
    @Test func textIsTableWithControlCharactersEscaped() {
        let report = Samples.report()
        let lines = report.table().map(\.text)
        #expect(report.text.contains("got “\\u{202E}<script>”"))
        #expect(
            report.text.split(separator: "\n", omittingEmptySubsequences: false).count == lines
                .count + 1)
        #expect(report.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isSafeInLine })
    }

    /// A failed expectation prints the description of the report.
    @Test func descriptionHasOnlyTheLastLines() {
        let report = Samples.report()
        #expect(
            String(describingForTest: report) == """
                bad <&>: 1 passed, 1 failed, 1 wrongly accepted, 1 skipped, 1 crashed, 1 of them known, 1 of them below MUST: no success
                good: 5 passed: success in 1.3 s
                comparisons left out, because not claimed: 3 of findings, 2 of locations
                conforms: JSON reader and producer
                absent: 0 passed: nothing was tested
                """)
        var hostile = report.testees[0]
        hostile.profile = TesteeProfile(name: "\u{1B}[31m\n")
        let text = Report(groups: [], level: .must, seed: nil, testees: [hostile]).description
        #expect(text.hasPrefix("\\u{1B}[31m\\u{A}: 1 passed"))
    }

    @Test func wrongRefusalsAreListedLast() {
        var testee = Report.Testee(label: "x")
        let outcomes: [(String, Runner.Outcome)] = [
            ("a.b.c", .wronglyRefused), ("a.b.d", .failed), ("a.b.e", .wronglyRefused),
            ("a.b.f", .wronglyAccepted),
        ]
        testee.results = outcomes.map { id, outcome in
            Report.Case(
                id: "\(id)/encode-json", group: "a", clause: "1.2", level: .must, outcome: outcome)
        }
        let report = Report(groups: [], level: .must, seed: nil, testees: [testee])
        let listed = report.table(failures: 3).map(\.text).filter { $0.hasPrefix("a.b.") }
        #expect(listed.map { $0.prefix(5) } == ["a.b.d", "a.b.f", "a.b.c"])
    }

    /// The request keeps its white space, because a vector may test it.
    @Test func failedRulesHaveTheirRequestAndLikelyFaults() {
        var failed = Report.Case(
            id: "rules.a.b/evaluate-rule", group: "rules", clause: "32.1.1", level: .must,
            outcome: .wronglyRefused)
        failed.evidence = Report.Case.Evidence(
            input: "1 ==\n \t1\u{B}", expected: "", actual: "", comment: "",
            notes: [VectorNote(bug: "refuses tabs", effect: "a rule is refused")], standardError: ""
        )
        var testee = Report.Testee(label: "x")
        testee.results = [failed]
        let report = Report(groups: [], level: .must, seed: nil, testees: [testee])
        let lines = report.table().map(\.text)
        #expect(lines.contains("  request: 1 == \t1\u{B}"))
        #expect(
            lines.contains("  the vector catches a program that refuses tabs: a rule is refused"))
    }

    @Test func truncatesLongTable() {
        let texts = Samples.report().table(failures: 1).map(\.text)
        #expect(texts.contains("… and 1 more; the JSON report has all."))
        #expect(!texts.contains { $0.hasPrefix("a.b.d/decode-json") })
    }

    /// The parsed report produces the same reports in the other formats.
    @Test func jsonRoundTrips() throws {
        for report in [Samples.report(), Samples.report(level: .should)] {
            let again = try Report(json: report.json, file: "x.json")
            #expect(again.table() == report.table())
            #expect(again.html == report.html)
            #expect(again.junit == report.junit)
            #expect(again.seed == 7 && again.level == report.level)
        }
    }

    @Test func jsonHasOnlyMembersOfItsSchema() throws {
        let root = try JSONSerialization.jsonObject(with: Samples.report().json) as? [String: Any]
        let testees = try #require(root?["testees"] as? [[String: Any]])
        #expect(testees.map { $0["label"] as? String } == ["bad <&> \u{1B}[31m", "good", "absent"])
        #expect((testees[0]["counts"] as? [String: Int])?["wrongly accepted"] == 1)
        let results = try #require(testees[0]["results"] as? [[String: Any]])
        #expect(results[3]["known"] as? Bool == true && results[1]["known"] == nil)
        #expect(results[1]["got"] as? String == "got\u{FFFF}")
        #expect(root?["seed"] as? String == "7" && root?["level"] as? String == "MUST")
        // The report only has members that its schema lists.
        let file = Repository.url("Schemas/conformance/v1/report.schema.json")
        let schema =
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let parts = try #require(schema?["$defs"] as? [String: [String: Any]])
        let profiles = try #require(testees[1]["profiles"] as? [[String: Any]])
        #expect(profiles.map { $0["title"] as? String } == ["JSON reader", "JSON producer"])
        #expect(profiles.allSatisfy { $0["conforms"] as? Bool == true })
        let all = [("testee", testees), ("result", results), ("profile", profiles)]
        for (part, objects) in all {
            let names = try #require(parts[part]?["properties"] as? [String: Any]).keys
            for object in objects { #expect(Set(object.keys).isSubset(of: names)) }
        }
    }

    @Test(
        arguments: [
            ("{", "x: invalid JSON: json.truncated"), ("{}", "x: kit: is missing"),
            (#"{"kit": "2.0"}"#, "x: kit: expected a report of version 1"),
            (#"{"kit": "1.0", "groups": [{}]}"#, "x: groups/0: name: is missing"),
            (
                #"{"kit": "1.0", "groups": [], "level": "MUST", "testees": [{"label": "a", "results": [{"outcome": "fine"}]}]}"#,
                "x: testees/0: results/0: outcome: unknown outcome"
            ),
        ])
    func rejectsMalformedReportsWithLocation(_ text: String, _ message: String) {
        #expect {
            try Report(json: Data(text.utf8), file: "x")
        } throws: {
            "\($0)".hasPrefix(message)
        }
    }

    @Test func mergesReports() {
        let merged = Report(merging: [Samples.report(level: .should), Samples.report()])
        #expect(
            merged.testees.map(\.name) == [
                "bad <&>", "good", "absent", "bad <&>", "good", "absent",
            ])
        #expect(merged.groups.map(\.name) == ["a", "e"])
    }

    /// Parses the report with Python, and compares the content.
    @Test(.enabled(if: Python.isPresent, "python3 is not installed"))
    func pythonReadsTheJUnitReport() throws {
        let folder = try TestFolder()
        let file = try folder.write(Samples.report().junit, "x.xml").path
        let script = """
            import sys, xml.etree.ElementTree as tree
            root = tree.parse(sys.argv[1]).getroot()
            print(*(root.get(k) for k in ("tests", "failures", "errors", "skipped")))
            for suite in root:
                print(suite.get("name"), *(suite.get(k) for k in ("tests", "failures", "errors", "skipped")))
                for case in suite:
                    print(" ", case.get("classname"), case.get("name"), *(f"{c.tag}: {c.get('message')}" for c in case))
            print(root[0][1][0].text)
            """
        let output = try Python.run(script, file)
        #expect(
            output == """
                11 1 1 3
                bad <&>: First <part> 3 1 0 1
                  bad <&>.a a.b.c/decode-json
                  bad <&>.a a.b.c/encode-json failure: at /title: expected “x”, got “\\u{202E}<script>”
                  bad <&>.a a.b.d/decode-json skipped: SHOULD, not counted: it ended
                bad <&>: Second 2 0 0 2
                  bad <&>.e e.f.g/decode-json skipped: known failure: expected a refusal
                  bad <&>.e e.f.g/encode-json skipped: no encode here
                good: First <part> 3 0 0 0
                  good.a a.b.c/decode-json
                  good.a a.b.c/encode-json
                  good.a a.b.d/decode-json
                good: Second 2 0 0 0
                  good.e e.f.g/decode-json
                  good.e e.f.g/encode-json
                absent: start 1 0 1 0
                  absent start error: exit status 1
                clause 1.2
                at /title: expected “x”, got “\\u{202E}<script>”

                input:
                </pre><img src='https://example.com/x'>\\u{0}

                expected:
                ex]]>pected

                got:
                got\\u{FFFF}

                standard error:
                boom
                at line 1


                """)
    }

    /// Parses the page with Python: every element is closed, nothing is fetched, and no testee adds markup.
    @Test(.enabled(if: Python.isPresent, "python3 is not installed"))
    func htmlIsWellFormedAndFetchesNothing() throws {
        let folder = try TestFolder()
        let file = try folder.write(Samples.report().html, "x.html").path
        let script = """
            import html.parser, sys
            class Page(html.parser.HTMLParser):
                open, tags, links = [], set(), []
                def handle_starttag(self, tag, attributes):
                    self.tags.add(tag)
                    if tag not in ("meta", "input", "br"): self.open.append(tag)
                    self.links += [v for k, v in attributes if k in ("src", "href", "action")]
                def handle_endtag(self, tag):
                    assert self.open.pop() == tag, (tag, self.getpos())
            page = Page()
            page.feed(open(sys.argv[1], encoding="utf-8").read())
            print(page.open, *sorted(page.tags))
            print(*page.links)
            """
        let output = try Python.run(script, file)
        #expect(
            output == """
                [] a b body br code details form h1 h2 h3 h4 head html input label li meta output p pre script section span style summary table tbody td tfoot th thead title tr ul
                #a

                """)
    }

    /// Groups without results have no row, and outcomes without results have no checkbox.
    @Test func htmlOmitsGroupsAndOutcomesWithoutResults() {
        let sample = Samples.report()
        let idle = Report.Group(name: "idle", title: "Never asked")
        let report = Report(
            groups: sample.groups + [idle], level: sample.level, seed: sample.seed,
            testees: sample.testees)
        #expect(report.html == sample.html)
        #expect(sample.html.contains(#"value="crashed""#))
        #expect(!sample.html.contains(#"value="timed out""#))
    }

    @Test func htmlHasTheMatrixAndTheFailures() {
        let page = Samples.report().html
        #expect(
            page.contains(
                #"<td class="bad">1/3</td><td class="good">3/3</td><td class="none">not run</td>"#
            ))
        // A known failure is shown neither as a success nor as a failure.
        #expect(page.contains(#"<td class="fair">0/1 <span>1 skipped</span></td>"#))
        #expect(page.contains(#"<code>a.b.c/encode-json</code> <span>clause 1.2, MUST</span>"#))
        #expect(
            page.contains(
                #"<span class="tag bad">bad &lt;&amp;&gt;: failed</span> <span class="tag good">good: passed</span>"#
            ))
        #expect(page.contains("at /title: expected “x”, got “\\u{202E}&lt;script&gt;”"))
        #expect(page.contains("did not start: exit status 1"))
        for scalar in page.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && scalar.value != 0x202E)
        }
    }
}

/// The Python interpreter.
enum Python {
    /// Whether to run the tests that need Python; always true if `CI` is set.
    static var isPresent: Bool {
        let variables = ProcessInfo.processInfo.environment
        let folders = variables["PATH"]?.split(separator: ":") ?? []
        return variables["CI"] == "true"
            || folders.contains {
                FileManager.default.isExecutableFile(atPath: "\($0)/python3")
            }
    }

    static func run(_ script: String, _ argument: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, argument]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONUTF8": "1"]) {
            $1
        }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
