import Foundation
import SeededRandom
import Testing

@testable import ShareTargets

/// No reader traps on random text.
struct RandomInputTests {
    private static func text(_ words: [String], seed: UInt64) -> String {
        var numbers = SplitMix64(seed: seed)
        let count = numbers.below(24)
        return (0..<count).map { _ in numbers.one(of: words) }.joined(
            separator: numbers.below(4) == 0 ? "" : " ")
    }

    private static let ruleWords = [
        "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", "==", "!=", "<", ">=", "AND",
        "OR", "NOT", "ANY", "ALL", "NONE", "SUBQUERY(", "extensionItems", "$a", "$", "@count", "#",
        "attachments", "registeredTypeIdentifiers", "1", "0", "1e308", "0x", "'a'", "\"", "'",
        "\\u", "UTI-CONFORMS-TO", "UTI-EQUALS", "IN", "BETWEEN", "LIKE", "MATCHES", "[FIRST]",
        "[LAST]", "[SIZE]", "[cd]", "TRUEPREDICATE", "é", "\u{0}", "\n", "f(",
    ]

    @Test func randomRulesDoNotTrap() throws {
        let view = SharedView(["public.url"], ["public.png", "public.jpeg"])
        var read = 0
        for seed in 0..<5_000 {
            let text = Self.text(Self.ruleWords, seed: UInt64(seed))
            do throws(TargetError) {
                let rule = try ActivationRule(predicate: text)
                let offer = rule.offer(of: view)
                #expect(offer.isOffered == offer.reasons.isEmpty, "seed \(seed): \(text)")
                _ = rule.warnings
                read += 1
            } catch {
                #expect(error.line != nil && error.column != nil, "seed \(seed): \(text)")
            }
        }
        #expect(read > 0)
    }

    @Test func randomManifestsDoNotTrap() {
        let words = [
            "<", ">", "/>", "</", "<a", "<a>", "</a>", "<!--", "-->", "<?x?>", "=", "\"", "'", "b",
            "b='1'", "&amp;", "&", " ", "\n", "é", "<manifest>", "<application", "<activity",
        ]
        var read = 0
        for seed in 0..<5_000 {
            let text = Self.text(words, seed: UInt64(seed))
            let filters = try? AndroidFilter.filters(inManifest: Data(text.utf8))
            #expect(filters?.isEmpty != false)
            if filters != nil { read += 1 }
        }
        #expect(read > 0)
    }

    @Test func randomMailtoURLsRoundTrip() throws {
        let words = [
            "mailto:", "?", "&", "=", "subject", "body", "to", "%", "%0", "%0A", "%C3%A9", "%FF",
            "a",
            "@", ",", "#", "+", " ", "é",
        ]
        var read = 0
        for seed in 0..<5_000 {
            let text = "mailto:" + Self.text(words, seed: UInt64(seed))
            guard let mail = MailtoURL(text) else { continue }
            let again = try #require(MailtoURL(mail.text), "seed \(seed): \(text)")
            #expect(again.text == mail.text, "seed \(seed): \(text)")
            read += 1
        }
        #expect(read > 0)
    }
}
