import UniformTypes
import WireFormat

extension RuleEvaluator {
    /// Compares two values, from which `folded` has already removed the differences that the
    /// comparison ignores.
    ///
    /// Values of different kinds are not equal. Operators such as `<` and `LIKE` cannot compare
    /// such values, except that a comparison with NULL is false.
    mutating func compare(
        _ left: RuleValue, _ comparator: RuleOperator, _ right: RuleValue, _ range: Range<Int>
    ) throws(RuleFailure) -> Bool {
        try step(range, Self.cost(left) + Self.cost(right))
        // `a IN b` has the meaning of `b CONTAINS a`.
        return try comparator == .isIn
            ? holds(right, .contains, left, range) : holds(left, comparator, right, range)
    }

    private mutating func holds(
        _ left: RuleValue, _ comparator: RuleOperator, _ right: RuleValue, _ range: Range<Int>
    ) throws(RuleFailure) -> Bool {
        switch (comparator, left, right) {
        case (.equal, _, _): return Self.areEqual(left, right)
        case (.notEqual, _, _): return !Self.areEqual(left, right)
        case (.contains, .list(let elements), _):
            return elements.contains { Self.areEqual($0, right) }
        case (.between, _, _): return try isBetween(left, right, range)
        case (.matches, _, _): throw RuleFailure(.function, "MATCHES is not evaluated", range)
        case (_, .null, _), (_, _, .null): return false
        case (_, .number(let one), .number(let other)) where comparator.orders != nil:
            return comparator.accepts(
                isLess: one.value < other.value, isGreater: other.value < one.value)
        case (_, .string(let one), .string(let other)):
            return try compare(one, comparator, other, range)
        // Operands of different kinds, or a kind that the operator does not compare.
        default: throw Self.mismatch(left, comparator, right, range)
        }
    }

    private static func mismatch(
        _ left: RuleValue, _ comparator: RuleOperator, _ right: RuleValue, _ range: Range<Int>
    ) -> RuleFailure {
        RuleFailure(
            left.isList || right.isList ? .quantifier : .value,
            "\(comparator.rawValue) cannot compare \(left.words) with \(right.words)",
            range)
    }

    /// The steps for reading a value: 1, plus 1 for every 64 bytes of a string, plus the steps of
    /// all elements of a collection.
    private static func cost(_ value: RuleValue) -> Int {
        switch value {
        case .string(let text): 1 + text.utf8.count / 64
        case .list(let elements): elements.reduce(1) { $0 + cost($1) }
        // Any other value has a fixed size.
        default: 1
        }
    }

    private mutating func compare(
        _ one: String, _ comparator: RuleOperator, _ other: String, _ range: Range<Int>
    ) throws(RuleFailure) -> Bool {
        let (text, part) = (one.utf8, other.utf8)
        switch comparator {
        case .conforms:
            return catalog.conforms(TypeIdentifier(rawValue: one), to: .init(rawValue: other))
        case .sameType: return TypeIdentifier(rawValue: one) == TypeIdentifier(rawValue: other)
        case .beginsWith: return text.starts(with: part)
        case .endsWith: return text.suffix(part.count).elementsEqual(part)
        case .contains:
            try step(range, text.count, times: part.count)
            return LikePattern.isPart(Array(part), of: Array(text))
        case .like:
            try step(range, text.count, times: part.count)
            return LikePattern(Array(part)).matches(Array(text))
        // The other operators compare the order of the strings.
        default:
            return comparator.accepts(
                isLess: text.lexicographicallyPrecedes(part),
                isGreater: part.lexicographicallyPrecedes(text))
        }
    }

    /// Counts one step for every 64 byte comparisons.
    private mutating func step(
        _ range: Range<Int>, _ count: Int, times other: Int
    ) throws(RuleFailure) {
        let (product, isTooMuch) = count.multipliedReportingOverflow(by: other)
        try step(range, isTooMuch ? RuleLimits.stepCount : product / 64)
    }

    private static func areEqual(_ left: RuleValue, _ right: RuleValue) -> Bool {
        switch (left, right) {
        case (.string(let one), .string(let other)): one.isIdentical(to: other)
        case (.list(let one), .list(let other)):
            one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
        // Values of any other kind are compared by `==`.
        default: left == right
        }
    }

    private mutating func isBetween(
        _ value: RuleValue, _ bounds: RuleValue, _ range: Range<Int>
    ) throws(RuleFailure) -> Bool {
        guard case .list(let bounds) = bounds, bounds.count == 2 else {
            throw RuleFailure(.value, "BETWEEN needs two bounds", range)
        }
        if value == .null || bounds.contains(.null) { return false }
        switch (value, bounds[0], bounds[1]) {
        case (.number(let value), .number(let low), .number(let high)):
            return low.value <= value.value && value.value <= high.value
        case (.string(let value), .string(let low), .string(let high)):
            if try compare(value, .less, low, range) { return false }
            return try !compare(value, .greater, high, range)
        // The value and the bounds are not of the same kind.
        default: throw Self.mismatch(value, .between, bounds[0], range)
        }
    }
}

extension RuleOperator {
    /// NaN is neither less nor greater than a number.
    fileprivate func accepts(isLess: Bool, isGreater: Bool) -> Bool {
        orders?.contains(isLess ? .less : isGreater ? .greater : .same) == true
    }
}

extension RuleValue {
    fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
