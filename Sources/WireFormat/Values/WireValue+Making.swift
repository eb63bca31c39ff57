#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension WireValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes a boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Makes an integer.
    public init(integerLiteral value: Int64) { self = .number(WireNumber(value)) }
    /// Makes a number; one with an integral value is an integer.
    public init(floatLiteral value: Double) { self = .number(WireNumber(floatLiteral: value)) }
    /// Makes an array.
    public init(arrayLiteral elements: WireValue...) { self = .array(elements) }
    /// Makes a dictionary; of equal keys the last one counts.
    public init(dictionaryLiteral elements: (String, WireValue)...) {
        self = .dictionary(WireDictionary(elements.map { (key: $0.0, value: $0.1) }))
    }
}

extension WireValue {
    /// Makes a string.
    public init(_ value: String) { self = .string(value) }
    /// Makes a boolean.
    public init(_ value: Bool) { self = .boolean(value) }
    /// Makes an integer.
    public init(_ value: Int) { self = .number(WireNumber(value)) }
    /// Makes data of bytes in memory.
    public init(_ value: Data) { self = .data(WireData(value)) }
    /// Makes a URL.
    public init(_ value: URL) { self = .url(value) }

    /// Makes a number; nil for an infinity and for a value that is not a number.
    public init?(_ value: Double) {
        guard let number = WireNumber(value) else { return nil }
        self = .number(number)
    }

    /// Makes a date, rounded to the nearest millisecond; nil outside the years 0001 to 9999.
    public init?(_ value: Date) {
        guard let date = WireDate(value) else { return nil }
        self = .date(date)
    }
}
