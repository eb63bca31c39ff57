extension WireKind {
    /// The name of the kind, for messages: `a string`.
    fileprivate var name: String {
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

    /// The name of a number's kind.
    fileprivate static func name(of number: WireNumber) -> String {
        number.isInteger ? "an integer" : "a real number"
    }
}

extension WireDocument {
    /// The name of a value's kind, for messages: `an integer`.
    package func kindName(of node: WireNode) -> String {
        number(at: node).map(WireKind.name) ?? kind(of: node).name
    }
}

extension WireValue {
    /// The name of the value's kind, for messages: `an integer`.
    package var kindName: String {
        switch self {
        case .boolean: WireKind.boolean.name
        case .number(let number): WireKind.name(of: number)
        case .string: WireKind.string.name
        case .data: WireKind.data.name
        case .date: WireKind.date.name
        case .url: WireKind.url.name
        case .array: WireKind.array.name
        case .dictionary: WireKind.dictionary.name
        case .unknownTag: WireKind.unknownTag.name
        }
    }
}
