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
    /// The types that conformance is decided by: the common types, and those of a bundle.
    package var types = BundleTypes.none

    /// Reads a predicate.
    ///
    /// A predicate has at most 64 KiB, 16,384 tokens and 64 levels of nesting.
    ///
    /// - Throws: what was expected, with line and column in the predicate.
    public init(predicate: String) throws(TargetError) {
        form = .predicate(try ParsedRule(predicate))
    }

    /// Reads a dictionary of keys such as `NSExtensionActivationSupportsText`.
    ///
    /// Values that are no counts, and keys that nobody documents, are warnings of the receiver.
    public init(dictionary: WireDictionary) {
        form = .dictionary(ActivationDictionary(dictionary))
    }

    /// Doubts about the rule itself.
    package var warnings: [Offer.Reason] {
        switch form {
        case .predicate(let rule): RuleLint.warnings(rule, types.catalog)
        case .dictionary(let dictionary): dictionary.warnings
        }
    }

    /// Returns whether the rule accepts an item, and the clauses that keep it from doing so.
    ///
    /// An evaluation takes at most 200,000 steps; a rule that takes more is not offered. Warnings
    /// are those of the evaluation.
    public func offer(of view: SharedView) -> Offer {
        switch form {
        case .predicate(let rule): rule.offer(of: view, types.catalog)
        case .dictionary(let dictionary): dictionary.offer(of: view, types.catalog)
        }
    }

    /// Returns whether the rule accepts an item, without the reasons.
    package func accepts(_ view: SharedView) -> Bool {
        var steps = Int.max
        return accepts(view, steps: &steps)
    }

    /// Returns whether the rule accepts an item; false if that takes more steps than are left.
    func accepts(_ view: SharedView, steps: inout Int) -> Bool {
        switch form {
        case .predicate(let rule): rule.accepts(view, types.catalog, steps: &steps)
        case .dictionary(let dictionary): dictionary.accepts(view, types.catalog, steps: &steps)
        }
    }
}

/// A predicate as it was read: the text, the predicate, and its other reading if there is one.
struct ParsedRule: Hashable, Sendable {
    let text: RuleText
    let predicate: RulePredicate
    /// The predicate if OR binds tighter than AND; nil unless they are mixed without parentheses.
    let otherReading: RulePredicate?
    /// The place of the first mixture.
    let mixture: Range<Int>?

    init(_ string: String) throws(TargetError) {
        guard string.utf8.count <= RuleLimits.byteCount else {
            throw TargetError(
                "\(string.utf8.count) bytes; \(RuleLimits.byteCount) are allowed", code: .limit,
                0..<0, in: RuleText(""))
        }
        text = RuleText(string)
        var reader = try RuleReader(text)
        predicate = try reader.rule()
        mixture = reader.mixture
        guard mixture != nil else {
            otherReading = nil
            return
        }
        var other = try RuleReader(text, readsOrFirst: true)
        otherReading = try other.rule()
    }

    /// Returns whether the rule accepts an item; false if that takes more steps than are left.
    ///
    /// - Parameters:
    ///   - view: The view of the item.
    ///   - catalog: The types by which the rule decides.
    ///   - steps: The steps that are left, from which this takes its own.
    /// - Returns: Whether the rule holds.
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
        if let otherReading {
            let other = (try? Self.evaluate(otherReading, view, catalog)) ?? false
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

    /// Returns the answer of a rule that cannot be evaluated: the receiver is never offered.
    private func undecided(_ failure: RuleFailure, _ view: SharedView) -> Offer {
        let place = text.place(of: failure.range)
        let reason = Offer.Reason(
            failure.code == .steps ? .limit : .undecided, place: place, failure.message,
            attachments: view.attachments.indices)
        let warning = Offer.Reason(failure.code, place: place, failure.message)
        return .refused([reason], warnings: [warning])
    }
}

/// The limits that keep a hostile rule from taking time or stack.
enum RuleLimits {
    /// The greatest number of UTF-8 bytes of a predicate.
    static let byteCount = 64 << 10
    /// The greatest number of tokens of a predicate.
    static let tokenCount = 16_384
    /// The greatest depth of parentheses, subqueries, negations and key paths.
    static let depth = 64
    /// The greatest number of steps of one evaluation, and of one explanation.
    static let stepCount = 200_000
}
