import UniformTypes

/// Evaluates a predicate on the deciding attachments of a view (`SharedView.deciding`).
///
/// Connectives and quantifiers stop at the first clause or element that decides the result. Each
/// predicate, operand and element counts as a step, and so does each section of a string that is
/// compared or folded. Steps bound the evaluation time of a rule, and tests count them.
struct RuleEvaluator {
    let items: [Range<Int>]
    let attachments: [SharedView.Attachment]
    let catalog: TypeCatalog
    /// The variables of the enclosing subqueries, innermost last.
    private(set) var bindings: [(name: String, value: RuleValue)] = []
    private(set) var steps = 0
    private let stepCount: Int

    init(_ view: SharedView, _ catalog: TypeCatalog, stepCount: Int = RuleLimits.stepCount) {
        (items, attachments) = (view.items, view.deciding)
        (self.catalog, self.stepCount) = (catalog, stepCount)
    }

    mutating func step(_ range: Range<Int>, _ count: Int = 1) throws(RuleFailure) {
        steps += count
        guard steps <= stepCount else {
            throw RuleFailure(.steps, "more than \(stepCount) steps", range)
        }
    }

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
        let right = try folded(value(of: comparison.right), comparison, range)
        guard let quantifier = comparison.quantifier else {
            return try compare(folded(left, comparison, range), comparison.comparator, right, range)
        }
        guard case .list(let elements) = left else {
            throw RuleFailure(
                .quantifier,
                "\(quantifier.rawValue) needs a collection, found \(left.words)",
                comparison.left.range)
        }
        for element in elements {
            let element = try folded(element, comparison, range)
            let holds = try compare(element, comparison.comparator, right, range)
            if holds != (quantifier == .all) { return quantifier == .any }
        }
        return quantifier != .any
    }

    /// Removes the differences that the comparison's modifiers ignore, such as case.
    ///
    /// In a collection, every element is folded. Each operand is folded once; every 16 bytes count
    /// as a step.
    private mutating func folded(
        _ value: RuleValue, _ comparison: RuleComparison, _ range: Range<Int>
    ) throws(RuleFailure) -> RuleValue {
        guard comparison.modifiers.fold, !comparison.comparator.isOfTypes else { return value }
        switch value {
        case .string(let text):
            try step(range, 1 + text.utf8.count / 16)
            return .string(comparison.modifiers.folded(text))
        case .list(let elements):
            return .list(
                try elements.map { element throws(RuleFailure) in
                    try folded(element, comparison, range)
                })
        case .null, .number, .root, .item, .attachment: return value
        }
    }

    mutating func bind(_ variable: String, _ value: RuleValue) {
        bindings.append((variable, value))
    }

    mutating func unbind() { bindings.removeLast() }

    mutating func evaluate(
        _ subquery: RuleExpression.Subquery, _ element: RuleValue
    ) throws(RuleFailure) -> Bool {
        bind(subquery.variable, element)
        defer { unbind() }
        return try evaluate(subquery.predicate)
    }
}
