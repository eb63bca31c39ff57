/// The outcome of one case. No two outcomes overlap.
public enum Outcome: String, Sendable, CaseIterable {
    /// The answer is right.
    case passed
    /// The answer is wrong.
    case failed
    /// The testee accepted a payload or a value that the specification forbids.
    case wronglyAccepted = "wrongly accepted"
    /// The testee refused a payload or a value that the specification allows.
    case wronglyRefused = "wrongly refused"
    /// The testee does not support what the case needs. This does not count as passed.
    case skipped
    /// The testee exited, or reported that it failed.
    case crashed
    /// The testee did not answer within the time limit.
    case timedOut = "timed out"
    /// The testee's answer does not follow the protocol.
    case protocolError = "protocol error"

    /// Whether the outcome counts against the testee: neither passed nor skipped.
    public var isFailure: Bool { self != .passed && self != .skipped }

    init(_ kind: TesteeError.Kind) {
        switch kind {
        case .crashed: self = .crashed
        case .timedOut: self = .timedOut
        case .protocolError: self = .protocolError
        }
    }
}
