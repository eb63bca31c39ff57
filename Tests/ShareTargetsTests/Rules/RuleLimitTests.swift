import Testing

@testable import ShareTargets

/// Hostile rules end within their bounds, and with a place.
struct RuleLimitTests {
    private func refusal(_ text: String) -> RuleError? {
        #expect(throws: RuleError.self) { try ActivationRule(predicate: text) }
    }

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test(arguments: [
        repeated("(", 10_000), repeated("NOT ", 10_000) + "1 == 1", repeated("!", 10_000),
        "a" + repeated(".b", 5_000) + " == 1", "1 == " + repeated("-", 10_000) + "1",
        repeated("{", 10_000), "a" + repeated("[0]", 3_000) + " == 1", repeated("f(", 5_000),
        repeated("SUBQUERY(a, $x, ", 2_000), "1 == " + repeated("(", 10_000),
    ])
    func nestingIsRefused(_ text: String) {
        #expect(refusal(text)?.message.contains("64 levels") == true)
    }

    @Test func sixtyTwoParenthesesAreRead() throws {
        func rule(_ count: Int) -> String {
            Self.repeated("(", count) + "1 == 1" + Self.repeated(")", count)
        }
        #expect(try ActivationRule(predicate: rule(62)).accepts(SharedView(["public.url"])))
        #expect(refusal(rule(65))?.column == 65)
    }

    @Test func longTextsAndManyTokensAreRefused() {
        #expect(refusal("1 == " + Self.repeated("1", 70_000))?.message.contains("65536") == true)
        let tokens = refusal("1 == 1" + Self.repeated("+1", 10_000))
        #expect(tokens?.message.contains("16384") == true && tokens?.column != nil)
    }

    @Test func longChainsAreEvaluated() throws {
        let sum = "1" + Self.repeated("+1", 4_999) + " == 5000"
        #expect(try ActivationRule(predicate: sum).accepts(SharedView(["public.url"])))
        let chain = "1 == 1" + Self.repeated(" AND 1 == 1", 2_000)
        #expect(try ActivationRule(predicate: chain).accepts(SharedView(["public.url"])))
    }

    /// 500 attachments, each compared with each by a subquery of so many levels.
    @Test(arguments: [2, 3, 4]) func nestedSubqueriesEnd(_ levels: Int) throws {
        let types = (0..<500).map { ["com.example.type\($0)"] }
        let view = SharedView(items: [types])
        var text = "1 == 2"
        for level in 0..<levels {
            text = "SUBQUERY(extensionItems[0].attachments, $a\(level), \(text)).@count > 0"
        }
        let rule = try ParsedRule(text)
        var evaluator = RuleEvaluator(view, .shared)
        #expect(throws: RuleFailure.self) { try evaluator.evaluate(rule.predicate) }
        #expect(evaluator.steps <= RuleLimits.stepCount + 1_000)
        let offer = try ActivationRule(predicate: text).offer(of: view)
        #expect(offer.reasons.map(\.code) == [.limit] && offer.reasons[0].place != nil)
    }

    @Test func stepsGrowLinearlyWithAttachments() throws {
        let rule = try ParsedRule(
            """
            SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, ANY \
            $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url").@count > 0).@count == 1
            """)
        func steps(_ count: Int) throws -> Int {
            let item = (0..<count).map { _ in ["public.png", "public.url"] }
            var evaluator = RuleEvaluator(SharedView(items: [item]), .shared)
            #expect(try evaluator.evaluate(rule.predicate))
            return evaluator.steps
        }
        let (one, two, three) = (try steps(100), try steps(200), try steps(300))
        #expect(three - two == two - one)
    }

    /// Infinity, and infinity minus infinity, are no counts.
    @Test(arguments: [
        "1e308 * 10", "1e308 * 10 - 1e308 * 10", "-1e308 * 10", "9e18", "-9e18", "0.5", "-0.5",
    ])
    func noNumberTraps(_ number: String) throws {
        for comparator in ["==", "!=", "<", "<=", ">", ">="] {
            for text in ["extensionItems.@count", "extensionItems[0].attachments[SIZE]"] {
                for isNegated in [false, true] {
                    let rule = "\(isNegated ? "NOT " : "")\(text) \(comparator) \(number)"
                    let offer = try ActivationRule(predicate: rule).offer(
                        of: SharedView(["public.url"]))
                    #expect(offer.isOffered == offer.reasons.isEmpty)
                }
            }
        }
        let rule = try ActivationRule(predicate: "extensionItems[\(number)] == nil")
        #expect(rule.offer(of: SharedView(["public.url"])).isOffered == false)
    }

    @Test func longStringsCountAsSteps() throws {
        let text = Self.repeated("a", 30_000)
        let rule = try ParsedRule("'\(text)' LIKE '\(Self.repeated("*a", 10_000))b'")
        var evaluator = RuleEvaluator(SharedView(["public.url"]), .shared)
        #expect(throws: RuleFailure.self) { try evaluator.evaluate(rule.predicate) }
    }

    /// A long rule with a reason for each attachment: places and types are found once for each reason
    /// that is kept, not once for each attachment.
    @Test func anExplanationOfALongRuleIsBounded() throws {
        let clauses = (0..<700).map { "ANY $t UTI-CONFORMS-TO 'com.example.some-type\($0)'" }
        let types =
            "SUBQUERY({$a.registeredTypeIdentifiers}, $t, \(clauses.joined(separator: " OR ")))"
        let rule = try ParsedRule(
            "SUBQUERY(extensionItems[0].attachments, $a, \(types).@count > 0).@count == 500")
        let view = SharedView(items: [(0..<500).map { _ in ["public.png"] }])
        let reasons = RuleExplainer.reasons(
            rule.predicate, rule.text, RuleEvaluator(view, .shared))
        #expect(reasons.count == 1 && reasons[0].attachments.count == 500)
    }

    @Test func anExplanationOfManyAttachmentsIsBounded() throws {
        let view = SharedView(items: [(0..<500).map { ["com.example.type\($0)"] }])
        let rule = try ActivationRule(
            predicate: """
                SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, ANY \
                $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url").@count == $i.attachments.@count).@count == 1
                """)
        let offer = rule.offer(of: view)
        #expect(offer.reasons.count == 64 && offer.reasons[1].seen == 0)
        #expect(offer.reasons[1].wanted == 500...500)
    }
}
