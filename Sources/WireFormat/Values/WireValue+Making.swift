public import Essentials

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
