/// An operand of a comparison, and its place in the rule.
struct RuleExpression: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case string(String)
        case number(RuleNumber)
        case null
        /// `SELF`: the object that the rule is evaluated on.
        case root
        case variable(String)
        /// A key of a value.
        case key(RuleExpression, String)
        /// A collection operator such as `@count`.
        case function(RuleExpression, String)
        case element(RuleExpression, Element)
        case list([RuleExpression])
        case subquery(Subquery)
        /// A sum or a product, from left to right, so that long ones do not nest.
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
