import UniformTypes

/// Finds the clauses that keep a predicate from having the value it needs.
///
/// Of the clauses of AND, all that fail are named; of those of OR, the one with the least distance.
/// The distance of a comparison is 1, and that of a count is how far it is from the nearest count
/// that would do.
struct RuleExplainer {
    /// The greatest number of reasons.
    private static let reasonCount = 64

    private var evaluator: RuleEvaluator
    private let text: RuleText

    private init(_ evaluator: RuleEvaluator, _ text: RuleText) {
        self.evaluator = evaluator
        self.text = text
    }

    /// Returns the reasons why a rule does not hold, outermost first.
    static func reasons(
        _ rule: RulePredicate, _ text: RuleText, _ evaluator: RuleEvaluator
    ) -> [OfferReason] {
        var explainer = RuleExplainer(evaluator, text)
        let blame = try? explainer.blame(rule, isWanted: true)
        if let reasons = blame?.reasons, !reasons.isEmpty { return reasons }
        return [
            OfferReason(
                .comparison, place: text.place(of: rule.range), "the rule does not hold",
                attachments: Array(evaluator.attachments.indices))
        ]
    }

    /// The failing clauses of a predicate, and how far it is from the wanted value.
    private struct Blame {
        var distance = 0
        var trueClauses = 0
        var reasons: [OfferReason] = []

        static let satisfied = Blame(trueClauses: 1)

        mutating func add(_ other: Blame) {
            distance += other.distance
            trueClauses += other.trueClauses
            reasons += other.reasons.prefix(max(0, RuleExplainer.reasonCount - reasons.count))
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
            try chargeReason(predicate.range)
            return Blame(distance: 1, reasons: [reason(comparison, isWanted, predicate.range)])
        }
    }

    /// Counts the steps of making a reason, because finding its place reads the rule.
    private mutating func chargeReason(_ range: Range<Int>) throws(RuleFailure) {
        try evaluator.step(range, 1 + text.bytes.count / 64)
    }

    private func never(_ range: Range<Int>) -> Blame {
        let reason = OfferReason(
            .never, place: text.place(of: range), "the rule excludes everything here",
            attachments: concerned)
        return Blame(distance: 1_000, reasons: [reason])
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
        var types: [TypeIdentifier]? = []
        for clause in clauses {
            let next = try blame(clause, isWanted: isWanted)
            if next.distance == 0 { return .satisfied }
            if best.map(next.isNearer) ?? true { best = next }
            let isType = next.reasons.count == 1 && next.reasons[0].code == .type
            types = isType ? types.map { $0 + next.reasons[0].types } : nil
        }
        guard var best else { return .satisfied }
        if let types, types.count > 1 {
            best.reasons[0].place = text.place(of: range)
            best.reasons[0].types = types
            best.reasons[0].message = "\(subject(concerned)) no type of \(Self.words(types))"
        }
        return best
    }

    /// Types as a message lists them, cut after four.
    private static func words(_ types: [TypeIdentifier]) -> String {
        let names = types.prefix(4).map { String($0.rawValue.prefix(80)) }
        let more = types.count > 4 ? " or \(types.count - 4) more" : ""
        return names.joined(separator: ", ") + more
    }

    // MARK: Comparisons

    /// The attachments that the innermost variable stands for; all of them outside a subquery.
    private var concerned: [Int] {
        for binding in evaluator.bindings.reversed() {
            if case .attachment(let place) = binding.value { return [place] }
            if case .item(let item) = binding.value { return Array(evaluator.items[item]) }
        }
        return Array(evaluator.attachments.indices)
    }

    private func reason(
        _ comparison: RuleComparison, _ isWanted: Bool, _ range: Range<Int>
    ) -> OfferReason {
        let place = text.place(of: range)
        let types = RulePredicate(kind: .comparison(comparison), range: range).namedTypes.map(
            \.type)
        let names = types.map(\.rawValue).joined(separator: ", ")
        let isType = comparison.comparator.comparesTypes && !types.isEmpty
        let positive = isWanted == (comparison.quantifier != RuleComparison.Quantifier.none)
        guard isType, comparison.quantifier != .all else {
            let outcome = isWanted ? "does not hold" : "holds, and must not"
            return OfferReason(
                .comparison, place: place, "“\(text.excerpt(range))” \(outcome)",
                attachments: concerned, types: isWanted ? types : [])
        }
        let verb = comparison.comparator == .conforms ? "that conforms to" : "equal to"
        let subject = subject(concerned)
        return positive
            ? OfferReason(
                .type, place: place, "\(subject) no type \(verb) \(names)",
                attachments: concerned, types: types)
            : OfferReason(
                .excludedType, place: place, "\(subject) a type \(verb) \(names)",
                attachments: concerned)
    }

