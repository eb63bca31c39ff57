import WireFormat

/// The results of one or more testees, from one or more runs.
///
///     let report = Report(VectorGroup.embedded, testees: [await runner.run("Mine") { MyTestee() }])
///     print(report.text)
public struct Report: Sendable {
    package struct Group: Hashable, Sendable {
        /// The short name, which is the prefix of the ids of the group's vectors.
        package let name: String
        package let title: String

        package init(name: String, title: String) {
            (self.name, self.title) = (name, title)
        }
    }

    package let groups: [Group]
    /// The lowest level that counts towards success; stricter levels count too.
    package let level: Vector.Level
    /// The seed that shuffled the cases; nil if they ran in the order of the vectors.
    package let seed: UInt64?
    /// The results of the testees, in the order of the initializer.
    public let testees: [Testee]

    /// Creates a report from the results of runners. Success depends only on the cases at the level
    /// `MUST`.
    public init(_ groups: [VectorGroup], testees: [Testee]) {
        self.init(groups, level: .must, seed: nil, testees: testees)
    }

    package init(
        _ groups: [VectorGroup], level: Vector.Level, seed: UInt64?, testees: [Testee]
    ) {
        let groups = groups.map { Group(name: $0.name, title: $0.title) }
        self.init(groups: groups, level: level, seed: seed, testees: testees)
    }

    package init(groups: [Group], level: Vector.Level, seed: UInt64?, testees: [Testee]) {
        (self.groups, self.level, self.seed, self.testees) = (groups, level, seed, testees)
    }

    package init(merging reports: [Report]) {
        var names: Set<String> = []
        self.init(
            groups: reports.flatMap(\.groups).filter { names.insert($0.name).inserted },
            level: reports.map(\.level).min() ?? .must, seed: nil,
            testees: reports.flatMap(\.testees))
    }

    /// The ids of the cases that at least one testee failed, including known failures.
    package var failedCaseIDs: [String] {
        testees.flatMap(\.results).filter(\.outcome.isFailure).map(\.id)
    }

    /// Whether every testee succeeded.
    ///
    /// A testee succeeds if it started and did not end early, if at least one case passed, and if
    /// every case at or above the report's level passed, was skipped or is a known failure. If a
    /// known failure passes, the run is not a success, because the list is outdated.
    public var isSuccess: Bool { testees.allSatisfy { $0.isSuccess(at: level) } }

    /// A table of groups and outcomes for each testee, followed by the testee's failures. At most
    /// 40 failures are shown in full. Failures in which the testee refused valid input come last.
    ///
    /// Control characters in the output of a testee are escaped.
    public var text: String { table().map { $0.text.inOneLine + "\n" }.joined() }
}

extension Report {
    /// The results of one testee.
    public struct Testee: Sendable {
        /// The testee's command, or its name if it has no command.
        package let label: String
        /// The testee's profile; nil if the testee did not start.
        public package(set) var profile: TesteeProfile?
        /// The failure of an instance of the testee that did not start or that ended early, or nil.
        public package(set) var startFailure: TesteeError?
        /// The results of the cases in the testee's profiles, in the order of the vectors.
        public package(set) var results: [Case] = []
        /// For each claim that the testee does not make, the number of comparisons that were
        /// therefore omitted in passed cases.
        var uncompared: [TesteeProfile.Claim: Int] = [:]
        package var seconds: Double?
        /// Whether the run included every case of the testee's profiles.
        package var isComplete = false

        package init(label: String, results: [Case] = []) {
            self.label = label
            self.results = results
        }

        /// The testee's name; its label if the name is unknown.
        public var name: String { profile?.name ?? label }

        /// Returns the number of cases with an outcome.
        public func count(_ outcome: Runner.Outcome) -> Int {
            results.count { $0.outcome == outcome }
        }

        var resultsByGroup: [String: [Case]] { Dictionary(grouping: results, by: \.group) }

        func isSuccess(at level: Vector.Level) -> Bool {
            startFailure == nil && !results.contains { $0.isUnexpected(at: level) }
                && results.contains { $0.outcome == .passed }
        }
    }

    /// The outcome of one case with one testee, and the evidence for a failure.
    public struct Case: Sendable {
        /// The vector's id, and the operation with its direction or encoding, for example
        /// `text.runs.text-is-their-texts-in-order/decode-json`.
        public let id: String
        /// The name of the vector's group.
        public let group: String
        /// The clause that the vector tests.
        public let clause: String
        package let level: Vector.Level
        /// The outcome of the case.
        public let outcome: Runner.Outcome
        /// The operation that the id names.
        let operation: TesteeOperation?
        var expectsRefusal = false
        /// Whether the list of known failures names the case.
        public package(set) var isKnownFailure = false
        /// The differences from the expected answer, one per line, or the reason for skipping the
        /// case.
        public package(set) var lines: [String] = []
        var evidence: Evidence?

        struct Evidence: Sendable {
            let input: String
            let expected: String
            let actual: String
            let comment: String?
            /// Typical bugs that the vector detects.
            let notes: [VectorNote]
            let standardError: String
        }

        package init(
            id: String, group: String, clause: String, level: Vector.Level, outcome: Runner.Outcome
        ) {
            (self.id, self.group, self.clause) = (id, group, clause)
            (self.level, self.outcome) = (level, outcome)
            let name = id.split(separator: "/").last ?? ""
            operation = TesteeOperation.all.first { name.hasPrefix($0.rawValue + "-") }
        }

        /// Returns whether the result fails the run: the case failed at or above `level` and is not
        /// listed as a known failure, or it passed although it is listed.
        func isUnexpected(at level: Vector.Level) -> Bool {
            guard outcome.isFailure else { return isKnownFailure && outcome == .passed }
            return !isKnownFailure && self.level >= level
        }

        /// The bugs that may explain a wrong answer; empty if the testee gave no answer.
        var likelyFaults: [VectorNote] {
            let isWrong = [.failed, .wronglyAccepted, .wronglyRefused].contains(outcome)
            return isWrong ? evidence?.notes ?? [] : []
        }
    }
}

extension Report.Case {
    init(_ one: Case, _ verdict: Verdict, notes: [String: VectorNote]) {
        self.init(
            id: one.id, group: one.group, clause: one.vector.clause, level: one.vector.level,
            outcome: verdict.outcome)
        expectsRefusal = one.expectsRefusal
        lines = verdict.lines
        guard verdict.outcome.isFailure else { return }
        evidence = Evidence(
            input: one.request.displayText, expected: verdict.expected, actual: verdict.actual,
            comment: one.vector.comment, notes: one.vector.flags.compactMap { notes[$0] },
            standardError: verdict.standardError)
    }
}
