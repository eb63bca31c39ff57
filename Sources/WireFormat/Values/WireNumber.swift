/// An integer from −2^63 to 2^64−1, or a finite real.
///
/// A real with an integral value within ±(2^53−1) *is* that integer, and minus zero is zero, in
/// every encoding; so equal numbers are equal whatever they were read from.
public struct WireNumber: Hashable, Sendable {
    enum Storage: Hashable {
        case signed(Int64)
        /// Only values above `Int64.max`.
        case unsigned(UInt64)
        /// Never integral within ±(2^53−1), never minus zero, always finite.
        case real(Double)
    }

    /// The greatest integer of which a double holds every smaller one: 2^53−1.
    static let greatestExact: Int64 = 1 << 53 - 1

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// Makes a number from an integer.
    public init(_ value: Int) {
        storage = .signed(Int64(value))
    }

    /// Makes a number from an integer.
    public init(_ value: Int64) {
        storage = .signed(value)
    }

    /// Makes a number from an integer.
    public init(_ value: UInt64) {
        storage = Int64(exactly: value).map(Storage.signed) ?? .unsigned(value)
    }

    /// Makes a number from an integer of any type.
    ///
    /// - Returns: nil for an integer below −2^63 or above 2^64−1; clause 6.3.1.
    public init?(exactly value: some BinaryInteger) {
        if let signed = Int64(exactly: value) {
            storage = .signed(signed)
        } else if let unsigned = UInt64(exactly: value) {
            storage = .unsigned(unsigned)
        } else {
            return nil
        }
    }

    /// Makes a number from a real; an integral one within ±(2^53−1) becomes that integer.
    ///
    /// - Returns: nil for an infinity and for a value that is not a number.
    public init?(_ value: Double) {
        self.init(finite: value)
    }

    init?(finite value: Double) {
        guard value.isFinite else { return nil }
        if abs(value) <= Double(Self.greatestExact), value == value.rounded(.towardZero) {
            storage = .signed(Int64(value))
        } else {
            storage = .real(value)
        }
    }

    /// The integer, when the number is one that an `Int` holds.
    public var int: Int? { int64.flatMap { Int(exactly: $0) } }

    /// The integer, when the number is one that a signed 64-bit integer holds.
    public var int64: Int64? {
        if case .signed(let value) = storage { value } else { nil }
    }

    /// The integer, when the number is one that an unsigned 64-bit integer holds.
    public var uint64: UInt64? {
        switch storage {
        case .signed(let value): UInt64(exactly: value)
        case .unsigned(let value): value
        case .real: nil
        }
    }

    /// The number as a double; integers beyond ±(2^53−1) round to the nearest.
    public var double: Double {
        switch storage {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        }
    }

    /// Whether the number is an integer rather than a real.
    public var isInteger: Bool {
        if case .real = storage { false } else { true }
    }

    /// Whether JSON holds the number only as a tagged value: an integer beyond ±(2^53−1).
    var exceedsJSON: Bool {
        switch storage {
        case .signed(let value): value.magnitude > UInt64(Self.greatestExact)
        case .unsigned: true
        case .real: false
        }
    }
}

extension WireNumber: CustomStringConvertible {
    /// The number as RFC 8785 spells it; integers in full.
    public var description: String {
        switch storage {
        case .signed(let value): String(value)
        case .unsigned(let value): String(value)
        case .real(let value): NumberText.spelling(of: value)
        }
    }
}

extension WireNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Makes a number from a literal.
    public init(integerLiteral value: Int64) {
        storage = .signed(value)
    }

    /// Makes a number from a literal, which has to be within the range of a double.
    public init(floatLiteral value: Double) {
        // A literal stands in the source: no input comes here, and nobody could catch an error.
        guard let number = WireNumber(finite: value) else {
            preconditionFailure("a literal beyond the range of a double")
        }
        self = number
    }
}
