/// The results of one testee.
public struct TesteeReport: Sendable {
    /// The testee's command, or the name of a testee without a command.
    public var label: String
    /// The testee's profile; nil if the testee did not start.
    public var profile: TesteeProfile?
    /// The reason that an instance of the testee did not start; nil if all started.
    public var startFailure: TesteeError?
    /// The results of the cases in the testee's profiles, in the order of the vectors.
    public var results: [CaseResult] = []
    /// The duration of the run in seconds; nil if it is not known.
    public var seconds: Double?
    /// Whether the run had every case of the testee's profiles.
    public var isComplete = false

    package init(label: String, results: [CaseResult] = []) {
        self.label = label
        self.results = results
    }

    /// The testee's name; its label if the name is unknown.
    public var name: String { profile?.name ?? label }

    /// Returns the number of cases with an outcome, in one group or, by default, in all.
    public func count(_ outcome: Outcome, in group: String? = nil) -> Int {
        results.count { $0.outcome == outcome && (group == nil || $0.group == group) }
    }

    /// The results by the name of their group.
    var resultsByGroup: [String: [CaseResult]] { Dictionary(grouping: results, by: \.group) }
}
