import Foundation
import SeededRandom
package import XExtensionItem

/// Generates adversarial text; the same seed gives the same text.
package struct TextRandom: RandomNumberGenerator {
    private var generator: SplitMix64

    package init(_ seed: UInt64) { generator = SplitMix64(seed: seed) }

    package mutating func next() -> UInt64 { generator.next() }

    private static let hard = [
        "*", "**", "_", "__", "`", "``", "~", "~~", "[", "]", "(", ")", "![", "](", "<", ">", "&",
        "#",
        "+", "-", "=", "|", "!", ":", ".", "1.", "12)", "\\", "\n", "\n\n", " ", "  ", "\t", "a",
        "b",
        "word", "\u{301}", "\u{E9}", "\u{A0}", "\u{2003}", "\u{20AC}", "\u{2014}", "\u{4F60}",
        "\u{1F600}",
        "&amp;", "&#32;", "<b>", "<!--", "http://", "www.", "\"", "'", "---", "===", "\u{FEFF}",
        "\u{2028}",
        "/", "{", "}", "$", "%", "@", "^", ";", "x", "0", "\\\n", "> ", "# ", "- ",
    ]
    private static let links = [
        "https://example.com", "https://example.com/a_(b)_*c*?x=1&copy;=2", "mailto:a@example.com",
        "tel:+1-2", "HTTP://EXAMPLE.com/%7Ea#[x", "http://[2001:db8::1]/", "https://e.com/'~`",
        "https://e.com/)", "https://e.com/((&#40;",
    ]

    /// Returns a few words with difficult characters.
    package mutating func text() -> String {
        let count = Int.random(in: 1...5, using: &self)
        return (0..<count).map { _ in pick(Self.hard) }.joined()
    }

    /// Returns styled text of up to seven runs.
    package mutating func attributedText() -> AttributedText {
        let count = Int.random(in: 1...7, using: &self)
        return AttributedText((0..<count).map { _ in run() })
    }

    /// Returns unusual Markdown.
    package mutating func markdown() -> String {
        let count = Int.random(in: 1...14, using: &self)
        return (0..<count).map { _ in pick(Self.hard) }.joined()
    }

    private mutating func run() -> TextRun {
        var run = TextRun(text())
        run.isBold = chance(3)
        run.isItalic = chance(3)
        run.isStruckThrough = chance(5)
        run.isUnderlined = chance(8)
        run.isCode = chance(6)
        if chance(4) { run.link = URL(string: pick(Self.links)) }
        if chance(8) { run.foregroundColor = TextColor(red: 1, green: 2, blue: 3, alpha: 4) }
        if chance(8) { run.fontSize = 12.5 }
        return run
    }

    package mutating func chance(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }

    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }
}
