import Testing
import UniformTypes

@testable import ShareTargets

/// Hostile rules are refused with a place, or their evaluation ends at a limit.
struct RuleLimitTests {
    private func refusal(_ text: String, sourceLocation: SourceLocation = #_sourceLocation)
        -> TargetError?
    {
        #expect(throws: TargetError.self, sourceLocation: sourceLocation) {
            try ActivationRule(predicate: text)
        }
    }

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test(arguments: [
        repeated("(", 100), repeated("NOT ", 100) + "1 == 1", repeated("!", 100),
        "a" + repeated(".b", 100) + " == 1", "1 == " + repeated("-", 100) + "1",
        repeated("{", 100), "a" + repeated("[0]", 100) + " == 1", repeated("f(", 100),
        repeated("SUBQUERY(a, $x, ", 100), "1 == " + repeated("(", 100),
    ])
    func deepNestingIsRefused(_ text: String) {
        #expect(refusal(text)?.message.contains("64 levels") == true)
    }

    @Test func sixtyTwoParenthesesAreAccepted() throws {
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

    /// Each of 500 attachments is compared with all others at each level of nesting.
    @Test(arguments: [2, 3, 4]) func nestedSubqueriesReachTheStepLimit(_ levels: Int) throws {
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
        #expect(offer.reasons.map(\.kind) == [.limit] && offer.reasons[0].place != nil)
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

    /// Infinity and NaN are not valid counts.
    @Test(arguments: [
        "1e308 * 10", "1e308 * 10 - 1e308 * 10", "-1e308 * 10", "9e18", "-9e18", "0.5", "-0.5",
    ])
    func extremeNumbersDoNotTrap(_ number: String) throws {
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

    /// A letter with marks that normalization must sort.
    private static func marks(_ count: Int) -> String {
        "e" + repeated("\u{301}\u{323}\u{327}\u{345}", count / 4)
    }

    private func steps(_ text: String) throws -> Int {
        let rule = try ParsedRule(text)
        var evaluator = RuleEvaluator(SharedView(["public.url"]), .shared)
        _ = try evaluator.evaluate(rule.predicate)
        return evaluator.steps
    }

    /// Each operand is folded once, and folding 16 bytes counts as one step.
    @Test(arguments: [
        "'\(marks(4_000))' ==[cd] 'x'", "'x' IN[cd] {'\(marks(4_000))'}",
        "'\(marks(4_000))' IN[cd] {'x','y','z','x','y','z','x','y','z'}",
        "'\(marks(4_000))' CONTAINS[d] 'x'", "'\(marks(4_000))' LIKE[c] 'x'",
        "ANY {'\(marks(4_000))'} <[cd] 'x'",
    ])
    func foldingCountsAsStepsOncePerOperand(_ text: String) throws {
        let steps = try steps(text)
        #expect(8_000 / 16 <= steps && steps < 2 * 8_000 / 16, "\(steps)")
    }

    /// A string of 60 kB is folded for each of 400 attachments.
    @Test func repeatedFoldingReachesTheStepLimit() throws {
        let rule = try ActivationRule(
            predicate: """
                SUBQUERY(extensionItems[0].attachments, $a, \
                '\(Self.marks(30_000))' ==[cd] 'x').@count > 0
                """)
        let view = SharedView(items: [(0..<400).map { ["com.example.type\($0)"] }])
        #expect(rule.offer(of: view).reasons.map(\.kind) == [.limit])
    }

    /// Only the first 64 clauses become reasons.
    @Test func longChainHasAtMost64Reasons() throws {
        let clauses = (0..<1_000).map { "1 == \($0 + 2)" }
        let view = SharedView(["public.url"])
        let all = try ActivationRule(predicate: clauses.joined(separator: " AND ")).offer(of: view)
        #expect(all.reasons.count == 64 && all.reasons[63].message == "“1 == 65” is false")
        // Eight clauses of 11 characters, then clauses of 12, the last after " AND ".
        let column = 8 * 11 + 55 * 12 + 1
        #expect(all.reasons[63].place == "1:\(column)")
        let any = try ActivationRule(predicate: clauses.joined(separator: " OR ")).offer(of: view)
        #expect(any.reasons.map(\.message) == ["“1 == 2” is false"])
    }

    @Test func linesAndColumnsAreCounted() {
        let text = RuleText(String(repeating: "äb\r\ncd\n\re", count: 40) + "é")
        func place(_ offset: Int) -> String { text.place(of: offset..<offset).description }
        var (line, column) = (1, 1)
        for (offset, byte) in text.bytes.enumerated() where byte & 0xC0 != 0x80 {
            let isSecondOfTwo = byte == 0x0A && text.bytes[offset - 1] == 0x0D
            if !isSecondOfTwo { #expect(place(offset) == "\(line):\(column)") }
            if byte == 0x0D || byte == 0x0A && !isSecondOfTwo {
                (line, column) = (line + 1, 1)
            } else if !isSecondOfTwo {
                column += 1
            }
        }
        #expect(place(text.bytes.count) == "\(line):\(column)")
    }

    /// A long rule fails for each attachment. Places and types are computed only for the reported reasons,
    /// not for each attachment.
    @Test func explanationOfALongRuleIsBounded() throws {
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

    @Test func explanationOfManyAttachmentsIsBounded() throws {
        let view = SharedView(items: [(0..<500).map { ["com.example.type\($0)"] }])
        let rule = try ActivationRule(
            predicate: """
                SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, ANY \
                $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url").@count == $i.attachments.@count).@count == 1
                """)
        let offer = rule.offer(of: view)
        #expect(offer.reasons.count == 64 && offer.reasons[1].matchCount == 0)
        #expect(offer.reasons[1].expectedCounts == 500...500)
    }
}
