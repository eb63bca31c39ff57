extension WireNumber {
    /// The name of the number's kind for messages, for example `an integer`.
    var kindName: String { isInteger ? "an integer" : "a real number" }
}

extension WireValue {
    /// The name of the value's kind for messages, for example `an integer`.
    package var kindName: String {
        switch self {
        case .boolean: WireKind.boolean.name
        case .number(let number): number.kindName
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
