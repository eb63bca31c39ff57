/// An integer from −2^63 to 2^64−1, or a finite real.
///
/// A real with an integral value within ±(2^53−1) becomes that integer, and minus zero becomes
/// zero, in every encoding. Numbers therefore compare equal across encodings.
public struct WireNumber: Hashable, Sendable {
    enum Storage: Hashable {
        case signed(Int64)
        /// Only integers above `Int64.max`.
        case unsigned(UInt64)
        /// Only finite reals, without minus zero and without integral values within ±(2^53−1).
        case real(Double)
    }

    /// The maximum integer n such that doubles represent both n and n + 1 exactly: 2^53−1.
    static let maxSafeInteger: Int64 = 1 << 53 - 1

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// Creates a number from an integer.
    public init(_ value: Int) {
        storage = .signed(Int64(value))
    }

    /// Creates a number from a signed 64-bit integer.
    public init(_ value: Int64) {
        storage = .signed(value)
    }

    /// Creates a number from an unsigned 64-bit integer.
    public init(_ value: UInt64) {
        storage = Int64(exactly: value).map(Storage.signed) ?? .unsigned(value)
    }

    /// Creates a number from an integer of any type.
    ///
    /// - Returns: nil for an integer below −2^63 or above 2^64−1 (clause 6.3.1).
    public init?(exactly value: some BinaryInteger) {
        if let signed = Int64(exactly: value) {
            storage = .signed(signed)
        } else if let unsigned = UInt64(exactly: value) {
            storage = .unsigned(unsigned)
        } else {
            return nil
        }
    }

    /// Creates a number from a real. An integral value within ±(2^53−1) becomes that integer.
    ///
    /// - Returns: nil for infinity and NaN.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        if abs(value) <= Double(Self.maxSafeInteger), value == value.rounded(.towardZero) {
            storage = .signed(Int64(value))
        } else {
            storage = .real(value)
        }
    }

    /// The number as `Int`; nil unless it is an integer that `Int` can represent.
    public var int: Int? { int64.flatMap { Int(exactly: $0) } }

    /// The number as `Int64`; nil unless it is an integer that `Int64` can represent.
    public var int64: Int64? {
        if case .signed(let value) = storage { value } else { nil }
    }

    /// The number as `UInt64`; nil unless it is an integer that `UInt64` can represent.
    public var uint64: UInt64? {
        switch storage {
        case .signed(let value): UInt64(exactly: value)
        case .unsigned(let value): value
        case .real: nil
        }
    }

    /// The number as a double. Integers outside ±(2^53−1) are rounded to the nearest double.
    public var double: Double {
        switch storage {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        }
    }

    /// Whether the number is an integer and not a real.
    public var isInteger: Bool {
        if case .real = storage { false } else { true }
    }

    /// Whether JSON needs a tag for the number, because it is an integer outside ±(2^53−1).
    var exceedsJSON: Bool {
        switch storage {
        case .signed(let value): value.magnitude > UInt64(Self.maxSafeInteger)
        case .unsigned: true
        case .real: false
        }
    }
}

extension WireNumber: CustomStringConvertible {
    /// The number as RFC 8785 writes it, except that every integer has all its digits.
    public var description: String {
        switch storage {
        case .signed(let value): String(value)
        case .unsigned(let value): String(value)
        case .real(let value): NumberText.spelling(of: value)
        }
    }
}

extension WireNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a number from an integer literal.
    public init(integerLiteral value: Int64) {
        storage = .signed(value)
    }

    /// Creates a number from a literal within the range of doubles.
    public init(floatLiteral value: Double) {
        // A literal is source code, not input, and an initializer for literals cannot throw.
        guard let number = WireNumber(value) else {
            preconditionFailure("a literal outside the range of a double")
        }
        self = number
    }
}
