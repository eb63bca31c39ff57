import Testing
import WireFormat

@testable import ConformanceKit

/// The conformance of testees to profiles.
struct StandingTests {
    private func report(
        _ outcomes: [(String, Runner.Outcome, Vector.Level)], encodings: [WireEncoding] = [.json]
    ) -> Report.Testee {
        var report = Report.Testee(label: "x")
        report.profile = TesteeProfile(name: "x")
        report.profile?.encodings = encodings
        report.profile?.operations = [.decode, .resolve, .encode, .writeBack]
        report.isComplete = true
        report.results = outcomes.map { operation, outcome, level in
            Report.Case(
                id: "a.b.c/\(operation)-json", group: "a", clause: "1.1", level: level,
                outcome: outcome)
        }
        return report
    }

    private func lines(_ report: Report.Testee, _ level: Vector.Level = .must) -> [String] {
        report.standingLines(at: level).map(\.text)
    }

    private let passed: [(String, Runner.Outcome, Vector.Level)] = [
        ("decode", .passed, .must), ("resolve", .passed, .must), ("encode", .passed, .must),
        ("write-back", .passed, .must),
    ]

    @Test func testeeThatPassesEverythingConforms() {
        #expect(lines(report(passed)) == ["conforms: JSON reader, producer and editor"])
        #expect(report(passed).standings.map(\.caseCount) == [2, 1, 1])
    }

    @Test(arguments: [Runner.Outcome.failed, .wronglyAccepted, .wronglyRefused, .skipped, .crashed])
    func oneCaseNotPassedPreventsConformance(_ outcome: Runner.Outcome) {
        #expect(
            lines(report(passed + [("resolve", outcome, .must)])) == [
                "conforms: JSON producer",
                "does not conform: JSON reader: 1 of 3 cases not passed",
                "does not conform: JSON editor: it requires `resolve`: 1 of 2 cases not passed",
            ])
    }

    @Test func knownFailurePreventsConformance() {
        var report = report([("encode", .failed, .must)] + passed)
        report.results[0].isKnownFailure = true
        #expect(
            lines(report) == [
                "conforms: JSON reader",
                "does not conform: JSON producer: 1 of 2 cases not passed",
                "does not conform: JSON editor: it requires `encode`: 1 of 2 cases not passed",
            ])
    }

    @Test func casesBelowTheLevelDoNotCount() {
        let report = report(passed + [("encode", .failed, .should)])
        #expect(lines(report).count == 1)
        #expect(lines(report, .should).count == 3)
    }

    @Test func readerWithoutJSONDoesNotConform() {
        #expect(
            lines(report(passed, encodings: [.xml])) == [
                "conforms: XML producer",
                "does not conform: XML reader: a reader must read JSON (1.2.6)",
                "does not conform: XML editor: a reader must read JSON (1.2.6)",
            ])
    }

    /// A testee that refuses everything passes the cases that expect a refusal.
    @Test func onlyRefusalsTestNothing() throws {
        var report = report([
            ("encode", .passed, .must), ("encode", .skipped, .must), ("encode", .skipped, .must),
        ])
        report.profile?.operations = [.encode]
        report.results[0].expectsRefusal = true
        let untested = "does not conform: JSON producer: nothing was tested: 2 of 3 cases skipped"
        #expect(lines(report) == [untested])
        // `expectsRefusal` round-trips through JSON.
        let stored = Report(groups: [], level: .must, seed: nil, testees: [report])
        let again = try Report(json: stored.json, file: "x.json")
        #expect(again.testees.flatMap { lines($0) } == [untested])
        let tested = "does not conform: JSON producer: 2 of 3 cases not passed"
        report.results[0].expectsRefusal = false
        #expect(lines(report) == [tested])
    }

    /// The runner marks the cases that expect a refusal.
    @Test func encoderThatOnlyRefusesWasNotTested() async throws {
        struct Refuser: Testee {
            func start(seed: UInt64) async throws -> TesteeProfile {
                var profile = TesteeProfile(name: "refuser")
                profile.operations = [.encode]
                profile.encodings = [.json]
                return profile
            }

            func answer(_ request: TesteeRequest) async throws -> TesteeAnswer {
                request.caseID.contains("hello") ? .skipped("no text") : .refused()
            }
        }
        let group = try Samples.group(Samples.valid, Samples.unwritable)
        let results = await Runner([group]).run("x") { Refuser() }
        #expect(results.results.map(\.outcome) == [.skipped, .passed])
        #expect(
            lines(results) == [
                "does not conform: JSON producer: nothing was tested: 1 of 2 cases skipped"
            ])
    }

    /// A mapper reads leniently (clause 35.1.1).
    @Test(
        arguments: [
            ([.map], "not claimed: share mapping: it requires `resolve`, which was not tested"),
            ([.map, .resolve], "conforms: JSON lenient reader; share mapping"),
            ([.evaluate], "conforms: activation rules"),
            (
                [.evaluate, .map],
                "not claimed: share targets: it requires `resolve`, which was not tested"
            ),
        ] as [(Set<TesteeOperation>, String)])
    func mapperMustReadLeniently(_ operations: Set<TesteeOperation>, _ line: String) {
        var report = report(operations.map { ($0.rawValue, .passed, .must) })
        report.profile?.operations = operations
        #expect(lines(report) == [line])
    }

    @Test func mapperMustPassLenientReadingInJSON() {
        let outcomes: [(String, Runner.Outcome, Vector.Level)] = [
            ("map", .passed, .must), ("resolve", .failed, .must),
        ]
        var report = report(outcomes)
        report.profile?.operations = [.map, .resolve]
        let line = "does not conform: share mapping: it requires `resolve`: 1 of 1 cases not passed"
        #expect(lines(report).last == line)
        report.results.removeLast()
        #expect(
            lines(report).last
                == "does not conform: share mapping: it requires `resolve`: no case was run")
        report = self.report([outcomes[0], ("resolve", .passed, .must)], encodings: [.binary])
        report.profile?.operations = [.map, .resolve]
        #expect(
            lines(report).last
                == "does not conform: share mapping: a reader must read JSON (1.2.6)")
    }

    /// An editor is a reader and a producer (clause 1.2.5).
    @Test(
        arguments: [
            (
                [.writeBack],
                "not claimed: JSON editor: it requires `decode` or `resolve`, which was not tested"
            ),
            (
                [.writeBack, .decode],
                "not claimed: JSON editor: it requires `encode`, which was not tested"
            ),
            ([.writeBack, .decode, .encode], "conforms: JSON strict reader, producer and editor"),
        ] as [(Set<TesteeOperation>, String)])
    func editorMustReadAndWrite(_ operations: Set<TesteeOperation>, _ line: String) {
        var report = report(passed.filter { operations.map(\.rawValue).contains($0.0) })
        report.profile?.operations = operations
        #expect(lines(report).last == line)
    }

    @Test func conformanceRequiresCompleteRunWithCases() {
        var report = report(passed)
        report.isComplete = false
        #expect(lines(report).isEmpty)
        #expect(report.standings.filter(\.isConforming).isEmpty)
        report.isComplete = true
        report.results.removeAll { $0.operation == .encode }
        #expect(
            lines(report).dropFirst().first == "does not conform: JSON producer: no case was run")
    }
}
