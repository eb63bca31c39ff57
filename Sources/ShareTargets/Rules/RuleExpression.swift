/// An operand of a comparison, and its place in the rule.
struct RuleExpression: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case string(String)
        case number(RuleNumber)
        case null
        /// `SELF`: the root object of the rule.
        case root
        case variable(String)
        case key(RuleExpression, String)
        /// A collection operator such as `@count`.
        case function(RuleExpression, String)
        case element(RuleExpression, Element)
        case list([RuleExpression])
        case subquery(Subquery)
        /// A sum or a product, from left to right. The terms are a list, so a long sum does not
        /// nest.
        case arithmetic(RuleExpression, [Term])
        case negated(RuleExpression)
        /// A function call, which is never evaluated.
        case call(String)
    }

    struct Subquery: Hashable, Sendable {
        let collection: RuleExpression
        let variable: String
        let predicate: RulePredicate
    }

    /// The element that an index in brackets selects.
    enum Element: Hashable, Sendable {
        case first, last, size
        case at(RuleExpression)
    }

    struct Term: Hashable, Sendable {
        let sign: String
        let value: RuleExpression
    }

    let kind: Kind
    let range: Range<Int>
}

enum RuleValue: Hashable, Sendable {
    case null
    /// A number or a Boolean; predicates do not distinguish them.
    case number(RuleNumber)
    case string(String)
    case list([RuleValue])
    case root
    /// An extension item, by its position in the view.
    case item(Int)
    /// An attachment, by its position among the attachments of all items.
    case attachment(Int)

    var words: String {
        switch self {
        case .null: "nothing"
        case .number: "a number"
        case .string: "a string"
        case .list: "a collection"
        case .root: "the root object of the rule"
        case .item: "an extension item"
        case .attachment: "an attachment"
        }
    }
}

/// The reason why a rule cannot be evaluated.
struct RuleFailure: Error, Hashable, Sendable {
    let kind: Offer.Reason.Kind
    let message: String
    let range: Range<Int>

    init(_ kind: Offer.Reason.Kind, _ message: String, _ range: Range<Int>) {
        (self.kind, self.message, self.range) = (kind, message, range)
    }
}

/// A number in a predicate. Only the values are compared, so `1` and `1.0` are equal.
struct RuleNumber: Hashable, Sendable {
    let value: Double
    /// Whether the number is written as an integer. Integer division drops the fraction.
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

    /// Returns nil for a division by zero, and if the result is NaN. A division of integers drops
    /// the fraction, as in NSExpression.
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
        return result.isNaN ? nil : RuleNumber(result, isInteger: isInteger)
    }
}
