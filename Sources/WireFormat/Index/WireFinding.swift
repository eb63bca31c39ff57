/// A finding on a value that does not keep a document from being read.
///
/// Remarks report nulls, tags that are needless, malformed or unknown, and numbers or keys that not
/// every encoding can hold. Converters pass on all of these except nulls; strict readers refuse
/// them.
public struct WireFinding: Hashable, Sendable {
    /// The kind of finding: a code that starts with `value.`, `tag.`, `number.` or `key.`.
    public var code: WireError.Code
    /// The value, or the key if the finding is about a key. The pointer to a key is its member's.
    public var node: WireNode
}
