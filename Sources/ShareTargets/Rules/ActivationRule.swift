import UniformTypes
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
    /// The declarations that determine which types conform to which: those of the common types, and
    /// those of a bundle.
    package var types = BundleTypes.none

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
    /// If a value is not a count, or a key is undocumented, the receiver has a warning.
    public init(dictionary: WireDictionary) {
        form = .dictionary(ActivationDictionary(dictionary))
    }

    /// Warnings about the rule itself.
    package var warnings: [Offer.Reason] {
        switch form {
        case .predicate(let rule): RuleLint.warnings(rule, types.catalog)
        case .dictionary(let dictionary): dictionary.warnings
        }
    }

    /// Returns whether the rule accepts an item, or the clauses that fail.
    ///
    /// If an evaluation takes more than 200,000 steps, the extension is not offered. The offer has only
    /// the warnings of the evaluation.
    public func offer(of view: SharedView) -> Offer {
        switch form {
        case .predicate(let rule): rule.offer(of: view, types.catalog)
        case .dictionary(let dictionary): dictionary.offer(of: view, types.catalog)
        }
    }

    /// Returns whether the rule accepts an item. Unlike ``offer(of:)``, this finds no reasons.
    package func accepts(_ view: SharedView) -> Bool {
        var steps = Int.max
        return accepts(view, steps: &steps)
    }

    /// Returns whether the rule accepts an item; false if the evaluation takes more steps than are left.
    func accepts(_ view: SharedView, steps: inout Int) -> Bool {
        switch form {
        case .predicate(let rule): rule.accepts(view, types.catalog, steps: &steps)
        case .dictionary(let dictionary): dictionary.accepts(view, types.catalog, steps: &steps)
        }
    }
}

/// A parsed predicate, its text and, if AND and OR are mixed without parentheses, the predicate
/// with the alternative precedence.
struct ParsedRule: Hashable, Sendable {
    let text: RuleText
    let predicate: RulePredicate
    /// The predicate if OR binds tighter than AND; nil unless AND and OR are mixed without
    /// parentheses.
    let alternative: RulePredicate?
    /// The first place where AND and OR are mixed.
    let mixture: Range<Int>?

    init(_ string: String) throws(TargetError) {
        guard string.utf8.count <= RuleLimits.byteCount else {
            throw TargetError(
                "\(string.utf8.count) bytes; \(RuleLimits.byteCount) are allowed", code: .ruleLimit,
                0..<0, in: RuleText(""))
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

    /// Returns whether the rule accepts an item.
    ///
    /// - Parameters:
    ///   - view: The view of the item.
    ///   - catalog: The declarations that determine which types conform to which.
    ///   - steps: The remaining steps, which are reduced by those of the evaluation.
    /// - Returns: Whether the rule is true; false if the evaluation takes more than `steps` steps.
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

    /// Returns the offer for a rule that cannot be evaluated: the receiver is never offered.
    private func undecided(_ failure: RuleFailure, _ view: SharedView) -> Offer {
        let place = text.place(of: failure.range)
        let reason = Offer.Reason(
            failure.kind == .steps ? .limit : .undecided, place: place, failure.message,
            attachments: view.deciding.indices)
        let warning = Offer.Reason(failure.kind, place: place, failure.message)
        return .refused([reason], warnings: [warning])
    }
}

/// The limits that bound the time and stack of a hostile rule.
enum RuleLimits {
    /// The maximum length of a predicate in UTF-8 bytes.
    static let byteCount = 64 << 10
    /// The maximum number of tokens of a predicate.
    static let tokenCount = 16_384
    /// The maximum depth of parentheses, subqueries, negations and key paths.
    static let depth = 64
    /// The maximum number of steps of one evaluation, and of one explanation.
    static let stepCount = 200_000
}
