import Foundation
import Testing

@testable import ShareTargets

/// Random text never traps, whatever reads it.
struct RandomInputTests {
    /// A linear congruential generator, so that a seed gives the same text everywhere.
    private struct Numbers {
        var state: UInt64

        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }

    private static func text(_ words: [String], seed: UInt64) -> String {
        var numbers = Numbers(state: seed)
        let count = numbers.next(below: 24)
        return (0..<count).map { _ in words[numbers.next(below: words.count)] }.joined(
            separator: numbers.next(below: 4) == 0 ? "" : " ")
    }

    private static let ruleWords = [
        "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", "==", "!=", "<", ">=", "AND",
        "OR", "NOT", "ANY", "ALL", "NONE", "SUBQUERY(", "extensionItems", "$a", "$", "@count", "#",
        "attachments", "registeredTypeIdentifiers", "1", "0", "1e308", "0x", "'a'", "\"", "'",
        "\\u", "UTI-CONFORMS-TO", "UTI-EQUALS", "IN", "BETWEEN", "LIKE", "MATCHES", "[FIRST]",
        "[LAST]", "[SIZE]", "[cd]", "TRUEPREDICATE", "é", "\u{0}", "\n", "f(",
    ]

    @Test func rules() throws {
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

    @Test func manifests() {
        let words = [
            "<", ">", "/>", "</", "<a", "<a>", "</a>", "<!--", "-->", "<?x?>", "=", "\"", "'", "b",
            "b='1'", "&amp;", "&", " ", "\n", "é", "<manifest>", "<application", "<activity",
        ]
        for seed in 0..<5_000 {
            let text = Self.text(words, seed: UInt64(seed))
            let manifest = try? AndroidManifest(Data(text.utf8))
            #expect(manifest?.filters.isEmpty != false)
        }
    }

    @Test func messages() throws {
        let words = [
            "mailto:", "?", "&", "=", "subject", "body", "to", "%", "%0", "%0A", "%C3%A9", "%FF",
            "a",
            "@", ",", "#", "+", " ", "é",
        ]
        for seed in 0..<5_000 {
            let text = "mailto:" + Self.text(words, seed: UInt64(seed))
            guard let mail = MailtoURL(text) else { continue }
            let again = try #require(MailtoURL(mail.text), "seed \(seed): \(text)")
            #expect(again.text == mail.text, "seed \(seed): \(text)")
        }
    }
}
