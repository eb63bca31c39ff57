import Testing
import UniformTypes

@testable import ShareTargets

struct AdviceTests {
    private func rule(_ clause: String, _ count: String) throws -> ShareReceiver {
        ShareReceiver(
            name: "rule",
            rule: try ActivationRule(
                predicate: """
                    SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, \(clause)).@count \
                    \(count)).@count == 1
                    """))
    }

    private static func conforms(_ type: String) -> String {
        #"ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "\#(type)""#
    }

    @Test func smallestChangeIsAdvised() throws {
        let onlyLinks = try rule(Self.conforms("public.url"), "== $i.attachments.@count")
        let mixed = SharedView(["public.url"], ["public.png"], ["public.png"])
        #expect(onlyLinks.advice(for: mixed)?.change == .keepOnly([0]))
        #expect(
            onlyLinks.advice(for: SharedView(["public.url"], ["public.png"]))?.change
                == .dropAttachment(1))
        #expect(onlyLinks.advice(for: SharedView(["public.png"]))?.change == .addType(.url, to: 0))
        #expect(onlyLinks.advice(for: SharedView(["public.url"])) == nil)
        let image = try rule(Self.conforms("public.image"), ">= 1")
        #expect(image.advice(for: SharedView(["public.url"]))?.change == .addAttachment(.jpeg))
        let two = try rule(Self.conforms("public.image"), "<= 2")
        let many = SharedView(
            ["public.png"], ["public.jpeg"], ["public.png"], ["public.heic"], ["public.png"])
        #expect(two.advice(for: many)?.change == .keepOnly([0]))
    }

    /// An expression for the number of attachments of the first item that conform to a type.
    private static func count(of type: String) -> String {
        "SUBQUERY(extensionItems[0].attachments, $a, \(conforms(type))).@count"
    }

    @Test func adviceKeepsAsManyAttachmentsAsPossible() throws {
        let total = "extensionItems[0].attachments.@count"
        let predicate =
            "\(total) > 1 AND \(total) <= 4 AND \(Self.count(of: "public.image")) <= 3"
        let rule = ShareReceiver(name: "rule", rule: try ActivationRule(predicate: predicate))
        let view = SharedView(
            ["public.png"], ["public.png"], ["public.png"], ["public.url"], ["public.url"],
            ["public.png"])
        #expect(rule.advice(for: view)?.change == .keepOnly([0, 1, 2, 3]))
    }

    /// Only one of the attachments with equal types is tried, so the last attachment is reached.
    @Test func attachmentsWithDistinctTypesAreTried() throws {
        let rule = ShareReceiver(
            name: "rule",
            rule: try ActivationRule(predicate: "\(Self.count(of: "public.url")) == 0"))
        let images = [[String]](repeating: ["public.png"], count: 13)
        let view = SharedView(items: [images + [["public.url"]]])
        #expect(rule.advice(for: view)?.change == .dropAttachment(13))
    }

    @Test func addedTypeFollowsThePreferredType() {
        let view = Advice(.addType(.png, to: 0)).applied(to: SharedView(["public.url"]))
        #expect(view.attachments.map(\.types) == [[.url, .png]])
    }

    @Test func adviceEndsWithoutRemainingSteps() throws {
        let rule = try rule(Self.conforms("public.url"), ">= 1")
        var (none, one) = (0, 1)
        #expect(rule.advice(for: SharedView(["public.png"]), steps: &none) == nil && none <= 0)
        #expect(rule.advice(for: SharedView(["public.png"]), steps: &one) == nil && one <= 0)
    }

    /// Each change costs most of the rule's steps again.
    @Test func adviceOnAnExpensiveRuleIsBounded() throws {
        let types = (0..<60).map { "'com.example.t\($0)'" }.joined(separator: ",")
        let rule = try rule("ANY {\(types)} UTI-CONFORMS-TO 'public.url'", ">= 1")
        let view = SharedView(items: [(0..<40).map { ["com.example.a\($0)"] }])
        var steps = 4_000
        #expect(rule.advice(for: view, steps: &steps) == nil)
        #expect(-4_000 < steps && steps <= 0)
    }

    /// An empty item would satisfy the rule.
    @Test func emptyItemIsNeverAdvised() throws {
        let movies = try rule(Self.conforms("public.movie"), "== $i.attachments.@count")
        let advice = movies.advice(for: SharedView(["public.png"], ["public.jpeg"]))
        #expect(advice?.change == .replace(.mpeg4Movie))
    }

    /// Only an item without attachments would satisfy the rule.
    @Test func removingAllAttachmentsIsNeverAdvised() throws {
        let rule = ShareReceiver(
            name: "rule",
            rule: try ActivationRule(predicate: "\(Self.count(of: "public.image")) == 0"))
        #expect(rule.advice(for: SharedView(["public.png"], ["public.jpeg"])) == nil)
    }

    @Test func impossibleRuleHasNoAdvice() throws {
        #expect(try rule("1 == 2", "> 0").advice(for: SharedView(["public.png"])) == nil)
    }

    @Test(arguments: [
        Advice.Change.dropAttachment(9), .keepOnly([9, 0]), .makeMain(1), .addType(.png, to: -1),
    ])
    func positionsOutOfBoundsAreIgnored(_ change: Advice.Change) {
        let view = SharedView(["public.url"])
        #expect(Advice(change).applied(to: view) == view)
    }

    /// Only the main attachment decides, so dropping an additional attachment has no effect.
    @Test func adviceOnTheMainAttachmentKeepsTheOthers() throws {
        let link = try rule(Self.conforms("public.url"), "== $i.attachments.@count")
        func advice(_ rule: ShareReceiver, _ types: [TypeIdentifier]...) -> Advice.Change? {
            let view = SharedView(attachments: types.map { SharedView.Attachment(types: $0) })
            let advice = rule.advice(for: view)
            if let advice { #expect(rule.offer(of: advice.applied(to: view)).isOffered) }
            return advice?.change
        }
        #expect(advice(link, [.plainText], [.png], [.url]) == .makeMain(2))
        #expect(advice(link, [.plainText], [.png]) == .addType(.url, to: 0))
        #expect(advice(link, [.url], [.png]) == nil)
        let two = try rule(Self.conforms("public.image"), ">= 2")
        #expect(advice(two, [.png], [.jpeg]) == .shareSideBySide)
        #expect(advice(two, [.png], [.url]) == nil)
    }

    @Test func descriptionsAreInstructions() {
        let texts = [
            Advice.Change.dropAttachment(1), .keepOnly([0, 2]), .addType(.png, to: 0),
            .addAttachment(.url), .replace(.pdf), .keepOnly(Array(0..<10)), .makeMain(1),
            .shareSideBySide,
        ].map { Advice($0).description }
        #expect(
            texts == [
                "leave out attachment 1", "share only attachments main, 2",
                "add public.png to the types of attachment main",
                "add an attachment of type public.url",
                "share one attachment of type com.adobe.pdf instead",
                "share only attachments main, 1, 2, 3, 4, 5, 6, 7 and 2 more",
                "make attachment 1 the main attachment", "share the attachments side by side",
            ])
    }
}
