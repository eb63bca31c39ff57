/// A reference to one value of a document. It is valid only for the document that returned it.
package struct WireNode: Hashable, Sendable {
    let position: Int

    init(_ position: Int) {
        self.position = position
    }

    package static let root = WireNode(0)
}

/// The kind of a value in a document. The list is closed.
package enum WireKind: UInt8, Hashable, Sendable {
    /// A null, which is always a finding.
    case null
    case boolean
    case number
    case string
    case data
    case date
    case url
    case array
    case dictionary
    /// An unknown tag, or a known tag with malformed content.
    case unknownTag
}

/// A kind of value that contains other values.
package enum WireContainer: Sendable {
    case array, dictionary
}

extension WireKind {
    package var name: String {
        switch self {
        case .null: "a null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .data: "data"
        case .date: "a date"
        case .url: "a URL"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .unknownTag: "an unknown tag"
        }
    }
}
