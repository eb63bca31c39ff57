/// An operation that a testee performs in a case.
public enum Operation: String, Sendable, CaseIterable {
    /// Reads a payload strictly, and describes it.
    case decode
    /// Writes a payload from a description.
    case encode
    /// Reads a payload leniently, resolves it for an activity, and describes the result.
    case resolve
    /// Reads a payload leniently, and writes it again.
    case writeBack = "write-back"
    /// Writes a payload in another encoding.
    case convert
    /// Maps upstream's `userInfo` to a payload, or a payload to upstream's `userInfo`.
    case userInfo = "user-info"
    /// Reports the notices of a valid payload. Support is optional.
    case notices
    /// Evaluates an activation rule. Support is optional.
    case evaluate
    /// Maps a payload to the content that a receiver gets, or such content to a payload. Support is
    /// optional.
    case map

    /// The operations on the documents of the payload format, which the fuzzer asks for.
    package static let ofDocuments = allCases.filter { $0 != .evaluate && $0 != .map }
}
