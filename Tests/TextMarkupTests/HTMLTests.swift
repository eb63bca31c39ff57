import TestSupport
import Testing
import XExtensionItem

@testable import TextMarkup

/// The HTML that is written for styled text.
struct HTMLTests {
    @Test(arguments: [
        ("a & b < c > d \" e ' f", "a &amp; b &lt; c &gt; d &quot; e &#39; f"),
        ("a\nb\r\nc\rd", "a<br>b<br>c<br>d"),
        ("a\u{0}\u{1B}\u{7F}\u{85}b", "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b"), ("a\tb", "a\tb"),
        ("", ""),
        ("\u{202E}a\u{202C}\u{2067}b\u{2069}\u{200F}\u{61C}", "ab\u{200F}\u{61C}"),
        ("&lt;", "&amp;lt;"), ("<\u{338}b>", "&lt;\u{338}b&gt;"),
    ])
    func textIsEscapedAndControlsReplaced(_ text: String, _ expected: String) {
        expect([run(text)], expected)
    }

    @Test(arguments: [
        ([run("a", "b")], "<strong>a</strong>"),
        ([run("a", "biusc")], "<strong><em><u><s><code>a</code></s></u></em></strong>"),
        ([run("a", "b"), run("b", "bi"), run("c", "b")], "<strong>a<em>b</em>c</strong>"),
        ([run("a", "b"), run("b", "bi"), run("c", "i")], "<strong>a<em>b</em></strong><em>c</em>"),
        ([run("a", "bi"), run("b", "i")], "<em><strong>a</strong>b</em>"),
        ([run("a\r"), run("\nb", "b")], "a<br><strong>b</strong>"),
    ])
    func stylesBecomeNestedElements(_ runs: [TextRun], _ expected: String) {
        expect(runs, expected)
    }

    @Test(arguments: [
        (
            "https://x.y/?a&b='",
            "<a href=\"https://x.y/?a&amp;b=&#39;\" rel=\"noopener noreferrer\">a</a>"
        ),
        ("javascript:1", "a"), ("JaVaScRiPt:1", "a"), ("x-app:a", "a"), ("file:///x", "a"),
        ("a", "a"), ("data:text/html,x", "a"),
        ("tel:+1", "<a href=\"tel:+1\" rel=\"noopener noreferrer\">a</a>"),
    ])
    func onlySafeLinksAreWritten(_ link: String, _ expected: String) {
        expect([run("a", link: link)], expected)
    }

    @Test func colorsAndFontsBecomeAStyleAttribute() {
        var styled = run("a")
        styled.foregroundColor = TextColor(red: 0x1A, green: 0x2B, blue: 0x3C)
        styled.backgroundColor = TextColor(red: 1, green: 2, blue: 3, alpha: 4)
        styled.fontName = "Helvetica Neue"
        styled.fontSize = 12.05
        expect(
            [styled],
            "<span style=\"color:#1A2B3C;background-color:#01020304;font-family:&#39;Helvetica Neue&#39;;font-size:12.05pt\">a</span>"
        )
    }

    @Test(
        "Unsafe fonts are dropped",
        arguments: ["a;b", "a'b", "a\"b", "expression(1)", "a\\b", "\u{E9}", "", "a\u{338}"])
    func unsafeFontsAreDropped(_ name: String) {
        var styled = run("a")
        styled.fontName = name
        expect([styled], "a")
    }

    @Test(
        arguments: [
            (0.01, nil), (3.99, nil), (4, "4"), (12.5, "12.5"), (9.999, "10"), (288, "288"),
            (289, nil), (1e300, nil), (.infinity, nil), (.nan, nil),
        ] as [(Double, String?)])
    func onlySizesFrom4To288PointsAreWritten(_ size: Double, _ expected: String?) {
        var styled = run("a")
        styled.fontSize = size
        expect([styled], expected.map { "<span style=\"font-size:\($0)pt\">a</span>" } ?? "a")
    }

    private func expect(
        _ runs: [TextRun], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let html = AttributedText(runs).html
        #expect(Array(html.utf8) == Array(expected.utf8), "\(html)", sourceLocation: sourceLocation)
    }
}
