/// A predicate of a rule, and its place.
struct RulePredicate: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case constant(Bool)
        case not(RulePredicate)
        case all([RulePredicate])
        case any([RulePredicate])
        case comparison(RuleComparison)
    }

    let kind: Kind
    let range: Range<Int>
}

/// A comparison of two operands.
struct RuleComparison: Hashable, Sendable {
    enum Quantifier: String, Hashable, Sendable {
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    let quantifier: Quantifier?
    let left: RuleExpression
    let comparator: RuleOperator
    let modifiers: StringModifiers
    let right: RuleExpression
}

/// The modifiers of a comparison of strings, such as `[cd]`.
struct StringModifiers: Hashable, Sendable {
    var ignoresCase = false
    var ignoresDiacritics = false
}

/// An operator of a comparison.
enum RuleOperator: String, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case isIn = "IN"
    case between = "BETWEEN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case conforms = "UTI-CONFORMS-TO"
    case sameType = "UTI-EQUALS"

    /// Creates an operator from a mark or a keyword in upper case.
    init?(_ word: String) {
        let others: [String: RuleOperator] = [
            "=": .equal, "<>": .notEqual, "=<": .lessOrEqual, "=>": .greaterOrEqual,
        ]
        guard let found = RuleOperator(rawValue: word) ?? others[word] else { return nil }
        self = found
    }

    /// Whether the operator compares two type identifiers, whatever their case.
    var isOfTypes: Bool { self == .conforms || self == .sameType }

    /// The operator with its operands exchanged; nil if there is none.
    var mirrored: RuleOperator? {
        switch self {
        case .equal, .notEqual: self
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        default: nil
        }
    }
}
