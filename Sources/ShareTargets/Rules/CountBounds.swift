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
