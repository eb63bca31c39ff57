public import WireFormat

/// Options of a fuzzing run.
public struct FuzzOptions: Sendable {
    /// The seed of the documents: the same seed makes the same documents.
    public var seed: UInt64 = 0
    /// The number of documents in each encoding; nil for as many as the time allows. The default is 1,000.
    public var count: Int? = 1000
    /// The longest duration of the run in seconds; nil, the default, for no limit.
    public var seconds: Double?
    /// The encodings of the documents; those that the testee does not support are left out.
    public var encodings = WireEncoding.all
    /// The operations to ask for; those that the testee does not support are left out. The default
    /// is all that work on documents.
    public var operations = Operation.ofDocuments

    /// Creates the default options.
    public init() {}
}
