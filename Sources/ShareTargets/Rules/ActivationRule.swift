package import UniformTypes
public import WireFormat

/// The rule by which iOS and macOS decide whether to offer a share extension:
/// `NSExtensionActivationRule`, a predicate or a dictionary.
///
///     let rule = try ActivationRule(predicate: #"SUBQUERY(extensionItems, $item, …).@count == 1"#)
///     rule.offer(of: SharedView(item)).reasons
public struct ActivationRule: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case predicate(ParsedRule)
        case dictionary(ActivationDictionary)
    }

    private let form: Form
    /// The types that the rule is evaluated with.
    package var catalog = TypeCatalog.shared

    /// Reads a predicate.
    ///
    /// A predicate has at most 64 KiB, 16,384 tokens and 64 levels of nesting.
    ///
    /// - Throws: ``TargetError`` with the line and column in the predicate.
    public init(predicate: String) throws(TargetError) {
        form = .predicate(try ParsedRule(predicate))
    }

    /// Reads a dictionary of keys such as `NSExtensionActivationSupportsText`.
    ///
    /// A value that is not a count, or an undocumented key, causes a warning.
    public init(dictionary: WireDictionary) {
        form = .dictionary(ActivationDictionary(dictionary))
    }

    package var warnings: [Offer.Reason] {
        switch form {
        case .predicate(let rule): RuleLint.warnings(rule, catalog)
        case .dictionary(let dictionary): dictionary.warnings
        }
    }

    /// Evaluates the rule for an item. If the rule rejects the item, the offer lists the failing
    /// clauses.
    ///
    /// If an evaluation takes more than 200,000 steps, the extension is not offered. The offer
    /// contains the warnings of this evaluation, but not the warnings about the rule itself.
    public func offer(of view: SharedView) -> Offer {
        switch form {
        case .predicate(let rule): rule.offer(of: view, catalog)
        case .dictionary(let dictionary): dictionary.offer(of: view, catalog)
        }
    }

    /// Faster than ``offer(of:)``, because this does not search for reasons. Returns false if the
    /// evaluation takes more than `steps` steps.
    func accepts(_ view: SharedView, steps: inout Int) -> Bool {
        switch form {
        case .predicate(let rule): rule.accepts(view, catalog, steps: &steps)
        case .dictionary(let dictionary): dictionary.accepts(view, catalog, steps: &steps)
        }
    }
}

/// A parsed predicate and its text.
struct ParsedRule: Hashable, Sendable {
    let text: RuleText
    let predicate: RulePredicate
    /// The predicate as parsed when OR binds tighter than AND. Only set if the rule mixes AND and
    /// OR without parentheses.
    let alternative: RulePredicate?
    let mixture: Range<Int>?

    init(_ string: String) throws(TargetError) {
        guard string.utf8.count <= RuleLimits.byteCount else {
            throw TargetError(
                "\(string.utf8.count) bytes; at most \(RuleLimits.byteCount) are allowed",
                code: .ruleLimit, 0..<0, in: RuleText(""))
        }
        text = RuleText(string)
        var reader = try RuleReader(text)
        predicate = try reader.rule()
        mixture = reader.mixture
        guard mixture != nil else {
            alternative = nil
            return
        }
        var other = try RuleReader(text, orBindsTighter: true)
        alternative = try other.rule()
    }

    /// Subtracts the steps of the evaluation from `steps`. Returns false if the evaluation needs
    /// more.
    func accepts(_ view: SharedView, _ catalog: TypeCatalog, steps: inout Int) -> Bool {
        let stepCount = min(steps, RuleLimits.stepCount)
        var evaluator = RuleEvaluator(view, catalog, stepCount: stepCount)
        defer { steps -= evaluator.steps }
        return (try? evaluator.evaluate(predicate)) ?? false
    }

    func offer(of view: SharedView, _ catalog: TypeCatalog) -> Offer {
        var offer: Offer
        do throws(RuleFailure) {
            let isOffered = try Self.evaluate(predicate, view, catalog)
            offer =
                isOffered
                ? .accepted(view)
                : .refused(RuleExplainer.reasons(predicate, text, RuleEvaluator(view, catalog)))
        } catch {
            offer = undecided(error, view)
        }
        if let alternative {
            let other = (try? Self.evaluate(alternative, view, catalog)) ?? false
            if other != offer.isOffered { offer.assumptions = [.andBeforeOr] }
        }
        return offer
    }

    private static func evaluate(
        _ predicate: RulePredicate, _ view: SharedView, _ catalog: TypeCatalog
    ) throws(RuleFailure) -> Bool {
        var evaluator = RuleEvaluator(view, catalog)
        return try evaluator.evaluate(predicate)
    }

    /// If the rule cannot be evaluated, the receiver is not offered.
    private func undecided(_ failure: RuleFailure, _ view: SharedView) -> Offer {
        let place = text.place(of: failure.range)
        let reason = Offer.Reason(
            failure.kind == .steps ? .limit : .undecided, place: place, failure.message,
            attachments: view.deciding.indices)
        let warning = Offer.Reason(failure.kind, place: place, failure.message)
        return .refused([reason], warnings: [warning])
    }
}

/// Limits for the time and stack that a hostile rule can use.
enum RuleLimits {
    static let byteCount = 64 << 10
    static let tokenCount = 16_384
    /// The maximum depth of parentheses, subqueries, negations and key paths.
    static let depth = 64
    /// The maximum number of steps of one evaluation, and of one explanation.
    static let stepCount = 200_000
}
