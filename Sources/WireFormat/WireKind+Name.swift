extension WireKind {
    /// The name of the kind for messages, for example `a string`.
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
