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
        let code: WireError.Code =
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
