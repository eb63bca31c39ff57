import Foundation
import TestSupport
import Testing
import XExtensionItem

@testable import TextMarkup

/// Reading HTML: the text that a browser would show, and its styling.
struct HTMLReadingTests {
    private func expect(
        _ html: String, _ runs: [TextRun], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(AttributedText(html: html).runs == runs, "\(html)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ("a &amp; b &lt;i&gt; &#233;&#xE9;&euro;", "a & b <i> éé€"),
        ("&nope; &amp &#0;", "&nope; &amp \u{FFFD}"),
        ("  a \n\t b  ", "a b"), ("a <b> b</b>", "a b"), ("a\u{A0} b", "a\u{A0} b"),
        ("1 < 2 > 1", "1 < 2 > 1"), ("a<!-- <b> -->b", "ab"), ("a<!-->b", "ab"),
        ("a<!doctype html>b", "ab"),
        ("a<?php x ?>b", "ab"), ("a</>b</ x>c", "abc"), ("a<b", "a"), ("a<b class='>'>c", "ac"),
        ("a<!-- never", "a"), ("<a href='never>b", ""), ("\u{0}", "\u{FFFD}"), ("", ""),
        ("e\u{301}<b>\u{301}</b>", "e\u{301}\u{301}"),
    ])
    func tagsAreDroppedAndReferencesDecoded(_ html: String, _ text: String) {
        #expect(AttributedText(html: html).plainText == text, "\(html)")
    }

    @Test(arguments: [
        ("a<br>b<br/>c", "a\nb\nc"), ("a <br> b", "a\nb"), ("a<br><br>b", "a\n\nb"),
        ("<p>a</p><p>b</p>", "a\n\nb"), ("a<div>b</div>c", "a\nb\nc"), ("<h1>a</h1>b", "a\n\nb"),
        ("<ul><li>a<li>b</ul>c", "• a\n• b\n\nc"), ("<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"),
        ("<ul><li>a<ol><li>b</ol></li><li>c</ul>", "• a\n1. b\n• c"),
        ("<ul><li><p>a</p></li></ul>", "• a"),
        ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a\tb\nc"),
        ("<table><tr><td></td><td>b</td></tr><tr><td>c</td><td></td><td>d", "\tb\nc\t\td"),
        (
            "<table> <tr> <td>a </td> <td> </td> <th>b</th> </tr> <tr> <td> </td> <td>c",
            "a\t\tb\n\tc"
        ),
        ("<pre>a\r\n  b</pre>", "a\n  b"), ("a<hr>b", "a\n\nb"), ("<li>a", "• a"),
        ("<head><title>t</title><meta></head><body>a", "a"),
        ("<script>if (a < b) alert('</b>')</script>b", "b"), ("<style>p{}</style>b", "b"),
        ("a<textarea>b</textarea >c", "ac"), ("a<script>b", "a"),
        ("a<svg><text>b</text></svg>c", "ac"),
        ("<template>a</template>b", "b"), ("a</p>b", "a\n\nb"),
    ])
    func blocksBecomeLines(_ html: String, _ text: String) {
        #expect(AttributedText(html: html).plainText == text, "\(html)")
    }

    @Test func styleElementsBecomeStyles() {
        expect("a<strong>b</strong><EM>c</em>", [run("a"), run("b", "b"), run("c", "i")])
        expect("<u>a</u><ins>b</ins><s>c</s><del>d</del>", [run("ab", "u"), run("cd", "s")])
        expect("<code>a</code><kbd>b</kbd>", [run("ab", "c")])
        expect("<b>1<i>2</b>3</i>4", [run("1", "b"), run("2", "bi"), run("3", "i"), run("4")])
        expect("<b>a", [run("a", "b")])
        expect("</b>a", [run("a")])
    }

    @Test(arguments: [
        ("https://example.com/?a&amp;b", "https://example.com/?a&b"), (" tel:+1 ", "tel:+1"),
        ("HTTPS://example.com/%7Eä b", "HTTPS://example.com/%7E%C3%A4%20b"), ("/relative", nil),
        ("javascript:alert(1)", nil), ("java&#10;script:alert(1)", nil),
        ("https://a@evil.example/", nil),
        ("file:///etc/hosts", nil), ("", nil),
    ])
    func onlySafeLinksAreRead(_ href: String, _ link: String?) {
        let text = AttributedText(html: "<a class=x href=\"\(href)\">a</a>b")
        #expect(text.plainText == "ab")
        #expect(text.runs.first?.link?.absoluteString == link)
        #expect(text.runs.last?.link == nil)
    }

