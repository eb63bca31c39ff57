/// The outcome of one case with one testee, and the evidence that helps to explain a failure.
public struct CaseResult: Sendable {
    /// The case's id.
    public var id: String
    /// The name of the vector's group.
    public var group: String
    /// The clause that the vector tests.
    public var clause: String
    /// The strength of the vector's rule.
    public var level: Vector.Level
    /// The outcome of the case.
    public var outcome: Outcome
    /// Whether the failure was expected, because the list of known failures names the case.
    public var isKnown = false
    /// The differences from the expected answer, one a line, or the reason for skipping the case.
    public var lines: [String] = []
    /// The evidence for a failure; nil if the case passed or was skipped.
    public var evidence: Evidence?

    /// The question, the expected answer and the testee's answer of a failed case.
    public struct Evidence: Sendable {
        /// The testee's input, as text.
        public var input: String
        /// The expected answer, as text.
        public var expected: String
        /// The testee's answer, as text.
        public var got: String
        /// The vector's comment.
        public var comment: String?
        /// Typical mistakes that the vector is known to catch.
        public var notes: [VectorNote]
        /// The testee's output on standard error.
        public var standardError: String
    }

    package init(
        id: String, group: String, clause: String, level: Vector.Level, outcome: Outcome
    ) {
        (self.id, self.group, self.clause) = (id, group, clause)
        (self.level, self.outcome) = (level, outcome)
    }
}

extension CaseResult {
    init(_ one: Case, _ verdict: Verdict, notes: [String: VectorNote]) {
        id = one.id
        group = one.group
        clause = one.vector.clause
        level = one.vector.level
        outcome = verdict.outcome
        lines = verdict.lines
        guard verdict.outcome.isFailure else { return }
        evidence = Evidence(
            input: one.request.shown, expected: verdict.expected, got: verdict.got,
            comment: one.vector.comment, notes: one.vector.flags.compactMap { notes[$0] },
            standardError: verdict.standardError)
    }
}

extension CaseResult {
    /// The mistakes that may explain a wrong answer; empty if the testee gave no answer.
    var likelyFaults: [VectorNote] {
        let isWrong = [.failed, .wronglyAccepted, .wronglyRefused].contains(outcome)
        return isWrong ? evidence?.notes ?? [] : []
    }
}

extension TesteeRequest {
    /// The testee's input, as text.
    var shown: String {
        if let evaluation { return evaluation.shown }
        let receiver = route.map { $0.shown + "\n" } ?? ""
        if let content { return receiver + content.pretty }
        if let payload { return receiver + payload.shown }
        if let userInfo { return userInfo.described.pretty }
        let description = meaning.flatMap { try? Description(json: $0) }
        return description?.pretty ?? meaning.map { "\($0)" } ?? ""
    }
}
