package import WireFormat

/// Options of a fuzzing run.
package struct FuzzOptions: Sendable {
    /// The seed of the documents: the same seed makes the same documents.
    package var seed: UInt64 = 0
    /// The number of documents in each encoding; nil for as many as the time allows. The default is 1,000.
    package var count: Int? = 1000
    /// The longest duration of the run in seconds; nil, the default, for no limit.
    package var seconds: Double?
    /// The encodings of the documents; those that the testee does not support are left out.
    package var encodings = WireEncoding.all
    /// The operations to ask for; those that the testee does not support are left out. The default
    /// is all that work on documents.
    package var operations = TesteeOperation.ofDocuments

    /// Creates the default options.
    package init() {}
}
