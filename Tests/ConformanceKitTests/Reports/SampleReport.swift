import Foundation
import WireFormat

@testable import ConformanceKit

extension Samples {
    /// A report of three testees: a good one, one with wrong and hostile answers, and one that did not start.
    static func report(level: Vector.Level = .must) -> Report {
        var bad = Report.Testee(label: "bad <&> \u{1B}[31m")
        bad.profile = TesteeProfile(name: "bad <&>")
        bad.profile?.version = "2"
        bad.profile?.language = "C"
        bad.profile?.claims = [.findings]
        bad.results = [
            result("a.b.c/decode-json", .passed),
            failure(
                "a.b.c/encode-json", .failed, ["at /title: expected “x”, got “\u{202E}<script>”"]),
            failure("a.b.d/decode-json", .crashed, ["it ended"], level: .should),
            failure("e.f.g/decode-json", .wronglyAccepted, ["expected a refusal"], isKnown: true),
            result("e.f.g/encode-json", .skipped, ["no encode here"]),
        ]
        var good = Report.Testee(label: "good")
        good.profile = TesteeProfile(name: "good")
        good.profile?.encodings = [.json]
        good.profile?.operations = [.decode, .resolve, .encode]
        good.isComplete = true
        good.seconds = 1.26
        good.uncompared = [.locations: 2, .findings: 3]
        good.results = bad.results.map { result($0.id, .passed) }
        var absent = Report.Testee(label: "absent")
        absent.startFailure = TesteeError(
            .crashed, "exit status 1", standardError: "no module\n")
        return Report(
            groups: [
                Report.Group(name: "a", title: "First <part>"), .init(name: "e", title: "Second"),
            ],
            level: level, seed: 7, testees: [bad, good, absent])
    }

    private static func result(
        _ id: String, _ outcome: Runner.Outcome, _ lines: [String] = [], level: Vector.Level = .must
    ) -> Report.Case {
        var result = Report.Case(
            id: id, group: String(id.prefix(1)), clause: "1.2", level: level, outcome: outcome)
        result.lines = lines
        return result
    }

    private static func failure(
        _ id: String, _ outcome: Runner.Outcome, _ lines: [String], level: Vector.Level = .must,
        isKnown: Bool = false
    ) -> Report.Case {
        var result = result(id, outcome, lines, level: level)
        result.isKnownFailure = isKnown
        result.evidence = Report.Case.Evidence(
            input: "</pre><img src='https://example.com/x'>\u{0}", expected: "ex]]>pected",
            actual: "got\u{FFFF}", comment: "A comment.",
            notes: [VectorNote(bug: "takes anything", effect: "nothing is safe")],
            standardError: "boom\nat line 1\n")
        return result
    }
}
