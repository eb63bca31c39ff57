import Foundation
import TestSupport
import Testing
import XExtensionItem

@testable import TextMarkup

/// Written Markdown is read back as the same text.
struct MarkdownLawTests {
    private static let seeds: [UInt64] = Array(1...20)

    @Test(arguments: seeds)
    func writtenMarkdownIsReadBack(_ seed: UInt64) {
        var random = TextRandom(seed)
        for index in 0..<TestExtent.count(50, of: 150) {
            let text = random.attributedText()
            let markdown = text.markdown
            let read = AttributedText(markdown: markdown)
            #expect(
                Self.plain(read) == Self.plain(text) && Self.styles(read) == Self.styles(text),
                "seed \(seed), text \(index): \(markdown.debugDescription)")
        }
    }

    @Test("Text that was read from Markdown round-trips", arguments: seeds)
    func rewrittenMarkdownReadsTheSame(_ seed: UInt64) {
        var random = TextRandom(seed &+ 1000)
        for _ in 0..<TestExtent.count(50, of: 150) {
            let markdown = random.markdown()
            let text = AttributedText(markdown: markdown)
            let again = AttributedText(markdown: text.markdown)
            #expect(
                Self.plain(again) == Self.plain(text) && Self.styles(again) == Self.styles(text),
                "seed \(seed): \(markdown.debugDescription)")
        }
    }

    /// The plain text as shown, in bytes.
    static func plain(_ text: AttributedText) -> [UInt8] {
        Array(AttributedText(ShownText.runs(of: text)).plainText.utf8)
    }

    /// The style of every scalar that is not white space, or that is in code; links only if
    /// Markdown allows them.
    static func styles(_ text: AttributedText) -> [String] {
        ShownText.runs(of: text).flatMap { run in
            var run = run
            run.isUnderlined = false
            if run.link.flatMap(MarkupLink.text) == nil { run.link = nil }
            let style = StyledText.style(of: run)
            return run.text.unicodeScalars
                .filter { $0 != "\n" && (run.isCode || MarkdownFlank($0) != .space) }
                .map { "\($0) \(style)" }
        }
    }
}
