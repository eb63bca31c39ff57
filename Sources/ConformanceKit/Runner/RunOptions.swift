/// How a run is done.
public struct RunOptions: Sendable {
    /// How many of each testee work at the same time; one at least.
    public var jobs = 1
    /// Shuffles the order in which cases are asked, and is told to testees; nil for the order of the vectors.
    public var seed: UInt64?

    /// Makes the options of a run by one of each testee, in order.
    public init() {}
}
