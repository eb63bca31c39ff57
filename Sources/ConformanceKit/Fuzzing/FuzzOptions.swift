public import WireFormat

/// How a testee is fuzzed.
public struct FuzzOptions: Sendable {
    /// Where documents begin: the same seed gives the same ones.
    public var seed: UInt64 = 0
    /// How many documents of each encoding are made; nil for as many as there is time.
    public var count: Int? = 1000
    /// How many seconds the run takes at most; nil for as many as it needs.
    public var seconds: Double?
    /// The encodings of the documents, as far as the testee knows them.
    public var encodings = WireEncoding.all
    /// What is asked, as far as the testee does it.
    public var operations = Operation.allCases

    /// Makes the options of 1,000 documents in each encoding.
    public init() {}
}
