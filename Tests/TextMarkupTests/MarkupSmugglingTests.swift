import Foundation
import TestSupport
import Testing
import XExtensionItem

@testable import TextMarkup

/// Untrusted text stays text for every reader of the markup.
struct MarkupSmugglingTests {
    private static let texts = [
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)",
        "[x](javascript:1)",
        "[x]( javascript:1)", "[x](<javascript:1>)", "[x]: javascript:1", "<javascript:1>",
        "![x](https://x.y/a.png)", "\u{0}",
        "<scr\u{0}ipt>", "](", "](https://evil.example)", "`", "``` <b> ```", "`<b>`",
        "~~~\n<b>\n~~~", "```\n<b>\n```",
        "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)", "\"><b>", "&lt;script&gt;",
        "&#60;script&#62;", "&#x3C;b>",
        "<!-- a -->", "<!--", "-->", "<![CDATA[x]]>", "<?php x ?>", "<!DOCTYPE html>",
        "</a></p></div>", "http://evil.example",
        "www.evil.example", "https://evil.example/", "<https://evil.example>", "\u{202E}gpj.exe",
        "a\u{2066}b", "\u{1B}[31m",
        "\\", "\\\\", "\\`", "\\[x](javascript:1)", "\\<b>", "    <b>", "\t<b>", "# <b>", "- <b>",
        "1. <b>", "> <b>", "a\n===", "a\n---",
        "| a |\n| - |\n| b |", "a|b\n-|-\nc|d", "[^1]: x", "- [ ] x", "***", "* * *", "___",
        "<b\n>", "<\u{338}b>", "\u{FF1C}b\u{FF1E}",
        "+ADw-b+AD4-", "<svg/onload=alert(1)>", "<style>*{x}</style>", "<b", "&", "&amp", "&#0;",
        "&NewLine;", "&colon;", "javascript&colon;1",
        "\u{2028}<b>", "\u{FEFF}# a", "<a href=\"https://x.y\">x</a>", "<a\thref=x>",
        "[a][b]\n\n[b]: https://x.y", "a  \nb", "\\\n<b>",
    ]
    private static let links: [String?] = [
        nil, "https://x.y/?a=1&b=2", "javascript:alert(1)", "https://x.y/)(",
        "https://x.y/'onmouseover='alert(1)", "data:text/html,<b>",
        "vbscript:1", "https://x.y/&quot;&lt;", "mailto:a@b.c?subject=%22%3E", "JAVASCRIPT:1",
        "view-source:x", "https:javascript:1", "https://bank.example@evil.example/",
        "HTTP://user:password@x.y", "http://@x.y", "mailto:a@b.c%0D%0ABcc:d@e.f", "tel:1%002",
        "mailto:a@b.c%7f",
    ]

    /// Every text in every style, by itself and between others, and random texts.
    private static let cases: [(text: AttributedText, html: String, markdown: String)] = {
        var cases = texts.flatMap { text in
            ["", "b", "i", "s", "c", "bisc"].map { AttributedText([run(text, $0)]) }
                + links.map { AttributedText([run("a", "b"), run(text, "i", link: $0), run("b")]) }
        }
        cases += texts.flatMap { first in
            texts.indices.filter { $0 % 7 == first.utf8.count % 7 }
                .map { AttributedText([run(first, "b"), run(texts[$0]), run(first, "ci")]) }
        }
        var random = TextRandom(7)
        cases += (0..<TestExtent.count(200, of: 1_000)).map { _ in random.attributedText() }
        return cases.map { ($0, $0.html, $0.markdown) }
    }()

    @Test(.enabled(if: PythonProgram.isPresent, "python3 is not installed"))
    func writtenHTMLContainsOnlyItsOwnMarkup() throws {
        let tags: Set = ["a", "span", "strong", "em", "u", "s", "code", "br"]
        let attributes: Set = ["a href", "a rel", "span style"]
        let fragments = try PythonHTMLParser.read(Self.cases.map(\.html))
        #expect(fragments.count == Self.cases.count)
        for (one, fragment) in zip(Self.cases, fragments) {
            #expect(fragment.tags.isSubset(of: tags), "\(one.html)")
            #expect(fragment.attributes.isSubset(of: attributes), "\(one.html)")
            #expect(fragment.others == 0 && fragment.isBalanced, "\(one.html)")
            #expect(fragment.links.allSatisfy(Self.isAllowed), "\(one.html)")
            #expect(Array(fragment.text.utf8) == MarkdownLawTests.plain(one.text), "\(one.html)")
        }
    }

    @Test func writtenMarkdownReadsBackWithOnlySafeLinks() {
        for (text, _, markdown) in Self.cases {
            let read = AttributedText(markdown: markdown)
            #expect(MarkdownLawTests.plain(read) == MarkdownLawTests.plain(text), "\(markdown)")
            #expect(MarkdownLawTests.styles(read) == MarkdownLawTests.styles(text), "\(markdown)")
            #expect(read.runs.compactMap(\.link?.absoluteString).allSatisfy(Self.isAllowed))
        }
    }

    @Test("Markup has no characters that affect surrounding text")
    func markupHasNoCharactersThatAffectSurroundingText() {
        for markup in Self.cases.flatMap({ [$0.html, $0.markdown] }) {
            #expect(markup.unicodeScalars.allSatisfy(Self.isHarmless), "\(markup)")
        }
    }

    private static func isAllowed(_ link: String) -> Bool {
        guard !["%0D", "%00", "%7f"].contains(where: link.contains) else { return false }
        return ["http:", "https:", "mailto:", "tel:"].contains { link.lowercased().hasPrefix($0) }
            && (link.hasPrefix("mailto:") || !link.contains("@"))
    }

    @Test(
        "A deceptive link becomes plain text",
        arguments: [
            "javascript:alert(1)", "JavaScript:1", "data:text/html,x", "file:///etc/passwd",
            "vbscript:1", "blob:x", "content://a", "x-app:a", "https://bank.example@evil.example/",
            "https://bank.example:443@evil.example", "HTTPS://user:password@x.y/", "http://@x.y",
            "ftp://x.y", "https://x.y?a#@", "http://x.y@z?", "http://x.y@z#a", "https:a@b",
            "https:///a@b", "tel:%0D1",
            "mailto:a@b.c%0aBcc:d@e.f", "mailto:a@b.c%7F?subject=x", "tel:1%1f2", "mailto:%1F/x",
        ])
    func deceptiveLinksBecomePlainText(_ link: String) {
        let text = AttributedText([run("a", link: link)])
        let isAllowed = link == "https://x.y?a#@"
        #expect(text.html == (isAllowed ? Self.anchor(link) : "a"))
        #expect(text.markdown == (isAllowed ? "[a](\(link))" : "a"))
        let read = AttributedText(markdown: "[a](\(link))").runs
        #expect(read.map(\.text) == ["a"])
        #expect(read.map { $0.link?.absoluteString } == [isAllowed ? link : nil])
        #expect((AttributedText(markdown: "<\(link)>").runs.first?.link != nil) == isAllowed)
    }

    @Test(
        "An at sign elsewhere in a URL, and line breaks in the body of a mail, are harmless",
        arguments: [
            "https://x.y/@z", "https://x.y?q=a@b", "https://x.y#a@b", "mailto:a@b.c", "tel:+1",
            "mailto:a@b.c?body=a%0D%0Ab", "https://x.y/?text=a%0Ab", "https://x.y/%00",
            "https:a/@b",
            "tel:1%202", "mailto:a%40b@c.d", "mailto:a%80b@c.d",
        ])
    func harmlessLinksAreKept(_ link: String) {
        let text = AttributedText([run("a", link: link)])
        #expect(text.html == Self.anchor(link))
        #expect(AttributedText(markdown: "[a](\(link))") == text)
    }

    private static func anchor(_ link: String) -> String {
        "<a href=\"\(link)\" rel=\"noopener noreferrer\">a</a>"
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 9, 10: true
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
