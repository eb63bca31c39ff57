/// The judgement of one answer.
struct Verdict: Equatable {
    var outcome: Outcome
    /// What is wrong, a line for each thing; why, where the case was skipped.
    var lines: [String] = []
    /// The right answer, as text.
    var expected = ""
    /// The answer, as text.
    var got = ""
    /// What the testee wrote to its standard error.
    var standardError = ""

    static let passed = Verdict(outcome: .passed)

    static func skipped(_ reason: String) -> Verdict {
        Verdict(outcome: .skipped, lines: [reason])
    }

    init(outcome: Outcome, lines: [String] = [], expected: String = "", got: String = "") {
        (self.outcome, self.lines, self.expected, self.got) = (outcome, lines, expected, got)
    }

    init(_ failure: TesteeFailure) {
        self.init(outcome: Outcome(failure.kind), lines: [failure.message])
        standardError = failure.standardError
    }
}
