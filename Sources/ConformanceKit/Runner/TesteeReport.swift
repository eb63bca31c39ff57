/// What became of every case with one testee.
public struct TesteeReport: Sendable {
    /// Its command, or its name where it has none.
    public var label: String
    /// What it said of itself; nil when it did not start.
    public var profile: TesteeProfile?
    /// Why it, or one of several, did not start.
    public var startFailure: TesteeFailure?
    /// The results of the cases of its profiles, in the order of the vectors.
    public var results: [CaseResult] = []
    /// Whether all cases of its profiles were asked.
    public var isComplete = false

    package init(label: String, results: [CaseResult] = []) {
        self.label = label
        self.results = results
    }

    /// Its name, or else its command.
    public var name: String { profile?.name ?? label }

    /// How many cases have an outcome.
    public func count(_ outcome: Outcome, in group: String? = nil) -> Int {
        results.count { $0.outcome == outcome && (group == nil || $0.group == group) }
    }

    /// The results of each group, by its name.
    var resultsByGroup: [String: [CaseResult]] { Dictionary(grouping: results, by: \.group) }
}
