import UniformTypes
import XExtensionItem

/// Evaluates a predicate on what a system sees of an item.
///
/// Connectives and quantifiers stop at the first clause or element that decides. Every predicate,
/// operand and element is a step, so that a test can count them and no rule takes long.
struct RuleEvaluator {
    let items: [Range<Int>]
    let attachments: [SharedAttachment]
    let catalog: TypeCatalog
    /// The variables of the subqueries around the predicate, innermost last.
    private(set) var bindings: [(name: String, value: RuleValue)] = []
    private(set) var steps = 0

    init(_ view: SharedView, _ catalog: TypeCatalog) {
        var items: [Range<Int>] = []
        var count = 0
        for item in view.items {
            items.append(count..<count + item.count)
            count += item.count
        }
        self.items = items
        attachments = view.attachments
        self.catalog = catalog
    }

    /// Counts steps; throws if there are too many.
    mutating func step(_ range: Range<Int>, _ count: Int = 1) throws(RuleFailure) {
        steps += count
        guard steps <= RuleLimits.stepCount else {
            throw RuleFailure(
                code: .steps, message: "more than \(RuleLimits.stepCount) steps", range: range)
        }
    }

    /// Evaluates a predicate.
    mutating func evaluate(_ predicate: RulePredicate) throws(RuleFailure) -> Bool {
        try step(predicate.range)
        switch predicate.kind {
        case .constant(let value): return value
        case .not(let inner): return try !evaluate(inner)
        case .all(let clauses):
            for clause in clauses where try !evaluate(clause) { return false }
            return true
        case .any(let clauses):
            for clause in clauses where try evaluate(clause) { return true }
            return false
        case .comparison(let comparison): return try evaluate(comparison, predicate.range)
        }
    }

    private mutating func evaluate(
        _ comparison: RuleComparison, _ range: Range<Int>
    ) throws(RuleFailure) -> Bool {
        let left = try value(of: comparison.left)
        let right = try value(of: comparison.right)
        guard let quantifier = comparison.quantifier else {
            return try compare(left, comparison, right, range)
        }
        guard case .list(let elements) = left else {
            throw RuleFailure(
                code: .quantifier,
                message: "\(quantifier.rawValue) needs a collection, found \(left.words)",
                range: comparison.left.range)
        }
        for element in elements {
            let holds = try compare(element, comparison, right, range)
            if holds != (quantifier == .all) { return quantifier == .any }
        }
        return quantifier != .any
    }

    /// Begins a scope in which a variable has a value.
    mutating func bind(_ variable: String, _ value: RuleValue) {
        bindings.append((variable, value))
    }

    /// Ends the innermost scope.
    mutating func unbind() { bindings.removeLast() }

    /// Evaluates a predicate for one element of a collection.
    mutating func evaluate(
        _ subquery: RuleExpression.Subquery, _ element: RuleValue
    ) throws(RuleFailure) -> Bool {
        bind(subquery.variable, element)
        defer { unbind() }
        return try evaluate(subquery.predicate)
    }
}
