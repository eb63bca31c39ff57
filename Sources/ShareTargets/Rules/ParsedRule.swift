import UniformTypes

/// A predicate as it was read: the text, the predicate, and its other reading if there is one.
struct ParsedRule: Hashable, Sendable {
    let text: RuleText
    let predicate: RulePredicate
    /// The predicate if OR binds tighter than AND; nil unless they are mixed without parentheses.
    let otherReading: RulePredicate?
    /// The place of the first mixture.
    let mixture: Range<Int>?

    init(_ string: String) throws(RuleError) {
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

    func accepts(_ view: SharedView, _ catalog: TypeCatalog) -> Bool {
        (try? Self.evaluate(predicate, view, catalog)) ?? false
    }

    func offer(of view: SharedView, _ catalog: TypeCatalog) -> Offer {
        var offer: Offer
        do throws(RuleFailure) {
            let isOffered = try Self.evaluate(predicate, view, catalog)
            offer = isOffered ? .accepted(view) : Offer(isOffered: false)
            if !isOffered {
                let evaluator = RuleEvaluator(view, catalog)
                offer.reasons = RuleExplainer.reasons(predicate, text, evaluator)
            }
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
        let reason = OfferReason(
            failure.code == .steps ? .limit : .undecided, place: place, failure.message,
            attachments: Array(view.attachments.indices))
        let warning = OfferWarning(failure.code, failure.message, place: place)
        return .refused(reason, warnings: [warning])
    }
}
