/// A finding on a value that does not keep a document from being read.
///
/// Remarks report nulls, tags that are needless, malformed or unknown, and numbers or keys that not
/// every encoding can hold. Converters pass on all of these except nulls; strict readers refuse
/// them.
package struct WireFinding: Hashable, Sendable {
    /// The kind of finding: a code that starts with `value.`, `tag.`, `number.` or `key.`.
    package var code: Finding.Code
    /// The value, or the key if the finding is about a key. The pointer to a key is its member's.
    package var node: WireNode
}

/// A finding on a value, in eight bytes, because there can be as many of them as values.
struct IndexFinding: Equatable {
    /// The kind of finding.
    enum Kind: UInt8 {
        case null, needlessTag, malformedTag, unknownTag, impreciseNumber, unsupportedKey
    }

    let kind: Kind
    /// The position of the value or key. It fits, because no document has 2^31 entries.
    var position: Int32

    init(_ kind: Kind, at position: Int) {
        self.kind = kind
        self.position = Int32(truncatingIfNeeded: position)
    }
}

extension WireFinding {
    /// Creates a finding from a stored one.
    init(_ finding: IndexFinding) {
        let code: Finding.Code =
            switch finding.kind {
            case .null: .null
            case .needlessTag: .needlessTag
            case .malformedTag: .malformedTag
            case .unknownTag: .unknownTag
            case .impreciseNumber: .impreciseNumber
            case .unsupportedKey: .unsupportedKey
            }
        self.init(code: code, node: WireNode(Int(finding.position)))
    }
}
