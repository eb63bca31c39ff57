import UniformTypes
import WireFormat

/// Finds problems in a predicate without evaluating it.
struct RuleLint {
    private let rule: ParsedRule
    private(set) var warnings: [Offer.Reason] = []

    static func warnings(_ rule: ParsedRule, _ catalog: TypeCatalog) -> [Offer.Reason] {
        var lint = RuleLint(rule: rule)
        if case .constant(true) = rule.predicate.kind {
            lint.warn(
                .truePredicate, "App Store review rejects TRUEPREDICATE", rule.predicate.range)
        }
        if let mixture = rule.mixture {
            lint.warn(.precedence, "AND and OR are mixed without parentheses", mixture)
        }
        for named in rule.predicate.namedTypes where catalog.declaration(of: named.type) == nil {
            let words = "no known system declares the type “\(named.type.rawValue.cut(to: 80))”"
            lint.warn(.undeclaredType, words, named.range)
        }
        rule.predicate.visit { part, variables in
            switch part {
            case .comparison(let comparison, let range): lint.check(comparison, range)
            case .operand(let operand): lint.check(operand, variables)
            }
        }
        return lint.warnings
    }

    private mutating func warn(
        _ kind: Offer.Reason.Kind, _ message: String, _ range: Range<Int>
    ) {
        guard warnings.count < 64 else { return }
        warnings.append(Offer.Reason(kind, place: rule.text.place(of: range), message))
    }

    private mutating func check(_ comparison: RuleComparison, _ range: Range<Int>) {
        if comparison.comparator == .matches { warn(.function, "MATCHES is not evaluated", range) }
        if comparison.quantifier == nil, comparison.comparator.comparesText,
            case .key(_, "registeredTypeIdentifiers") = comparison.left.kind
        {
            warn(.quantifier, "a collection is compared without ANY or ALL", range)
        }
    }

    private mutating func check(_ part: RuleExpression, _ variables: [String]) {
        switch part.kind {
        case .variable(let name) where !variables.contains(name):
            warn(.variable, "$\(name) has no value outside its SUBQUERY", part.range)
        case .key(_, let name) where !Self.keys.contains(name):
            warn(.key, "rules have no key “\(name.cut(to: 40))”", part.range)
        case .function(_, let name) where name != "count":
            warn(.function, "@\(name) is not evaluated", part.range)
        case .call(let name): warn(.function, "“\(name)()” is not evaluated", part.range)
        // Other expressions cause no warning.
        default: break
        }
    }

    private static let keys: Set<String> = [
        "extensionItems", "attachments", "registeredTypeIdentifiers",
    ]
}

extension RuleOperator {
    /// Whether the operator compares two strings and never collections.
    fileprivate var comparesText: Bool {
        [.conforms, .sameType, .beginsWith, .endsWith, .like].contains(self)
    }
}
