/// A number of a predicate. Numbers are equal whether they are integers or not.
struct RuleNumber: Hashable, Sendable {
    let value: Double
    /// Whether the number is an integer by its notation, which matters for divisions.
    let isInteger: Bool

    init(_ value: Double, isInteger: Bool) {
        (self.value, self.isInteger) = (value, isInteger)
    }

    init(_ value: Int) {
        self.init(Double(value), isInteger: true)
    }

    static func == (left: RuleNumber, right: RuleNumber) -> Bool { left.value == right.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    static prefix func - (number: RuleNumber) -> RuleNumber {
        RuleNumber(-number.value, isInteger: number.isInteger)
    }

    /// Returns the result of an operation; nil for a division by zero. A division of integers drops
    /// the fraction, as NSExpression does.
    func applying(_ sign: String, _ other: RuleNumber) -> RuleNumber? {
        let isInteger = isInteger && other.isInteger
        let result: Double
        switch sign {
        case "+": result = value + other.value
        case "-": result = value - other.value
        case "*": result = value * other.value
        default:
            guard other.value != 0 else { return nil }
            let quotient = value / other.value
            result = isInteger ? quotient.rounded(.towardZero) : quotient
        }
        return RuleNumber(result, isInteger: isInteger)
    }
}
