/// What became of one case with one testee, and all that helps to find out why.
public struct CaseResult: Sendable {
    /// The case's id.
    public var id: String
    /// The name of the vector's group.
    public var group: String
    /// The clause that the vector tests.
    public var clause: String
    /// How binding it is.
    public var level: Vector.Level
    /// What became of it.
    public var outcome: Outcome
    /// Whether the failure was expected: the case is listed among the known failures.
    public var isKnown = false
    /// What is wrong, or why the case was skipped.
    public var lines: [String] = []
    /// What helps to find out why; nil where there is nothing to find out.
    public var evidence: Evidence?

    /// What helps to find out why a case failed.
    public struct Evidence: Sendable {
        /// What the testee was given, as text.
        public var input: String
        /// The right answer, as text.
        public var expected: String
        /// The answer, as text.
        public var got: String
        /// The vector's comment.
        public var comment: String?
        /// The faults that the vector is known to catch.
        public var notes: [VectorNote]
        /// What the testee wrote to its standard error.
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
    /// What may be behind the failure; nothing is known where there was no answer.
    var likelyFaults: [VectorNote] {
        let isWrong = [.failed, .wronglyAccepted, .wronglyRefused].contains(outcome)
        return isWrong ? evidence?.notes ?? [] : []
    }
}

extension TesteeRequest {
    /// What the testee is given, as text.
    var shown: String {
        if let payload { return payload.shown }
        if let userInfo { return userInfo.described.pretty }
        let description = meaning.flatMap { try? Description(json: $0) }
        return description?.pretty ?? meaning.map { "\($0)" } ?? ""
    }
}
