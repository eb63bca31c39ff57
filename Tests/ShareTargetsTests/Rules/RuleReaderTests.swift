import Testing
import WireFormat

@testable import ShareTargets

/// The grammar of predicates. The expected results are derived by hand from NSPredicate's documentation.
struct RuleReaderTests {
    /// An extension item with a link, and an image with two types.
    private static let view = SharedView(["public.url"], ["public.heic", "public.jpeg"])

    @Test(arguments: [
        ("TRUEPREDICATE", true), ("falsepredicate", false), ("NOT FALSEPREDICATE", true),
        ("!(1 == 2)", true), ("(((1))) = 1", true), ("(1 + 2) * 3 == 9", true),
        ("1 + 2 * 3 == 7", true), ("7 / 2 == 3 AND 7 / 2.0 == 3.5", true), ("7 - 2 - 1 == 4", true),
        ("-(2) == -2", true),
        ("0x1F == 31 and 0o17 == 15 && 0b101 == 5", true), ("1.5e1 == 15", true),
        ("1 == 1 OR 1 == 1 AND 1 == 2", true), ("(1 == 1 OR 1 == 1) AND 1 == 2", false),
        ("NOT 1 == 1 OR 1 == 1", true), ("1 <> 2", true), ("1 =< 1 AND 1 => 1", true),
        ("\"a\" == 'a'", true), ("'a' == 'A'", false), ("'a' ==[c] 'A'", true),
        ("'a' ==[cd] 'A'", true), ("'é' ==[d] 'e'", true), ("'a' ==[cn] 'A'", false),
        ("'\\uD83D\\uDE00' == '😀'", true), ("'\\u0061\\\"' == 'a\"'", true),
        ("'a' IN {'b', 'a'}", true),
        ("'b' IN 'abc'", true), ("2 BETWEEN {1, 3}", true), ("4 BETWEEN {1, 3}", false),
        ("'abc' BEGINSWITH 'ab' AND 'abc' ENDSWITH 'bc'", true), ("'abc' CONTAINS 'b'", true),
        ("'public.url' LIKE 'public.*'", true), ("'ab' LIKE 'a?'", true), ("'ab' LIKE 'a'", false),
        ("'ab' LIKE '*b*'", true), ("{1, 2} CONTAINS 2", true), ("{} == {}", true),
        ("NULL == nil", true), ("YES == 1", true), ("NO == TRUE", false), ("'1' == 1", false),
        ("extensionItems.@count == 1", true), ("SELF.extensionItems[SIZE] == 1", true),
        ("#extensionItems[FIRST].attachments.@count == 2", true),
        ("extensionItems[0].attachments[LAST].registeredTypeIdentifiers[1] == 'public.jpeg'", true),
        ("extensionItems[FIRST].attachments[FIRST] == nil", false),
        ("extensionItems.attachments[0].@count == 2", true),
        ("ANY extensionItems[0].attachments[1].registeredTypeIdentifiers == 'public.jpeg'", true),
        (
            "ALL extensionItems[0].attachments[1].registeredTypeIdentifiers UTI-CONFORMS-TO 'public.image'",
            true
        ),
        ("NONE extensionItems[0].attachments[1].registeredTypeIdentifiers == 'public.url'", true),
        (
            "SOME extensionItems[0].attachments[0].registeredTypeIdentifiers uti-equals 'PUBLIC.URL'",
            true
        ),
        ("ANY {} == 1", false), ("ALL {} == 1", true), ("NONE {} == 1", true),
        ("SUBQUERY(extensionItems, $i, $i.attachments.@count == 2).@count == 1", true),
        ("SUBQUERY({1, 2, 3}, $x, $x > 1).@count == 2", true),
    ])
    func evaluates(_ text: String, _ expected: Bool) throws {
        let rule = try ActivationRule(predicate: text)
        #expect(rule.accepts(Self.view) == expected)
        let offer = rule.offer(of: Self.view)
        #expect(offer.isOffered == expected && offer.reasons.isEmpty == expected)
    }

