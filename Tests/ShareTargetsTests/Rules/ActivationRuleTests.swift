import Testing
import UniformTypes

@testable import ShareTargets

struct ActivationRuleTests {
    @Test func ruleAcceptsALink() throws {
        let rule = try ActivationRule(
            predicate: """
                SUBQUERY(extensionItems, $item, SUBQUERY($item.attachments, $attachment, \
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url").@count >= 1).@count == 1
                """)
        #expect(rule.accepts(SharedView(attachments: [.init(types: ["public.url"])])))
        let offer = rule.offer(of: SharedView(attachments: [.init(types: ["public.png"])]))
        #expect(
            offer.reasons.map(\.description) == [
                "0 of 1 extension items match, expected exactly 1 (rule 1:1)",
                "0 of 1 attachments match, expected at least 1 (rule 1:33)",
                "attachment main (public.png) has no type that conforms to public.url (rule 1:74)",
            ])
    }
}
