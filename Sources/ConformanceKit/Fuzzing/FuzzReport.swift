/// The results of fuzzing one testee.
package struct FuzzReport: Sendable {
    /// The testee's command.
    package var label: String
    /// The testee's profile; nil if the testee did not start.
    package var profile: TesteeProfile?
    /// The reason that the testee did not start; nil if it started.
    package var startFailure: TesteeError?
    /// The seed of the documents.
    package var seed: UInt64
    /// The number of documents in each encoding.
    package var documentCounts: [(encoding: String, count: Int)] = []
    /// The number of questions about them.
    package var questionCount = 0
    /// One disagreement for each cause, in the order in which the causes were found.
    package var disagreements: [Disagreement] = []
    /// Whether the run ended early because too many answers came too late.
    package var isCutShort = false
    /// The duration of the run in seconds.
    package var seconds = 0.0

    init(label: String, seed: UInt64) {
        (self.label, self.seed) = (label, seed)
    }

    /// Whether at least one question was asked, and every disagreement is known.
    package var isSuccess: Bool {
        startFailure == nil && questionCount > 0 && disagreements.allSatisfy(\.isKnown)
    }

    /// Marks the disagreements that a list of known causes has.
    package mutating func mark(_ known: KnownFailures) {
        let ids = Set(known.ids)
        for index in disagreements.indices {
            disagreements[index].isKnown = ids.contains(disagreements[index].id)
        }
    }
}
