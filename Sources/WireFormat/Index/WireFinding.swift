/// A non-fatal finding about a value.
///
/// Converters keep all values with such findings except nulls. Strict readers refuse a document
/// with such a finding.
///
/// A finding takes eight bytes, because every value can have one.
package struct WireFinding: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        case null, needlessTag, malformedTag, unknownTag, impreciseNumber, unsupportedKey
    }

    package let kind: Kind
    /// The position of the value or key. It fits in 32 bits, because no document has 2^31 entries.
    var position: Int32

    init(_ kind: Kind, at position: Int) {
        self.kind = kind
        self.position = Int32(truncatingIfNeeded: position)
    }

    package var code: Finding.Code {
        switch kind {
        case .null: .null
        case .needlessTag: .needlessTag
        case .malformedTag: .malformedTag
        case .unknownTag: .unknownTag
        case .impreciseNumber: .impreciseNumber
        case .unsupportedKey: .unsupportedKey
        }
    }

    /// The value, or the key for a finding about a key. The pointer to a key is the pointer to its
    /// member.
    package var node: WireNode { WireNode(Int(position)) }
}
