import Testing
import UniformTypes

@testable import ShareTargets

/// The clauses that an explanation names. Each expectation is derived from the rule by hand.
struct RuleExplainerTests {
    private func reasons(_ text: String, _ view: SharedView) throws -> [Offer.Reason] {
        try ActivationRule(predicate: text).offer(of: view).reasons
    }

    private static func matches(_ type: String) -> String {
        "SUBQUERY(extensionItems[0].attachments, $a, ANY $a.registeredTypeIdentifiers "
            + "UTI-CONFORMS-TO '\(type)').@count"
    }

    private let images = SharedView(["public.png"], ["public.jpeg"], ["public.url"])

    @Test(arguments: [("{1, 2}[2] == 1", "2 of 2"), ("{1, 2}[1.5] == 1", "1.5 of 2")])
    func missingElementIsNamedByItsIndexInTheRule(rule: String, element: String) throws {
        let reason = try #require(reasons(rule, images).first)
        #expect(reason.message == "no element at \(element)")
    }

    @Test(arguments: [
        ("== 3", 3...3), ("> 2", 3...Int.max), (">= 4", 4...Int.max), ("< 2", 0...1),
        ("<= 1", 0...1), ("== 0", 0...0), ("!= 2", 3...Int.max), ("< 1.5", 0...1),
        (">= 2.5", 3...Int.max),
    ])
    func countFaultNamesTheExpectedCounts(
        _ comparison: String, _ expected: ClosedRange<Int>
    ) throws {
        let reason = try #require(
            reasons(Self.matches("public.image") + comparison, images).first)
        #expect(
            reason.kind == .count && reason.matchCount == 2 && reason.expectedCounts == expected)
        #expect(reason.attachments == (expected.upperBound < 2 ? [0, 1] : [0, 1, 2]))
    }

    @Test func countOnTheRightIsMirrored() throws {
        let reason = try #require(reasons("1 >= " + Self.matches("public.image"), images).first)
        #expect(
            reason.expectedCounts == 0...1
                && reason.message == "2 of 3 attachments match, expected at most 1")
    }

    @Test func notInvertsTheExpectedCounts() throws {
        let reason = try #require(
            reasons("NOT " + Self.matches("public.image") + " >= 1", images).first)
        #expect(
            reason.expectedCounts == 0...0
                && reason.message == "2 of 3 attachments match, expected none")
    }

    @Test func orReportsTheClosestClause() throws {
        let far = Self.matches("public.movie") + " >= 4"
        let near = Self.matches("public.image") + " >= 3"
        for text in ["\(far) OR \(near)", "\(near) OR \(far)"] {
            #expect(try reasons(text, images).first?.matchCount == 2, "\(text)")
        }
        // The distances are equal, but the second alternative has more true clauses.
        let even = "1 == 2 OR (1 == 1 AND 2 == 3)"
        #expect(try reasons(even, images).map(\.message) == ["“2 == 3” is false"])
    }

    @Test func andReportsEveryFailingClause() throws {
        let found = try reasons("1 == 2 AND 1 == 1 AND 3 == 4", images)
        #expect(found.map(\.message) == ["“1 == 2” is false", "“3 == 4” is false"])
    }

    @Test func missingMatchReportsTheClosestAttachment() throws {
        let rule = """
            SUBQUERY(extensionItems[0].attachments, $a,
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.image'
            AND NONE $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.jpeg').@count >= 2
            """
        let found = try reasons(rule, images)
        #expect(found.map(\.kind) == [.count, .excludedType])
        #expect(found.last?.attachments == [1])
        #expect(found.last?.place?.description == "3:5")
    }

    @Test func orOfTypesReportsAllTypes() throws {
        let rule = """
            SUBQUERY(extensionItems[0].attachments, $a,
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.movie'
            OR ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.audio').@count >= 1
            """
        let reason = try #require(reasons(rule, SharedView(["public.png"])).last)
        #expect(
            reason.message
                == "attachment main (public.png) has none of the types public.movie, public.audio")
        #expect(reason.types == [.movie, .audio] && reason.place?.description == "2:1")
    }

    @Test func ruleThatIsAlwaysFalseReportsThat() throws {
        #expect(try reasons("FALSEPREDICATE", images).map(\.kind) == [.never])
        #expect(try reasons(Self.matches("public.image") + " < 0", images).map(\.kind) == [.never])
    }
}
