/// Something wrong with a value that does not keep a document from being read.
///
/// A null, a tag that is needless, malformed or unknown, a number or a key that not every encoding
/// can hold. Converters pass all of them on but nulls; strict readers refuse.
public struct WireRemark: Hashable, Sendable {
    /// What is wrong, one of the codes that begin `value.`, `tag.`, `number.` and `key.`.
    public var code: WireError.Code
    /// The value; for a key, the key itself: the pointer to it is the member's.
    public var node: WireNode
}
