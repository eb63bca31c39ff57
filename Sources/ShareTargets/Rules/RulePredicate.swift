import UniformTypes

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

/// The modifiers of a string comparison, such as `[cd]`.
struct StringModifiers: Hashable, Sendable {
    var ignoresCase = false
    var ignoresDiacritics = false
}

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

    /// Creates an operator from a symbol or an uppercase keyword.
    init?(_ word: String) {
        let others: [String: RuleOperator] = [
            "=": .equal, "<>": .notEqual, "=<": .lessOrEqual, "=>": .greaterOrEqual,
        ]
        guard let found = RuleOperator(rawValue: word) ?? others[word] else { return nil }
        self = found
    }

    /// Whether the operator compares two type identifiers, ignoring case.
    var isOfTypes: Bool { self == .conforms || self == .sameType }

    /// The orders of two operands for which the operator is true; nil if it does not depend on the
    /// order.
    var orders: RuleOrder? {
        switch self {
        case .equal: .same
        case .notEqual: [.less, .greater]
        case .less: .less
        case .lessOrEqual: [.less, .same]
        case .greater: .greater
        case .greaterOrEqual: [.same, .greater]
        // The other operators compare text, types or collections.
        default: nil
        }
    }
}

/// A set of orders of two values.
struct RuleOrder: OptionSet {
    let rawValue: UInt8

    static let less = RuleOrder(rawValue: 1)
    static let same = RuleOrder(rawValue: 2)
    static let greater = RuleOrder(rawValue: 4)

    var opposite: RuleOrder { RuleOrder([.less, .same, .greater]).subtracting(self) }

    /// The orders of the exchanged values.
    var mirrored: RuleOrder {
        var orders = intersection(.same)
        if contains(.less) { orders.insert(.greater) }
        if contains(.greater) { orders.insert(.less) }
        return orders
    }
}

struct NamedType: Hashable, Sendable {
    let type: TypeIdentifier
    let range: Range<Int>
}

extension RulePredicate {
    /// The distinct types that the rule names, in order.
    var namedTypes: [NamedType] {
        var found: [NamedType] = []
        var known: Set<TypeIdentifier> = []
        visit { part, _ in
            guard case .comparison(let comparison, _) = part else { return }
            for text in comparison.right.strings where comparison.comparator.comparesTypes {
                let type = TypeIdentifier(rawValue: text.name)
                guard known.insert(type).inserted else { continue }
                found.append(NamedType(type: type, range: text.range))
            }
        }
        return found
    }

    enum Part {
        case comparison(RuleComparison, Range<Int>)
        case operand(RuleExpression)
    }

    /// Visits all comparisons and operands, including those of subqueries, outermost first, each
    /// with the variables of its enclosing subqueries.
    func visit(_ variables: [String] = [], _ body: (Part, _ variables: [String]) -> Void) {
        switch kind {
        case .constant: break
        case .not(let inner): inner.visit(variables, body)
        case .all(let clauses), .any(let clauses):
            for clause in clauses { clause.visit(variables, body) }
        case .comparison(let comparison):
            body(.comparison(comparison, range), variables)
            for side in [comparison.left, comparison.right] {
                side.visit { operand in
                    body(.operand(operand), variables)
                    guard case .subquery(let inner) = operand.kind else { return }
                    inner.predicate.visit(variables + [inner.variable], body)
                }
            }
        }
    }
}

extension RuleOperator {
    /// Whether the operator can compare whole type identifiers. This includes `==` and `IN`.
    var comparesTypes: Bool { [.conforms, .sameType, .equal, .isIn].contains(self) }
}

extension RuleExpression {
    fileprivate var strings: [(name: String, range: Range<Int>)] {
        switch kind {
        case .string(let text): [(text, range)]
        case .list(let elements): elements.flatMap(\.strings)
        // Only strings name types.
        default: []
        }
    }

    /// Visits this operand and all operands inside it, except those in the predicates of
    /// subqueries.
    func visit(_ body: (RuleExpression) -> Void) {
        body(self)
        switch kind {
        case .string, .number, .null, .root, .variable, .call: break
        case .key(let base, _), .function(let base, _), .negated(let base): base.visit(body)
        case .element(let base, let element):
            base.visit(body)
            if case .at(let index) = element { index.visit(body) }
        case .list(let elements): for element in elements { element.visit(body) }
        case .subquery(let subquery): subquery.collection.visit(body)
        case .arithmetic(let first, let terms):
            first.visit(body)
            for term in terms { term.value.visit(body) }
        }
    }
}