    @Test func styleDeclarationsAreReadAndWrongOnesIgnored() {
        let html = """
            <span style="color: red; BACKGROUND-COLOR:#0102037f; font-family: 'Helvetica Neue', Arial; \
            font-size: 16px; font-weight: 700; font-style: italic; text-decoration: underline line-through; \
            position: fixed">a</span><font color="#abc" face=Menlo>b</font><i style="font-style:normal">c</i>
            """
        var first = run("a", "bius")
        first.foregroundColor = TextColor(red: 255, green: 0, blue: 0)
        first.backgroundColor = TextColor(red: 1, green: 2, blue: 3, alpha: 0x7F)
        first.fontName = "Helvetica Neue"
        first.fontSize = 12
        var second = run("b")
        second.foregroundColor = TextColor(red: 0xAA, green: 0xBB, blue: 0xCC)
        second.fontName = "Menlo"
        expect(html, [first, second, run("c")])
        for wrong in [
            "color:#12", "color:nocolor", "font-size:1em", "font-size:1000pt", "font-weight:x", ":",
            ";;",
        ] {
            expect("<span style='\(wrong)'>a</span>", [run("a")])
        }
    }

    @Test(arguments: ["inherit", "INHERIT !important", "unset"])
    func inheritedStylesAreThoseOfTheParent(_ value: String) {
        let style = "font-style: \(value); font-weight: \(value); text-decoration: \(value)"
        expect("<span style='\(style)'>a</span>", [run("a")])
        expect("<b><i><u><span style='\(style)'>a</span></u></i></b>", [run("a", "biu")])
        expect("<b><i style='\(style)'>a</i></b>", [run("a", "b")])
        expect("<i><b style='\(style)'>a</b></i>", [run("a", "i")])
    }

    @Test func fontStylesAreKnownWords() {
        expect("<p style='font-style: oblique 10deg'>a", [run("a", "i")])
        expect("<p style='font-style:italic!important'>a", [run("a", "i")])
        expect("<p style='font-style: slanted'>a", [run("a")])
        expect("<i style='font-style: normal !important'>a</i>", [run("a")])
        expect("<b style='font-weight:initial'>a</b>", [run("a")])
    }

    /// Repeated constructs that make naive readers quadratic, or exhaust the stack. The tests count
    /// steps, not time.
    @Test(arguments: [
        "<", "</", "<!--", "<b>", "</b>", "<b></i>", "<ul>", "<li>", "<a href=\"", "<a b=c ", "&",
        "&#", "&amp",
        "<script>", "<script></script>", "<br>", "<p>", "<div><b>", " ", "a ", "<!-", "<svg>",
        "</svg>", "<td>", "<pre>\r",
    ])
    func stepsGrowLinearlyWithTheHTML(_ unit: String) {
        let html = String(
            repeating: unit, count: TestExtent.count(20_000, of: 200_000) / unit.utf8.count)
        var reader = HTMLReader(html)
        _ = reader.runs()
        #expect(reader.steps <= 100 * html.utf8.count, "\(unit): \(reader.steps)")
    }

    /// Written HTML is read back as the same text, except for white space that browsers collapse.
    @Test(arguments: 1...20)
    func writtenHTMLIsReadBack(_ seed: UInt64) {
        var random = TextRandom(seed)
        for index in 0..<TestExtent.count(40, of: 150) {
            let text = random.attributedText()
            let read = AttributedText(html: text.html)
            let label: Comment = "seed \(seed), text \(index): \(text.html.debugDescription)"
            let shown = AttributedText(ShownText.runs(of: text)).plainText
            #expect(
                read.plainText.unicodeScalars.elementsEqual(Self.collapsed(shown).unicodeScalars),
                label)
            #expect(Self.styles(read) == Self.styles(text), label)
        }
    }

    /// Returns the lines of text without repeated spaces and without spaces at their edges.
    private static func collapsed(_ text: String) -> String {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            line.split { $0 == " " || $0 == "\t" || $0 == "\u{C}" }.map { String($0) }.joined(
                separator: " ")
        }.joined(separator: "\n")
    }

    /// The style of every scalar that is not white space.
    private static func styles(_ text: AttributedText) -> [String] {
        ShownText.runs(of: text).flatMap { run in
            var run = run
            if run.link.flatMap(MarkupLink.text) == nil { run.link = nil }
            let style = StyledText.style(of: run)
            return run.text.unicodeScalars
                .filter { !["\n", " ", "\t", "\u{C}"].contains($0) }
                .map { "\($0) \(style)" }
        }
    }
}
