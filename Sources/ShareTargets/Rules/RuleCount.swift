import UniformTypes

/// A count in a comparison: of a subquery's matches or of a collection's elements.
struct RuleCount {
    let base: RuleExpression
    let comparator: RuleOperator
    let number: RuleExpression

    /// A count that is too low or too high.
    struct Fault {
        let seen: Int
        let wanted: ClosedRange<Int>
        /// The elements that were counted, and for a subquery the predicate that they match.
        let matches: [RuleValue]
        let subquery: (predicate: RulePredicate, elements: [RuleValue])?

        var isTooLow: Bool { seen < wanted.lowerBound }

        func describe(_ reason: inout Offer.Reason) {
            reason.code = .count
            (reason.seen, reason.wanted) = (seen, wanted)
            let hits = matches.compactMap(\.attachment)
            if !isTooLow, !hits.isEmpty { reason.places = Positions(hits) }
            let words = CountBounds.words(wanted)
            guard let (predicate, elements) = subquery else {
                let noun = RuleValue.noun(matches) + (seen == 1 ? "" : "s")
                reason.message = "\(seen) \(noun), expected \(words)"
                return
            }
            reason.message =
                "\(seen) of \(elements.count) \(RuleValue.noun(elements))s match, \(words)"
                + (isTooLow ? " must" : " may")
            reason.types = isTooLow ? predicate.namedTypes.map(\.type) : []
        }
    }

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

extension RuleValue {
    /// The position of an attachment; nil for any other value.
    fileprivate var attachment: Int? {
        if case .attachment(let place) = self { place } else { nil }
    }

    /// The kind of elements as a message names it.
    fileprivate static func noun(_ elements: [RuleValue]) -> String {
        switch elements.first {
        case .attachment: "attachment"
        case .item: "extension item"
        case .string: "type"
        default: "element"
        }
    }
}

/// The counts for which a comparison with a number has a wanted outcome.
struct CountBounds {
    /// Returns the counts that would do; nil if no count does.
    ///
    /// If two ranges would do, as for `!=`, this returns the one that more matches reach.
    static func range(
        _ comparator: RuleOperator, _ number: Double, isWanted: Bool
    ) -> ClosedRange<Int>? {
        guard !number.isNaN else { return nil }
        // Watches have an `Int` of 32 bits.
        let greatest = min(0x1p53, Double(Int.max >> 1))
        let number = min(max(number, -greatest), greatest)
        let (floor, ceiling) = (Int(number.rounded(.down)), Int(number.rounded(.up)))
        let comparator = isWanted ? comparator : opposite(of: comparator)
        return switch comparator {
        case .equal: floor == ceiling ? range(floor, floor) : nil
        case .notEqual: range(floor + 1, .max)
        case .less: range(0, ceiling - 1)
        case .lessOrEqual: range(0, floor)
        case .greater: range(floor + 1, .max)
        case .greaterOrEqual: range(ceiling, .max)
        default: nil
        }
    }

    private static func range(_ low: Int, _ high: Int) -> ClosedRange<Int>? {
        high < max(low, 0) ? nil : max(low, 0)...high
    }

    private static func opposite(of comparator: RuleOperator) -> RuleOperator {
        switch comparator {
        case .equal: .notEqual
        case .notEqual: .equal
        case .less: .greaterOrEqual
        case .lessOrEqual: .greater
        case .greater: .lessOrEqual
        case .greaterOrEqual: .less
        default: comparator
        }
    }

    /// The range in words, for example `at least 1`.
    static func words(_ range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (let low, .max): "at least \(low)"
        case (0, 0): "none"
        case (0, let high): "at most \(high)"
        case (let low, let high): low == high ? "exactly \(low)" : "\(low) to \(high)"
        }
    }
}
