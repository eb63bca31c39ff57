/// The kind of a value in a document. No kind will be added.
public enum WireKind: UInt8, Hashable, Sendable {
    /// A null, which is always a finding.
    case null
    /// A boolean.
    case boolean
    /// An integer or a real.
    case number
    /// A string.
    case string
    /// Bytes.
    case data
    /// A date in whole milliseconds.
    case date
    /// A URL.
    case url
    /// An array.
    case array
    /// A dictionary.
    case dictionary
    /// An unknown tag, or a known tag with malformed content.
    case unknownTag
}
