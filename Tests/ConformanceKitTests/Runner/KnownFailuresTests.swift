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

    @Test func parsesIDsAndComments() throws {
        let known = KnownFailures(text)
        #expect(
            known.ids == [
                "sample.hello.is-read/decode-json", "sample.title.is-text/decode-json",
                "sample.gone.is-gone/decode-json",
            ])
        #expect(known.text == text + "\n")
        #expect(KnownFailures("").text.isEmpty && KnownFailures("a\n").text == "a\n")
        let groups = [try Samples.group(Samples.valid, Samples.invalid)]
        #expect(known.unknownIDs(in: groups) == ["sample.gone.is-gone/decode-json"])
    }

    /// The cases are decode, encode and write-back of one vector, then decode and resolve of another.
    @Test func knownFailureDoesNotFailRun() throws {
        var report = try report(.failed, .passed, .passed, .wronglyAccepted, .passed)
        #expect(!report.isSuccess(at: .must))
        KnownFailures(text).mark(&report)
        #expect(report.isSuccess(at: .may))
        #expect(report.results.map(\.isKnownFailure) == [true, false, false, true, false])
    }

    @Test func knownFailureThatPassesFailsRun() throws {
        var report = try report(.passed, .passed, .passed, .wronglyAccepted, .passed)
        KnownFailures(text).mark(&report)
        #expect(!report.isSuccess(at: .must))
        // A skipped case is neither passed nor failed.
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

    @Test func updateKeepsCommentsAndRemainingFailures() throws {
        var known = KnownFailures(text)
        let report = try report(.passed, .timedOut, .skipped, .failed, .passed)
        known.update(report, unknownIDs: ["sample.gone.is-gone/decode-json"])
        #expect(
            known.text == """
                # Known to fail.

                  sample.title.is-text/decode-json
                sample.hello.is-read/encode-json

                """)
    }
}
