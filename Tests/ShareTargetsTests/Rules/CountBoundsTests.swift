import Testing

@testable import ShareTargets

/// The counts that a comparison with 2 allows. The expectations are derived by hand.
struct CountBoundsTests {
    @Test(
        arguments: [
            (.equal, true, 2...2), (.equal, false, 3...Int.max), (.notEqual, true, 3...Int.max),
            (.notEqual, false, 2...2), (.less, true, 0...1), (.less, false, 2...Int.max),
            (.lessOrEqual, true, 0...2), (.lessOrEqual, false, 3...Int.max),
            (.greater, true, 3...Int.max), (.greater, false, 0...2),
            (.greaterOrEqual, true, 2...Int.max), (.greaterOrEqual, false, 0...1),
        ] as [(RuleOperator, Bool, ClosedRange<Int>)])
    func comparisonAllowsCounts(
        _ comparator: RuleOperator, _ isWanted: Bool, _ range: ClosedRange<Int>
    ) throws {
        let orders = try #require(comparator.orders)
        #expect(CountBounds.range(orders, 2, isWanted: isWanted) == range)
    }

    @Test(
        arguments: [
            (.equal, .equal), (.notEqual, .notEqual), (.less, .greater),
            (.lessOrEqual, .greaterOrEqual),
        ] as [(RuleOperator, RuleOperator)])
    func exchangedOperandsHaveTheMirroredOrders(_ one: RuleOperator, _ other: RuleOperator) throws {
        #expect(try #require(one.orders).mirrored == other.orders)
        #expect(try #require(other.orders).mirrored == one.orders)
    }
}
