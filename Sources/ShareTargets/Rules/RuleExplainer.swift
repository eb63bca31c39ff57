import UniformTypes
import WireFormat

/// Finds the clauses that make a predicate fail: all failing clauses of an AND, and the clause of
/// an OR that is closest to being true.
///
/// The distance of a clause measures how far the clause is from being true. The distance of a
/// failing comparison is 1. The distance of a count is the difference from the nearest accepted
/// count.
struct RuleExplainer {
    private static let reasonCount = 64

    private var evaluator: RuleEvaluator
    private let text: RuleText

    /// Returns the reasons why a rule is false, outermost first.
    static func reasons(
        _ rule: RulePredicate, _ text: RuleText, _ evaluator: RuleEvaluator
    ) -> [Offer.Reason] {
        var explainer = RuleExplainer(evaluator: evaluator, text: text)
        let blame = try? explainer.blame(rule, isWanted: true)
        if let faults = blame?.faults, !faults.isEmpty { return faults.map(explainer.reason) }
        return [
            Offer.Reason(
                .comparison, place: text.place(of: rule.range), "the rule is false",
                attachments: evaluator.attachments.indices)
        ]
    }

    /// A failing clause. Only reported clauses become reasons, because creating messages is
    /// expensive.
    private struct Fault {
        enum Kind {
            /// A clause that no item can satisfy, such as `FALSEPREDICATE`.
            case never
            case comparison(RuleComparison, isWanted: Bool)
            /// Alternatives that each require a type.
            case types([TypeIdentifier])
            case count(RuleCount.Fault)
        }

        let kind: Kind
        let range: Range<Int>
        let concerned: Range<Int>
    }

    /// The failing clauses of a predicate, and how far the predicate is from the wanted value.
    private struct Blame {
        var distance = 0
        var trueClauses = 0
        var faults: [Fault] = []

        static let satisfied = Blame(trueClauses: 1)

        mutating func add(_ other: Blame) {
            distance += other.distance
            trueClauses += other.trueClauses
            add(other.faults)
        }

        mutating func add(_ others: [Fault]) {
            faults += others.prefix(max(0, RuleExplainer.reasonCount - faults.count))
        }

        func isNearer(than other: Blame) -> Bool {
            distance != other.distance
                ? distance < other.distance : trueClauses > other.trueClauses
        }
    }

    private mutating func blame(
        _ predicate: RulePredicate, isWanted: Bool
    ) throws(RuleFailure) -> Blame {
        switch predicate.kind {
        case .constant(let value):
            return value == isWanted ? .satisfied : never(predicate.range)
        case .not(let inner): return try blame(inner, isWanted: !isWanted)
        case .all(let clauses):
            return try isWanted
                ? all(clauses, isWanted) : nearest(clauses, isWanted, predicate.range)
        case .any(let clauses):
            return try isWanted
                ? nearest(clauses, isWanted, predicate.range) : all(clauses, isWanted)
        case .comparison(let comparison):
            if let count = try count(comparison, isWanted, predicate.range) { return count }
            guard try evaluator.evaluate(predicate) != isWanted else { return .satisfied }
            let kind = Fault.Kind.comparison(comparison, isWanted: isWanted)
            return Blame(distance: 1, faults: [fault(kind, predicate.range)])
        }
    }

    private func fault(_ kind: Fault.Kind, _ range: Range<Int>) -> Fault {
        Fault(kind: kind, range: range, concerned: concerned)
    }

    private func never(_ range: Range<Int>) -> Blame {
        Blame(distance: 1_000, faults: [fault(.never, range)])
    }

    private mutating func all(
        _ clauses: [RulePredicate], _ isWanted: Bool
    ) throws(RuleFailure) -> Blame {
        var sum = Blame()
        for clause in clauses { sum.add(try blame(clause, isWanted: isWanted)) }
        return sum
    }

    private mutating func nearest(
        _ clauses: [RulePredicate], _ isWanted: Bool, _ range: Range<Int>
    ) throws(RuleFailure) -> Blame {
        var best: Blame?
        var types: [TypeIdentifier] = []
        var requiresTypes = true
        for clause in clauses {
            let next = try blame(clause, isWanted: isWanted)
            if next.distance == 0 { return .satisfied }
            if best.map(next.isNearer) ?? true { best = next }
            let alternatives = requiresTypes ? self.types(next.faults) : []
            requiresTypes = !alternatives.isEmpty
            types += alternatives
        }
        guard var best else { return .satisfied }
        if requiresTypes, types.count > 1 { best.faults = [fault(.types(types), range)] }
        return best
    }

    /// Returns the types that the only failing clause requires. The array is empty if that clause
    /// requires something else, or if several clauses fail.
    private func types(_ faults: [Fault]) -> [TypeIdentifier] {
        guard faults.count == 1 else { return [] }
        switch faults[0].kind {
        case .comparison(let comparison, let isWanted):
            return Self.requiresType(comparison, isWanted) ? Self.types(comparison) : []
        case .types(let types): return types
        case .never, .count: return []
        }
    }

