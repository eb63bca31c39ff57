import UniformTypes

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