    @Test(arguments: [
        ("", 1, 1), ("1", 1, 2), ("1 ==", 1, 5), ("1 == 1 1", 1, 8), ("(1 == 1", 1, 8),
        ("AND", 1, 1), ("1 == AND", 1, 6), ("ANY (1 == 1)", 1, 8), ("1 == 1\nOR\n  ?", 3, 3),
        ("'abc", 1, 1), ("$ == 1", 1, 1), ("'\\u12' == 'a'", 1, 2), ("1 ==[x] 2", 1, 6),
        ("SUBQUERY(a, b, 1 == 1).@count == 1", 1, 13), ("a.1 == 2", 1, 3), ("'é' == ü", 1, 8),
        ("0xZ == 1", 1, 1), ("1x == 1", 1, 1), ("(1 == 1) == 1", 1, 10), ("NOT 1", 1, 6),
        ("(1) AND 1 == 1", 1, 5), ("{1, == 1", 1, 5), ("1 = \u{A0}2", 1, 5),
        ("1 == 1 AND\r\nx.any == 1", 2, 3),
        ("'\\uD83D' == 1", 1, 2),
    ])
    func refusesWithAPlace(_ text: String, _ line: Int, _ column: Int) {
        let error = #expect(throws: TargetError.self) { try ActivationRule(predicate: text) }
        #expect((error?.line, error?.column) == (line, column), "\(String(describing: error))")
    }

    @Test(
        arguments: [
            ("1 ==", 1, .ruleSyntax), ("(", 100, .ruleLimit), (" ", 70_000, .ruleLimit),
            ("1+", 9_000, .ruleLimit),
        ] as [(String, Int, Finding.Code)])
    func errorsHaveCodes(_ part: String, _ count: Int, _ code: Finding.Code) {
        let text = String(repeating: part, count: count)
        let error = #expect(throws: TargetError.self) { try ActivationRule(predicate: text) }
        #expect(error?.code == code)
    }

    @Test func outerVariableIsVisibleInASubquery() throws {
        let inner = "SUBQUERY($i.attachments, $a, $i.attachments.@count == 2).@count"
        let rule = try ActivationRule(
            predicate: "SUBQUERY(extensionItems, $i, \(inner) == 2).@count == 1")
        #expect(rule.warnings.isEmpty && rule.accepts(Self.view))
    }

    /// If a rule cannot be evaluated, the receiver is never offered.
    @Test(arguments: [
        ("$x.y == 1", Offer.Reason.Kind.variable), ("unknown == nil", .key),
        ("NOT extensionItems[0].color == 1", .key), ("ANY 1 == 1", .quantifier),
        ("'a' MATCHES 'a'", .function), ("now() != nil", .function),
        ("extensionItems.@sum > 0", .function), ("1 / 0 == 1", .value), ("'a' + 1 == 1", .value),
        ("SUBQUERY(1, $x, 1 == 1).@count == 0", .value), ("1.@count == 1", .value),
        ("extensionItems[7] == nil", .value), ("'a' < 1", .value),
        ("NOT extensionItems.@count UTI-CONFORMS-TO 'a'", .value),
        ("NOT {'a'} UTI-CONFORMS-TO 'a'", .quantifier),
    ])
    func undecidedRulesAreNeverOffered(_ text: String, _ kind: Offer.Reason.Kind) throws {
        let offer = try ActivationRule(predicate: text).offer(of: Self.view)
        #expect(!offer.isOffered && offer.warnings.map(\.kind) == [kind])
        #expect(offer.reasons.map(\.kind) == [.undecided])
        #expect(offer.reasons.allSatisfy { $0.place != nil && $0.attachments == [0, 1] })
    }

    @Test func alternativePrecedenceIsAnAssumption() throws {
        let rule = try ActivationRule(predicate: "1 == 1 OR 1 == 1 AND 1 == 2")
        #expect(rule.offer(of: Self.view).assumptions == [.andBeforeOr])
        #expect(rule.warnings.map(\.kind) == [.precedence])
        let clear = try ActivationRule(predicate: "1 == 1 OR (1 == 1 AND 1 == 2)")
        #expect(clear.offer(of: Self.view).assumptions.isEmpty && clear.warnings.isEmpty)
    }
}