    private static func types(_ comparison: RuleComparison) -> [TypeIdentifier] {
        RulePredicate(kind: .comparison(comparison), range: 0..<0).namedTypes.map(\.type)
    }

    /// Returns whether a comparison fails because a required type is missing. Returns false if it
    /// fails because an excluded type is present, if its quantifier is ALL, or if it compares other
    /// values.
    private static func requiresType(_ comparison: RuleComparison, _ isWanted: Bool) -> Bool {
        comparison.comparator.comparesTypes && comparison.quantifier != .all
            && isWanted == (comparison.quantifier != RuleComparison.Quantifier.none)
    }

    // MARK: Reasons

    /// The attachments that the innermost variable stands for: one attachment, or those of an
    /// extension item. Outside a subquery, these are all attachments.
    private var concerned: Range<Int> {
        for binding in evaluator.bindings.reversed() {
            if case .attachment(let place) = binding.value { return place..<place + 1 }
            if case .item(let item) = binding.value { return evaluator.items[item] }
        }
        return evaluator.attachments.indices
    }

    private func reason(_ fault: Fault) -> Offer.Reason {
        let place = text.place(of: fault.range)
        var reason = Offer.Reason(
            .never, place: place, "no item can satisfy this clause",
            attachments: fault.concerned)
        switch fault.kind {
        case .never: break
        case .comparison(let comparison, let isWanted):
            describe(comparison, isWanted, fault, &reason)
        case .types(let types):
            (reason.kind, reason.types) = (.type, types)
            reason.message = "\(subject(fault.concerned)) none of the types \(Self.words(types))"
        case .count(let count): count.describe(&reason)
        }
        return reason
    }

    private func describe(
        _ comparison: RuleComparison, _ isWanted: Bool, _ fault: Fault, _ reason: inout Offer.Reason
    ) {
        let types = Self.types(comparison)
        guard comparison.comparator.comparesTypes, !types.isEmpty, comparison.quantifier != .all
        else {
            let outcome = isWanted ? "is false" : "is true, but must be false"
            reason.kind = .comparison
            reason.message = "“\(text.excerpt(fault.range))” \(outcome)"
            reason.types = isWanted ? types : []
            return
        }
        let verb = comparison.comparator == .conforms ? "that conforms to" : "equal to"
        let isMissing = Self.requiresType(comparison, isWanted)
        reason.kind = isMissing ? .type : .excludedType
        reason.types = isMissing ? types : []
        reason.message =
            "\(subject(fault.concerned)) \(isMissing ? "no" : "a") type \(verb) "
            + Self.words(types)
    }

    private static func words(_ types: [TypeIdentifier]) -> String {
        let names = types.prefix(4).map { $0.rawValue.cut(to: 80) }
        let more = types.count > 4 ? " or \(types.count - 4) more" : ""
        return names.joined(separator: ", ") + more
    }

    private func subject(_ attachments: Range<Int>) -> String {
        guard attachments.count == 1, let place = attachments.first else {
            return "\(attachments.count) attachments have"
        }
        return "\(evaluator.attachments[place].words(place)) has"
    }

    // MARK: Counts

    private mutating func count(
        _ comparison: RuleComparison, _ isWanted: Bool, _ range: Range<Int>
    ) throws(RuleFailure) -> Blame? {
        guard let count = RuleCount(comparison),
            case .number(let number) = try evaluator.value(of: count.number),
            case .list(let matches) = try evaluator.value(of: count.base)
        else { return nil }
        let wanted = CountBounds.range(count.orders, number.value, isWanted: isWanted)
        guard let wanted else { return never(range) }
        guard !wanted.contains(matches.count) else { return .satisfied }
        var subquery: (predicate: RulePredicate, elements: [RuleValue])?
        var inner: [Blame] = []
        if case .subquery(let query) = count.base.kind {
            let elements = try evaluator.elements(of: query)
            subquery = (query.predicate, elements)
            if matches.count < wanted.lowerBound { inner = try missing(query, elements) }
        }
        let fault = RuleCount.Fault(expected: wanted, matches: matches, subquery: subquery)
        let gap =
            fault.isTooLow ? wanted.lowerBound - matches.count : matches.count - wanted.upperBound
        var blame = Blame(distance: gap, faults: [self.fault(.count(fault), range)])
        for missing in inner.prefix(gap) { blame.add(missing.faults) }
        return blame
    }

    /// Returns the failing clauses of each element that does not match the subquery. The element
    /// closest to a match is first.
    private mutating func missing(
        _ subquery: RuleExpression.Subquery, _ elements: [RuleValue]
    ) throws(RuleFailure) -> [Blame] {
        var found: [Blame] = []
        for element in elements {
            evaluator.bind(subquery.variable, element)
            defer { evaluator.unbind() }
            let blame = try blame(subquery.predicate, isWanted: true)
            if blame.distance > 0 { found.append(blame) }
        }
        return found.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }.map(\.element)
    }
}
