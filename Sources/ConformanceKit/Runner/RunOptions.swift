/// The options of a run.
public struct RunOptions: Sendable {
    /// The number of instances of each testee that work at the same time, at least 1; 1 by default.
    public var jobs = 1
    /// The seed that shuffles the order of the cases and is sent to testees; nil, the default,
    /// keeps the order of the vectors.
    public var seed: UInt64?

    /// Creates the default options: one instance of each testee, cases in the order of the vectors.
    public init() {}
}
