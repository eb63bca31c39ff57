import Testing

@testable import ConformanceKit

/// The verdict on the time for a large input (clause 24.1.2).
struct GrowthVerdictTests {
    /// A testee that does not answer the whole input in time, until it was asked `slowAnswers` times.
    private actor BusyTestee: Testee {
        private var slowAnswers: Int

        init(slowAnswers: Int) { self.slowAnswers = slowAnswers }

        func answer(_ request: TesteeRequest) async throws -> TesteeAnswer {
            if request.input?.bytes.count == 2 { return .refused() }
            slowAnswers -= 1
            if slowAnswers >= 0 { throw TesteeError.timedOut("no answer in time") }
            return .refused()
        }
    }

    @Test(
        arguments: [
            (0, .passed), (4, .passed), (5, .grows), (.max, .grows),
        ] as [(Int, Runner.Outcome)])
    func testeeHasFiveAttempts(slowAnswers: Int, outcome: Runner.Outcome) async throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "24.1.2", "level": "MUST", "flags": [], "kind": "scale",
             "encoding": "json", "input": {"text": "{          }"}, "tenth": {"text": "{}"},
             "operation": "decode", "answer": {"outcome": "refused"}}
            """#
        let runner = Runner([try Samples.group(vector)])
        let report = await runner.run("busy") { BusyTestee(slowAnswers: slowAnswers) }
        #expect(report.results.map(\.outcome) == [outcome])
    }
}
