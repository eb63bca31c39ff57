/// The results of all testees of one run, or of several runs side by side.
///
///     let report = Report(groups, testees: [await runner.run("Mine") { MyTestee() }])
///     for line in report.table() { print(line.text) }
public struct Report: Sendable {
    /// The name and the title of a group of vectors.
    public struct Group: Hashable, Sendable {
        /// The short name, which starts the ids of the group's vectors.
        public var name: String
        /// The subject of the group, in a few words.
        public var title: String

        package init(name: String, title: String) {
            (self.name, self.title) = (name, title)
        }
    }

    /// The groups, in the order of the vectors.
    public var groups: [Group]
    /// The lowest level that counts towards success; cases that bind more count too.
    public var level: Vector.Level
    /// The seed that shuffled the cases; nil if they ran in the order of the vectors.
    public var seed: UInt64?
    /// The results of the testees, in the order in which they were given.
    public var testees: [TesteeReport]

    /// Creates a report from the results of runners.
    public init(
        _ groups: [VectorGroup], level: Vector.Level = .must, seed: UInt64? = nil,
        testees: [TesteeReport]
    ) {
        self.groups = groups.map { Group(name: $0.name, title: $0.title) }
        self.level = level
        self.seed = seed
        self.testees = testees
    }

    package init(
        groups: [Group], level: Vector.Level, seed: UInt64?, testees: [TesteeReport]
    ) {
        (self.groups, self.level, self.seed, self.testees) = (groups, level, seed, testees)
    }

    /// The ids of the cases that a testee failed, known failures included.
    public var failedCaseIDs: [String] {
        testees.flatMap(\.results).filter(\.outcome.isFailure).map(\.id)
    }

    /// Whether every testee succeeded; see ``TesteeReport/isSuccess(at:)``.
    public var isSuccess: Bool { testees.allSatisfy { $0.isSuccess(at: level) } }
}

extension TesteeReport {
    /// Returns whether at least one case passed, and every case that counts passed, was skipped or
    /// is a known failure.
    ///
    /// A known failure that passes is not a success, because the list of known failures is out of
    /// date.
    public func isSuccess(at level: Vector.Level) -> Bool {
        startFailure == nil && !results.contains { $0.isUnexpected(at: level) }
            && results.contains { $0.outcome == .passed }
    }
}

extension CaseResult {
    /// Returns whether the result makes a run fail. Failures below `level` do not.
    public func isUnexpected(at level: Vector.Level) -> Bool {
        guard outcome.isFailure else { return isKnown && outcome == .passed }
        return !isKnown && self.level >= level
    }
}