    private func subject(_ attachments: [Int]) -> String {
        guard attachments.count == 1, let place = attachments.first else {
            return "\(attachments.count) attachments have"
        }
        let types = evaluator.attachments[place].types.prefix(3).map(\.rawValue)
        return "attachment \(place) (\(types.joined(separator: ", "))) has"
    }

    // MARK: Counts

    /// A count in a comparison: of a subquery's matches or of a collection's elements.
    private struct Count {
        let base: RuleExpression
        let comparator: RuleOperator
        let number: RuleExpression

        /// Creates a count; nil if the comparison has none.
        init?(_ comparison: RuleComparison) {
            guard comparison.quantifier == nil, let mirrored = comparison.comparator.mirrored
            else { return nil }
            let left = Self.base(of: comparison.left)
            if let right = Self.base(of: comparison.right), left.map(Self.isSubquery) != true {
                (base, comparator, number) = (right, mirrored, comparison.left)
            } else if let left {
                (base, comparator, number) = (left, comparison.comparator, comparison.right)
            } else {
                return nil
            }
        }

        private static func base(of expression: RuleExpression) -> RuleExpression? {
            switch expression.kind {
            case .function(let base, "count"), .element(let base, .size): base
            default: nil
            }
        }

        private static func isSubquery(_ expression: RuleExpression) -> Bool {
            if case .subquery = expression.kind { true } else { false }
        }
    }

    private mutating func count(
        _ comparison: RuleComparison, _ isWanted: Bool, _ range: Range<Int>
    ) throws(RuleFailure) -> Blame? {
        guard let count = Count(comparison),
            case .number(let number) = try evaluator.value(of: count.number),
            case .list(let matches) = try evaluator.value(of: count.base)
        else { return nil }
        let wanted = CountBounds.range(count.comparator, number.value, isWanted: isWanted)
        guard let wanted else { return never(range) }
        let seen = matches.count
        guard !wanted.contains(seen) else { return .satisfied }
        try chargeReason(range)
        let isTooFew = seen < wanted.lowerBound
        var reason = OfferReason(
            .count, place: text.place(of: range), "", seen: seen, wanted: wanted,
            attachments: isTooFew ? concerned : Self.attachments(matches, concerned))
        var inner: [Blame] = []
        if case .subquery(let subquery) = count.base.kind {
            let elements = try evaluator.elements(of: subquery)
            reason.message =
                "\(seen) of \(elements.count) \(Self.noun(elements))s match, "
                + CountBounds.words(wanted) + (seen > wanted.upperBound ? " may" : " must")
            reason.types = isTooFew ? subquery.predicate.namedTypes.map(\.type) : []
            if isTooFew { inner = try missing(subquery, elements) }
        } else {
            let noun = Self.noun(matches) + (seen == 1 ? "" : "s")
            reason.message = "\(seen) \(noun), expected \(CountBounds.words(wanted))"
        }
        let gap = isTooFew ? wanted.lowerBound - seen : seen - wanted.upperBound
        var blame = Blame(distance: gap, reasons: [reason])
        for missing in inner.prefix(gap) {
            let room = max(0, Self.reasonCount - blame.reasons.count)
            blame.reasons += missing.reasons.prefix(room)
        }
        return blame
    }

    /// Returns the failing clauses of each element that a subquery does not match, the nearest
    /// element first.
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

    private static func attachments(_ values: [RuleValue], _ concerned: [Int]) -> [Int] {
        let places = values.compactMap { value -> Int? in
            if case .attachment(let place) = value { place } else { nil }
        }
        return places.isEmpty ? concerned : places
    }

    /// The kind of elements as a message names it.
    private static func noun(_ elements: [RuleValue]) -> String {
        switch elements.first {
        case .attachment: "attachment"
        case .item: "extension item"
        case .string: "type"
        default: "element"
        }
    }
}
