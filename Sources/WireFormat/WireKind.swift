/// What a value of a document is; closed for ever.
public enum WireKind: UInt8, Hashable, Sendable {
    /// A null, which is a finding wherever it stands.
    case null
    /// True or false.
    case boolean
    /// An integer or a real.
    case number
    /// Text.
    case string
    /// Bytes.
    case data
    /// A moment in whole milliseconds.
    case date
    /// A URL.
    case url
    /// Values in order.
    case array
    /// Values by key.
    case dictionary
    /// A tag that is not known, or malformed, kept as it stands.
    case unknownTag
}
