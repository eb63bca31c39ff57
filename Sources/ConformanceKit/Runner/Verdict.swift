/// The judgement of one answer.
struct Verdict: Equatable {
    var outcome: Runner.Outcome
    /// The differences from the expected answer, one a line, or the reason for skipping the case.
    var lines: [String] = []
    /// The expected answer, as text.
    var expected = ""
    /// The testee's answer, as text.
    var got = ""
    /// The testee's output on standard error.
    var standardError = ""

    static let passed = Verdict(outcome: .passed)

    static func skipped(_ reason: String) -> Verdict {
        Verdict(outcome: .skipped, lines: [reason])
    }

    init(outcome: Runner.Outcome, lines: [String] = [], expected: String = "", got: String = "") {
        (self.outcome, self.lines, self.expected, self.got) = (outcome, lines, expected, got)
    }

    init(_ failure: TesteeError) {
        self.init(
            outcome: Runner.Outcome(rawValue: failure.kind.rawValue), lines: [failure.message])
        standardError = failure.standardError
    }
}
