import UniformTypes

/// A type identifier that a rule names, and its place.
struct NamedType: Hashable, Sendable {
    let type: TypeIdentifier
    let range: Range<Int>
}

extension RulePredicate {
    /// The types that the rule compares with, in the order of the text, each once.
    var namedTypes: [NamedType] {
        var found: [NamedType] = []
        var known: Set<TypeIdentifier> = []
        visit { part in
            guard case .comparison(let comparison) = part.kind else { return }
            for text in comparison.right.strings where comparison.comparator.comparesTypes {
                let type = TypeIdentifier(rawValue: text.name)
                guard known.insert(type).inserted else { continue }
                found.append(NamedType(type: type, range: text.range))
            }
        }
        return found
    }

    /// Calls a closure with this predicate and all predicates inside it, outermost first.
    func visit(_ body: (RulePredicate) -> Void) {
        body(self)
        switch kind {
        case .constant: break
        case .not(let inner): inner.visit(body)
        case .all(let clauses), .any(let clauses): for clause in clauses { clause.visit(body) }
        case .comparison(let comparison):
            for side in [comparison.left, comparison.right] {
                side.visit { part in
                    if case .subquery(let inner) = part.kind { inner.predicate.visit(body) }
                }
            }
        }
    }
}

extension RuleOperator {
    /// Whether the operator can compare type identifiers as a whole.
    var comparesTypes: Bool { [.conforms, .sameType, .equal, .isIn].contains(self) }
}

extension RuleExpression {
    /// The strings of a constant or of a list of constants.
    fileprivate var strings: [(name: String, range: Range<Int>)] {
        switch kind {
        case .string(let text): [(text, range)]
        case .list(let elements): elements.flatMap(\.strings)
        default: []
        }
    }

    /// Calls a closure with this operand and all operands inside it, but not with those inside the
    /// predicates of subqueries.
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
