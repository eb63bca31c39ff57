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
                "conforms: JSON producer and editor",
                "does not conform: JSON reader: 1 of 3 cases not passed",
            ])
    }

    @Test func knownFailurePreventsConformance() {
        var report = report([("encode", .failed, .must)] + passed)
        report.results[0].isKnownFailure = true
        #expect(lines(report).last == "does not conform: JSON producer: 1 of 2 cases not passed")
    }

    @Test func casesBelowTheLevelDoNotCount() {
        let report = report(passed + [("encode", .failed, .should)])
        #expect(lines(report).count == 1)
        #expect(lines(report, .should).count == 2)
    }

    @Test func readerWithoutJSONDoesNotConform() {
        #expect(
            lines(report(passed, encodings: [.xml])) == [
                "conforms: XML producer and editor",
                "does not conform: XML reader: a reader must read JSON (1.2.6)",
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
        // JSON round-trips the difference.
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

    @Test func mappingWithoutLenientReadingIsReported() {
        var report = report([("map", .passed, .must)])
        report.profile?.operations = [.map]
        #expect(
            lines(report) == [
                "conforms: share mapping",
                "lenient reading (21.2) is not tested, but “map” requires it; add “resolve” to "
                    + "the operations",
            ])
        report.profile?.operations = [.map, .resolve]
        #expect(lines(report).count { $0.hasPrefix("lenient reading") } == 0)
        report.profile?.operations = [.evaluate]
        #expect(lines(report).count { $0.hasPrefix("lenient reading") } == 0)
    }

    @Test func conformanceRequiresCompleteRunWithCases() {
        var report = report(passed)
        report.isComplete = false
        #expect(lines(report).isEmpty)
        #expect(report.standings.filter(\.isConforming).isEmpty)
        report.isComplete = true
        report.results.removeAll { $0.operation == .encode }
        #expect(lines(report).last == "does not conform: JSON producer: no case was run")
    }
}
