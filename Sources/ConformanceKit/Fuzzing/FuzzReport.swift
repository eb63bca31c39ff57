/// What fuzzing a testee has found.
public struct FuzzReport: Sendable {
    /// The testee's command.
    public var label: String
    /// What it said of itself; nil when it did not start.
    public var profile: TesteeProfile?
    /// Why it did not start.
    public var startFailure: TesteeFailure?
    /// The seed of the documents.
    public var seed: UInt64
    /// How many documents were made, by encoding.
    public var documentCounts: [(encoding: String, count: Int)] = []
    /// How many questions were asked about them.
    public var questionCount = 0
    /// The disagreements, one for each cause, in the order in which they were found.
    public var disagreements: [Disagreement] = []
    /// Whether the run ended early, as the testee had not answered in time too often.
    public var isCutShort = false
    /// How many seconds the run took.
    public var seconds = 0.0

    init(label: String, seed: UInt64) {
        (self.label, self.seed) = (label, seed)
    }

    /// Whether documents were compared, and every disagreement is known.
    public var isSuccess: Bool {
        startFailure == nil && questionCount > 0 && disagreements.allSatisfy(\.isKnown)
    }

    /// Marks the disagreements whose causes a list has.
    public mutating func mark(_ known: KnownFailures) {
        let ids = Set(known.ids)
        for index in disagreements.indices {
            disagreements[index].isKnown = ids.contains(disagreements[index].id)
        }
    }
}
