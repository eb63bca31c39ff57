/// What became of one case; each is something else, and none is another's synonym.
public enum Outcome: String, Sendable, CaseIterable {
    /// The answer is right.
    case passed
    /// The answer is wrong.
    case failed
    /// A payload or a value was taken that the specification refuses.
    case wronglyAccepted = "wrongly accepted"
    /// A payload or a value was refused that the specification allows.
    case wronglyRefused = "wrongly refused"
    /// The testee does not do what the case asks for; this is no pass.
    case skipped
    /// The testee ended, or said that it failed.
    case crashed
    /// The testee did not answer in time.
    case timedOut = "timed out"
    /// The testee's answer is none.
    case protocolError = "protocol error"

    /// Whether the testee did what it should not have done.
    public var isFailure: Bool { self != .passed && self != .skipped }

    init(_ kind: TesteeFailure.Kind) {
        switch kind {
        case .crashed: self = .crashed
        case .timedOut: self = .timedOut
        case .protocolError: self = .protocolError
        }
    }
}
