import Testing

@testable import ConformanceKit

struct KnownFailuresTests {
    private let text = """
        # Known to fail.

        sample.hello.is-read/decode-json   # see issue 5
          sample.title.is-text/decode-json
        sample.gone.is-gone/decode-json
        """

    private func report(_ outcomes: Runner.Outcome...) throws -> Report.Testee {
        let cases = try Samples.group(Samples.valid, Samples.invalid).cases
        let results = zip(cases, outcomes).map { one, outcome in
            Report.Case(
                id: one.id, group: one.group, clause: "1", level: one.vector.level, outcome: outcome
            )
        }
        return Report.Testee(label: "x", results: results)
    }

    @Test func linesAreIDsAndComments() throws {
        let known = KnownFailures(text)
        #expect(
            known.ids == [
                "sample.hello.is-read/decode-json", "sample.title.is-text/decode-json",
                "sample.gone.is-gone/decode-json",
            ])
        #expect(known.text == text + "\n")
        #expect(KnownFailures("").text.isEmpty && KnownFailures("a\n").text == "a\n")
        let groups = [try Samples.group(Samples.valid, Samples.invalid)]
        #expect(known.strangers(to: groups) == ["sample.gone.is-gone/decode-json"])
    }

    /// The order of the cases: decode, encode and write-back of one vector, decode and resolve of another.
    @Test func aKnownFailureIsNoFailure() throws {
        var report = try report(.failed, .passed, .passed, .wronglyAccepted, .passed)
        #expect(!report.isSuccess(at: .must))
        KnownFailures(text).mark(&report)
        #expect(report.isSuccess(at: .may))
        #expect(report.results.map(\.isKnownFailure) == [true, false, false, true, false])
    }

    @Test func aKnownFailureThatPassesFailsTheRun() throws {
        var report = try report(.passed, .passed, .passed, .wronglyAccepted, .passed)
        KnownFailures(text).mark(&report)
        #expect(!report.isSuccess(at: .must))
        // What was not asked for is neither.
        report = try self.report(.skipped, .passed, .passed, .skipped, .passed)
        KnownFailures(text).mark(&report)
        #expect(report.isSuccess(at: .must))
    }

    @Test func successDependsOnTheLevel() throws {
        let report = try report(.passed, .passed, .passed, .wronglyAccepted, .crashed)
        #expect(report.isSuccess(at: .must))
        #expect(!report.isSuccess(at: .should))
        #expect(!report.isSuccess(at: .may))
        #expect(!(try self.report(.skipped, .skipped).isSuccess(at: .may)))
    }

    @Test func anUpdateKeepsWhatStillHolds() throws {
        var known = KnownFailures(text)
        let report = try report(.passed, .timedOut, .skipped, .failed, .passed)
        known.update(report, strangers: ["sample.gone.is-gone/decode-json"])
        #expect(
            known.text == """
                # Known to fail.

                  sample.title.is-text/decode-json
                sample.hello.is-read/encode-json

                """)
    }
}
