import UniformTypes
import WireFormat

/// A comparison of a number with the count of a subquery's matches or of a collection's elements.
struct RuleCount {
    let base: RuleExpression
    /// The orders of the count and the number for which the comparison is true.
    let orders: RuleOrder
    let number: RuleExpression

    struct Fault {
        let expected: ClosedRange<Int>
        let matches: [RuleValue]
        /// The predicate of a subquery, and all elements of its collection; nil for other counts.
        let subquery: (predicate: RulePredicate, elements: [RuleValue])?

        var isTooLow: Bool { matches.count < expected.lowerBound }

        func describe(_ reason: inout Offer.Reason) {
            reason.kind = .count
            (reason.matchCount, reason.expectedCounts) = (matches.count, expected)
            let hits = matches.compactMap(\.attachment)
            if !isTooLow, !hits.isEmpty { reason.places = Positions(hits) }
            let words = CountBounds.words(expected)
            guard let (predicate, elements) = subquery else {
                let count = CountText.text(matches.count, RuleValue.noun(matches))
                reason.message = "\(count), expected \(words)"
                return
            }
            let verb = matches.count == 1 ? "matches" : "match"
            reason.message =
                "\(matches.count) of \(elements.count) \(RuleValue.noun(elements))s \(verb), "
                + "expected \(words)"
            reason.types = isTooLow ? predicate.namedTypes.map(\.type) : []
        }
    }

    /// If both sides are counts, uses the right count, unless the left one counts a subquery's
    /// matches.
    init?(_ comparison: RuleComparison) {
        guard comparison.quantifier == nil, let orders = comparison.comparator.orders
        else { return nil }
        let left = Self.base(of: comparison.left)
        if let right = Self.base(of: comparison.right), left.map(Self.isSubquery) != true {
            (base, self.orders, number) = (right, orders.mirrored, comparison.left)
        } else if let left {
            (base, self.orders, number) = (left, orders, comparison.right)
        } else {
            return nil
        }
    }

    private static func base(of expression: RuleExpression) -> RuleExpression? {
        switch expression.kind {
        case .function(let base, "count"), .element(let base, .size): base
        // No other expression counts elements.
        default: nil
        }
    }

    private static func isSubquery(_ expression: RuleExpression) -> Bool {
        if case .subquery = expression.kind { true } else { false }
    }
}

extension RuleValue {
    fileprivate var attachment: Int? {
        if case .attachment(let place) = self { place } else { nil }
    }

    fileprivate static func noun(_ elements: [RuleValue]) -> String {
        switch elements.first {
        case .attachment: "attachment"
        case .item: "extension item"
        case .string: "type"
        // Lists of any other values, and empty lists.
        default: "element"
        }
    }
}

/// The counts for which a comparison with a number has the wanted result.
struct CountBounds {
    /// Returns the accepted counts, or nil if no count is accepted.
    ///
    /// For `!=`, two ranges are accepted; this returns the upper range.
    static func range(
        _ orders: RuleOrder, _ number: Double, isWanted: Bool
    ) -> ClosedRange<Int>? {
        guard !number.isNaN else { return nil }
        // Clamp the number to the range of `Int`, which has 32 bits on watches.
        let maximum = min(0x1p53, Double(Int.max >> 1))
        let number = min(max(number, -maximum), maximum)
        let (floor, ceiling) = (Int(number.rounded(.down)), Int(number.rounded(.up)))
        let orders = isWanted ? orders : orders.opposite
        let takesSame = orders.contains(.same)
        var (low, high) = (takesSame ? ceiling : floor + 1, takesSame ? floor : ceiling - 1)
        if orders.contains(.greater) { high = .max } else if orders.contains(.less) { low = 0 }
        low = max(0, low)
        return low <= high ? low...high : nil
    }

    static func words(_ range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (let low, .max): "at least \(low)"
        case (0, 0): "none"
        case (0, let high): "at most \(high)"
        case (let low, let high): low == high ? "exactly \(low)" : "\(low) to \(high)"
        }
    }
}
