import TestSupport
import Testing
import XExtensionItem

@testable import TextMarkup

/// Repeated constructs that make naive Markdown readers quadratic. The tests count steps, not time.
struct MarkdownBombTests {
    @Test(arguments: [
        "[", "]", "[]", "![", "[a](", "[a](b", "[a](<b", "[a](b \"c", "[a](b 'c", "[a](b (c",
        "[a](b \\\"",
        "*", "_", "**a ", "*a_ ", "*a **b ", "a**b", "a*b_c~~d", "~~a", "_a __b ", "***a* ", "<a:",
        "<a@b", "&", "&#", "\\", "`",
        "`a``b", "!", "[a](https://x.y)", "[*a](https://x.y)*", "<https://x.y>", "\n", " ", "a \n",
        "*a*", "![[](https://x.y)", "[<a:b>", "(", "[a](((",
    ])
    func stepsGrowLinearlyWithTheMarkdown(_ unit: String) {
        expectLinear(
            String(repeating: unit, count: TestExtent.count(3_000, of: 30_000) / unit.utf8.count))
    }

    @Test(arguments: ["[", "*a_ ", "`a``b", "[a](b \"c", "***a* "])
    func aLongTextIsReadInLinearSteps(_ unit: String) {
        expectLinear(
            String(repeating: unit, count: TestExtent.count(20_000, of: 250_000) / unit.utf8.count))
    }

    @Test func nestedBracketsAndEmphasisAreReadInLinearSteps() {
        let count = TestExtent.count(4_000, of: 40_000)
        let open = String(repeating: "[", count: count)
        expectLinear(open + String(repeating: "](https://x.y)", count: count / 8))
        expectLinear(
            String(repeating: "*a ", count: count) + String(repeating: " a*", count: count))
        expectLinear(
            String(repeating: "**a *b ", count: count / 2)
                + String(repeating: "c* d**", count: count / 2))
        expectLinear(open + String(repeating: "]", count: count))
    }

    @Test("Backtick runs of every length, each once")
    func backtickRunsOfEveryLengthAreReadInLinearSteps() {
        var markdown = ""
        for length in 1...1_400 { markdown += String(repeating: "`", count: length) + "a" }
        expectLinear(markdown)
    }

    @Test("Writing many overlapping runs is linear too")
    func crossingRunsAreWrittenInLinearSize() {
        let runs = (0..<5_000).map {
            run(["*", "_a", "`b", "c "][$0 % 4], ["b", "bi", "is", "c"][$0 % 4])
        }
        let text = AttributedText(runs)
        #expect(text.markdown.utf8.count < 250_000)
        #expect(text.html.utf8.count < 500_000)
    }

    private func expectLinear(_ markdown: String, sourceLocation: SourceLocation = #_sourceLocation)
    {
        var reader = MarkdownReader()
        reader.read(markdown)
        #expect(
            reader.steps <= 40 * markdown.utf8.count, "\(reader.steps)",
            sourceLocation: sourceLocation)
    }
}
