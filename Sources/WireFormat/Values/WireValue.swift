public import Essentials

/// A value that all three encodings can represent. It is used for the parts of a payload that have
/// no fixed members.
///
///     let value: WireValue = ["title": "Cats", "sizes": [1, 2.5], "isNew": true]
///     let json = try value.encoded(as: .json)
///
/// The list of kinds is closed. Null is not a kind: a dictionary omits members without a value.
public enum WireValue: Sendable {
    /// A boolean.
    case boolean(Bool)
    /// An integer or a real.
    case number(WireNumber)
    /// A string, compared by code points and never normalized.
    case string(String)
    /// Bytes.
    indirect case data(WireData)
    /// A date in whole milliseconds.
    case date(WireDate)
    /// A URL. Readers accept only absolute URLs in ASCII (RFC 3986).
    case url(URL)
    /// An array, in order.
    case array([WireValue])
    /// A dictionary, with its members in canonical order.
    case dictionary(WireDictionary)
    /// An unknown tag: a dictionary whose only key starts with `$`. This version does not know the
    /// tag, or the content of a known tag is malformed.
    ///
    /// If code creates a tag that readers would decode to another value, the tag equals that value
    /// and is written as that value: `.unknownTag("$integer", "7")` is the integer 7.
    indirect case unknownTag(String, WireValue)
}

extension WireValue {
    /// The boolean; nil if the value is of another kind.
    public var booleanValue: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The number; nil if the value is of another kind.
    public var numberValue: WireNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The number as `Int`; nil unless the value is an integer that `Int` can represent.
    public var intValue: Int? { numberValue?.int }

    /// The number as a double; nil if the value is of another kind. Integers outside ±(2^53−1) are
    /// rounded.
    public var doubleValue: Double? { numberValue?.double }

    /// The string; nil if the value is of another kind.
    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The data; nil if the value is of another kind.
    public var dataValue: WireData? {
        if case .data(let value) = self { value } else { nil }
    }

    /// The date; nil if the value is of another kind.
    public var dateValue: WireDate? {
        if case .date(let value) = self { value } else { nil }
    }

    /// The URL; nil if the value is of another kind.
    public var urlValue: URL? {
        if case .url(let value) = self { value } else { nil }
    }

    /// The elements of the array; nil if the value is of another kind.
    public var arrayValue: [WireValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The dictionary; nil if the value is of another kind.
    public var dictionaryValue: WireDictionary? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    /// Whether the value is an empty string, array or dictionary; false for any other value.
    public var isEmpty: Bool {
        switch self {
        case .string(let value): value.utf8.isEmpty
        case .array(let value): value.isEmpty
        case .dictionary(let value): value.isEmpty
        case .boolean, .number, .data, .date, .url, .unknownTag: false
        }
    }
}

extension WireValue: Hashable {
    /// Returns whether two values have the same canonical bytes.
    public static func == (left: WireValue, right: WireValue) -> Bool {
        switch (left, right) {
        case (.boolean(let one), .boolean(let other)): one == other
        case (.number(let one), .number(let other)): one == other
        case (.string(let one), .string(let other)): one.isIdentical(to: other)
        case (.data(let one), .data(let other)): one == other
        case (.date(let one), .date(let other)): one == other
        case (.url(let one), .url(let other)):
            one.absoluteString.isIdentical(to: other.absoluteString)
        case (.array(let one), .array(let other)): one == other
        case (.dictionary(let one), .dictionary(let other)): one == other
        case (.unknownTag, _), (_, .unknownTag): isEqual(left.decodingTags, right.decodingTags)
        // Values of different kinds are not equal.
        default: false
        }
    }

    /// Compares two values whose tags have been decoded. At least one was an unknown tag before.
    private static func isEqual(_ left: WireValue, _ right: WireValue) -> Bool {
        switch (left, right) {
        case (.unknownTag(let name, let one), .unknownTag(let otherName, let other)):
            name.isIdentical(to: otherName) && one == other
        case (.unknownTag, _), (_, .unknownTag): false
        // Neither value is an unknown tag.
        default: left == right
        }
    }

    /// Hashes the content; for data, only the first bytes.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .boolean(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): hasher.combine(bytesOf: value)
        case .data(let value): hasher.combine(value)
        case .date(let value): hasher.combine(value)
        case .url(let value): hasher.combine(bytesOf: value.absoluteString)
        case .array(let value): hasher.combine(value)
        case .dictionary(let value): hasher.combine(value)
        case .unknownTag: decodingTags.hash(decodedInto: &hasher)
        }
    }

    /// Hashes a value that ``decodingTags`` returned for an unknown tag.
    private func hash(decodedInto hasher: inout Hasher) {
        guard case .unknownTag(let name, let value) = self else { return hash(into: &hasher) }
        hasher.combine(bytesOf: name)
        hasher.combine(value)
    }
}

extension Hasher {
    /// Hashes a string's code points; `combine` would hash its normalized form.
    package mutating func combine(bytesOf string: String) {
        string.withBytes { bytes in bytes.withUnsafeBytes { combine(bytes: $0) } }
        combine(0xFF as UInt8)
    }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates an integer.
    public init(integerLiteral value: Int64) { self = .number(WireNumber(value)) }
    /// Creates a number. An integral value within ±(2^53−1) becomes an integer.
    public init(floatLiteral value: Double) { self = .number(WireNumber(floatLiteral: value)) }
    /// Creates an array.
    public init(arrayLiteral elements: WireValue...) { self = .array(elements) }
    /// Creates a dictionary. If keys are equal, the last one wins.
    public init(dictionaryLiteral elements: (String, WireValue)...) {
        self = .dictionary(WireDictionary(elements.map { (key: $0.0, value: $0.1) }))
    }
}

extension WireValue {
    /// Creates a string.
    public init(_ value: String) { self = .string(value) }
    /// Creates a boolean.
    public init(_ value: Bool) { self = .boolean(value) }
    /// Creates an integer.
    public init(_ value: Int) { self = .number(WireNumber(value)) }
    /// Creates data from bytes in memory.
    public init(_ value: Data) { self = .data(WireData(value)) }
    /// Creates a URL.
    public init(_ value: URL) { self = .url(value) }

    /// Creates a number; nil for infinity and NaN.
    public init?(_ value: Double) {
        guard let number = WireNumber(value) else { return nil }
        self = .number(number)
    }

    /// Creates a date, rounded to the nearest millisecond; nil outside the years 0001 to 9999.
    public init?(_ value: Date) {
        guard let date = WireDate(value) else { return nil }
        self = .date(date)
    }
}

extension WireNumber {
    var kindName: String { isInteger ? "an integer" : "a real number" }
}

extension WireValue {
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
