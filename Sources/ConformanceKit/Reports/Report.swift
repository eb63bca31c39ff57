/// What became of every case with every testee of a run, or of several runs side by side.
public struct Report: Sendable {
    /// A group of vectors, as a report names it.
    public struct Group: Hashable, Sendable {
        /// The short name, with which ids begin.
        public var name: String
        /// What it is about.
        public var title: String

        package init(name: String, title: String) {
            (self.name, self.title) = (name, title)
        }
    }

    /// The groups, in the order of the vectors.
    public var groups: [Group]
    /// Cases of this level and those that bind more decide about success.
    public var level: Vector.Level
    /// The seed that the cases were shuffled with; nil when they were not.
    public var seed: UInt64?
    /// The testees, in the order in which they were named.
    public var testees: [TesteeReport]

    /// Makes a report of what runners returned.
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

    /// Whether every testee did what it had to; see ``TesteeReport/isSuccess(at:)``.
    public var isSuccess: Bool { testees.allSatisfy { $0.isSuccess(at: level) } }
}

extension TesteeReport {
    /// Whether every case that counts was passed, skipped or expected to fail, and one passed at least.
    ///
    /// A case that is listed as a known failure and passes is no success: the list is out of date.
    public func isSuccess(at level: Vector.Level) -> Bool {
        startFailure == nil && !results.contains { $0.isUnexpected(at: level) }
            && results.contains { $0.outcome == .passed }
    }
}

extension CaseResult {
    /// Whether the result makes a run fail whose success the level and all above it decide.
    public func isUnexpected(at level: Vector.Level) -> Bool {
        guard outcome.isFailure else { return isKnown && outcome == .passed }
        return !isKnown && self.level >= level
    }
}
