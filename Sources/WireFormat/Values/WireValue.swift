#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A value that all three encodings carry, for the free places of a payload and building by hand.
///
/// The kinds are closed for ever. There is no null: absent means absent.
public enum WireValue: Sendable {
    /// True or false.
    case boolean(Bool)
    /// An integer or a real.
    case number(WireNumber)
    /// Text, compared code point by code point and never normalised.
    case string(String)
    /// Bytes.
    indirect case data(WireData)
    /// A moment in whole milliseconds.
    case date(WireDate)
    /// A URL, which has to be one of RFC 3986 in ASCII to be read again.
    case url(URL)
    /// Values in order.
    case array([WireValue])
    /// Values by key.
    case dictionary(WireDictionary)
    /// A dictionary with the one key given, beginning with `$`, that reads as a tag this version does
    /// not know, or as a known one with malformed content. It is kept as it stands.
    ///
    /// Made by hand with a key or a content that reads as something else, it is written as that, and
    /// equal to it: `.unknownTag("$integer", "7")` is the integer 7.
    indirect case unknownTag(String, WireValue)
}

extension WireValue {
    /// The boolean, when the value is one.
    public var booleanValue: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The number, when the value is one.
    public var numberValue: WireNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The integer, when the value is a number that an `Int` holds.
    public var intValue: Int? { numberValue?.int }

    /// The number as a double, when the value is one; integers beyond ±(2^53−1) are rounded.
    public var doubleValue: Double? { numberValue?.double }

    /// The string, when the value is one.
    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The data, when the value is some.
    public var dataValue: WireData? {
        if case .data(let value) = self { value } else { nil }
    }

    /// The date, when the value is one.
    public var dateValue: WireDate? {
        if case .date(let value) = self { value } else { nil }
    }

    /// The URL, when the value is one.
    public var urlValue: URL? {
        if case .url(let value) = self { value } else { nil }
    }

    /// The elements, when the value is an array.
    public var arrayValue: [WireValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The dictionary, when the value is one.
    public var dictionaryValue: WireDictionary? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    /// Whether the value is an empty string, array or dictionary.
    public var isEmpty: Bool {
        switch self {
        case .string(let value): value.utf8.isEmpty
        case .array(let value): value.isEmpty
        case .dictionary(let value): value.isEmpty
        default: false
        }
    }
}

extension WireValue: Hashable {
    /// Whether two values have the same canonical bytes.
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
        case (.unknownTag, _), (_, .unknownTag): isEqual(left.settled, right.settled)
        default: false
        }
    }

    /// Compares two values of which at least one was an unknown tag.
    private static func isEqual(_ left: WireValue, _ right: WireValue) -> Bool {
        switch (left, right) {
        case (.unknownTag(let name, let one), .unknownTag(let otherName, let other)):
            name.isIdentical(to: otherName) && one == other
        case (.unknownTag, _), (_, .unknownTag): false
        default: left == right
        }
    }

    /// Feeds the content into a hasher; of data no more than the first bytes.
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
        case .unknownTag: settled.hash(settledInto: &hasher)
        }
    }

    /// Feeds in what was an unknown tag.
    private func hash(settledInto hasher: inout Hasher) {
        guard case .unknownTag(let name, let value) = self else { return hash(into: &hasher) }
        hasher.combine(bytesOf: name)
        hasher.combine(value)
    }
}

extension Hasher {
    /// Feeds a string's code points in; `combine` would feed its normal form.
    package mutating func combine(bytesOf string: String) {
        string.withBytes { bytes in bytes.withUnsafeBytes { combine(bytes: $0) } }
        combine(0xFF as UInt8)
    }
}
