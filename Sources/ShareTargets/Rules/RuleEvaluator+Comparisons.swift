import UniformTypes
import WireFormat

extension RuleEvaluator {
    /// Compares two values. Values of different kinds are not equal, and none is less.
    mutating func compare(
        _ left: RuleValue, _ comparison: RuleComparison, _ right: RuleValue, _ range: Range<Int>
    ) throws(RuleFailure) -> Bool {
        try step(range, Self.cost(left) + Self.cost(right))
        let ignoresCase = comparison.ignoresCase
        switch comparison.comparator {
        case .equal: return Self.areEqual(left, right, ignoresCase)
        case .notEqual: return !Self.areEqual(left, right, ignoresCase)
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .between:
            return Self.isOrdered(left, comparison.comparator, right, ignoresCase)
        case .isIn: return try contains(right, left, ignoresCase, range)
        case .contains: return try contains(left, right, ignoresCase, range)
        case .beginsWith, .endsWith, .like, .conforms, .sameType:
            guard case (.string(let one), .string(let other)) = (left, right) else { return false }
            return try compare(one, comparison.comparator, other, ignoresCase, range)
        case .matches:
            throw RuleFailure(
                code: .function, message: "MATCHES is not evaluated", range: range)
        }
    }

    /// The steps of reading a value: one, and one for each 64 bytes or for each element.
    private static func cost(_ value: RuleValue) -> Int {
        switch value {
        case .string(let text): 1 + text.utf8.count / 64
        case .list(let elements): elements.reduce(1) { $0 + cost($1) }
        default: 1
        }
    }

    private mutating func compare(
        _ one: String, _ comparator: RuleOperator, _ other: String, _ ignoresCase: Bool,
        _ range: Range<Int>
    ) throws(RuleFailure) -> Bool {
        switch comparator {
        case .conforms:
            return catalog.conforms(TypeIdentifier(rawValue: one), to: .init(rawValue: other))
        case .sameType: return TypeIdentifier(rawValue: one) == TypeIdentifier(rawValue: other)
        default: break
        }
        let (text, part) = (Self.bytes(one, ignoresCase), Self.bytes(other, ignoresCase))
        switch comparator {
        case .beginsWith: return text.starts(with: part)
        case .endsWith: return text.reversed().starts(with: part.reversed())
        default:
            try step(range, text.count * part.count / 64)
            return LikePattern(part).matches(text)
        }
    }

    private static func bytes(_ text: String, _ ignoresCase: Bool) -> [UInt8] {
        Array((ignoresCase ? text.lowercased() : text).utf8)
    }

    private static func areEqual(
        _ left: RuleValue, _ right: RuleValue, _ ignoresCase: Bool
    ) -> Bool {
        switch (left, right) {
        case (.string(let one), .string(let other)):
            bytes(one, ignoresCase) == bytes(other, ignoresCase)
        case (.list(let one), .list(let other)):
            one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1, ignoresCase) }
        default: left == right
        }
    }

    private static func isOrdered(
        _ left: RuleValue, _ comparator: RuleOperator, _ right: RuleValue, _ ignoresCase: Bool
    ) -> Bool {
        if comparator == .between {
            guard case .list(let bounds) = right, bounds.count == 2 else { return false }
            return isOrdered(left, .greaterOrEqual, bounds[0], ignoresCase)
                && isOrdered(left, .lessOrEqual, bounds[1], ignoresCase)
        }
        switch (left, right) {
        case (.number(let one), .number(let other)):
            return isOrdered(one < other, comparator, other < one)
        case (.string(let one), .string(let other)):
            let (one, other) = (bytes(one, ignoresCase), bytes(other, ignoresCase))
            return isOrdered(
                one.lexicographicallyPrecedes(other), comparator,
                other.lexicographicallyPrecedes(one))
        default: return false
        }
    }

    private static func isOrdered(
        _ isLess: Bool, _ comparator: RuleOperator, _ isGreater: Bool
    ) -> Bool {
        switch comparator {
        case .less: isLess
        case .lessOrEqual: !isGreater
        case .greater: isGreater
        default: !isLess
        }
    }

    /// Returns whether a collection has an element, or a string has a part.
    private mutating func contains(
        _ whole: RuleValue, _ part: RuleValue, _ ignoresCase: Bool, _ range: Range<Int>
    ) throws(RuleFailure) -> Bool {
        switch (whole, part) {
        case (.list(let elements), _):
            return elements.contains { Self.areEqual($0, part, ignoresCase) }
        case (.string(let text), .string(let part)):
            let (text, part) = (Self.bytes(text, ignoresCase), Self.bytes(part, ignoresCase))
            try step(range, text.count * part.count / 64)
            return LikePattern.isPart(part, of: text)
        default: return false
        }
    }
}
