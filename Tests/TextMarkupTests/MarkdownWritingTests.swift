import TestSupport
import Testing
import XExtensionItem

@testable import TextMarkup

/// The Markdown that is written for styled text.
struct MarkdownWritingTests {
    @Test(arguments: [
        ("a*b_c`d~e|f", "a\\*b\\_c\\`d\\~e\\|f"), ("[a](b)", "\\[a\\](b)"),
        ("![a](b)", "!\\[a\\](b)"),
        ("<b>&amp;", "\\<b>\\&amp;"), ("\\", "\\\\"), ("# a", "\\# a"), ("a # b", "a # b"),
        ("- a\n+ b\n> c\n= d\n: e", "\\- a\\\n\\+ b\\\n\\> c\\\n\\= d\\\n\\: e"),
        ("1. a", "1\\. a"),
        ("12) a", "12\\) a"), ("1234567890. a", "1234567890. a"), ("a 1. b", "a 1. b"),
        ("---", "\\---"),
        ("http://x.y", "http\\://x.y"), ("www.x.y", "www\\.x.y"),
        ("mailto:a@b.c", "mailto\\:a@b.c"),
        ("a: b", "a: b"), (" a ", "&#32;a&#32;"), ("    a", "&#32;   a"), ("\ta\t", "&#9;a&#9;"),
        ("a\nb", "a\\\nb"), ("a\n\nb", "a\n\nb"), ("a\n\n\nb", "a\n\n\\\nb"),
        ("\na\n", "\\\na&#10;"),
        ("\n", "&#10;"), ("\n\n", "&#10;&#10;"), ("a\r\nb\rc", "a\\\nb\\\nc"), ("", ""),
        ("a\u{0}\u{1B}[1m", "a\u{FFFD}\u{FFFD}\\[1m"),
        ("a\u{202E}b\u{2066}c\u{200F}", "abc\u{200F}"),
        ("\u{FEFF}a\u{2028}b", "&#65279;a&#8232;b"), ("a\u{85}b", "a\u{FFFD}b"),
        ("Hello!", "Hello!"),
    ])
    func markupInTextIsEscaped(_ text: String, _ expected: String) {
        expect([run(text)], expected)
    }

    @Test(arguments: [
        ([run("a ", "b"), run("b")], "**a** b"),
        ([run("a"), run(" b ", "i"), run("c")], "a *b* c"),
        ([run("un"), run("believ", "i"), run("able")], "un*believ*able"),
        ([run("a", "bi")], "***a***"), ([run("a "), run("b", "bi"), run("c")], "a ***b***c"),
        ([run("a ", "b"), run("b", "bi"), run(" c", "b")], "**a *b* c**"),
        ([run("a ", "i"), run("b", "bi"), run(" c", "i")], "*a **b** c*"),
        ([run("a", "b"), run("b", "i")], "**a**_b_"),
        ([run("a", "i"), run("b", "b"), run("c")], "_a_**b**c"),
        ([run("a", "bi"), run("b", "i"), run("c")], "_**a**b_&#99;"),
        ([run("a!", "b"), run("b")], "**a!**&#98;"), ([run("a"), run("!b", "b")], "&#97;**!b**"),
        ([run("a", "s"), run("b", "sb"), run("c", "b")], "~~a**b**~~**c**"),
        ([run("  ", "b")], "&#32;&#32;"),
        ([run("a", "u")], "a"), ([run("a\nb", "b")], "**a**\\\n**b**"),
        ([run("\u{20AC}", "b"), run("b")], "**\u{20AC}**&#98;"),
        ([run("a", "b"), run("\u{301}b")], "**a**\u{301}b"),
        ([run("x", "b"), run("-y", "i")], "**x**_-y_"),
        ([run("\u{1F600}", "s"), run("-", "ic")], "~~&#128512;~~*`-`*"),
        ([run("*", "b")], "**\\***"), ([run("a", "b"), run(" "), run("b", "b")], "**a** **b**"),
    ])
    func stylesBecomeEmphasis(_ runs: [TextRun], _ expected: String) {
        expect(runs, expected)
    }

    @Test(arguments: [
        ("a", "`a`"), ("`", "`` ` ``"), ("a``b`c", "```a``b`c```"), ("a``b", "`a``b`"),
        (" a ", "`  a  `"), ("  ", "`  `"),
        (" a", "` a`"), ("<b>*&amp;", "`<b>*&amp;`"), ("\\", "`\\`"), ("a\nb", "`a`\\\n`b`"),
        ("``", "` `` `"),
    ])
    func codeSpansGetEnoughBackticks(_ text: String, _ expected: String) {
        expect([run(text, "c")], expected)
    }

    @Test(arguments: [
        ("https://x.y", "[a](https://x.y)"), ("https://x.y/(b)", "[a](https://x.y/\\(b\\))"),
        ("mailto:a@b.c", "[a](mailto:a@b.c)"),
        ("https://x.y/?a&copy;b&c", "[a](https://x.y/?a&amp;copy;b&c)"), ("javascript:1", "a"),
        ("file:///x", "a"), ("x-app:a", "a"),
        ("HTTPS://X.y/*_~", "[a](HTTPS://X.y/*_~)"), ("/a", "a"), ("data:text/html,x", "a"),
    ])
    func onlySafeLinksAreWritten(_ link: String, _ expected: String) {
        expect([run("a", link: link)], expected)
    }

    @Test func linksAndEmphasisNest() {
        let link = "https://x.y"
        expect(
            [run("a ", "b"), run("b", "b", link: link), run(" c", "b")], "**a [b](https://x.y) c**")
        expect([run("a", link: link), run("b", "b", link: link)], "[a**b**](https://x.y)")
        expect([run("a!"), run("b", link: link)], "a\\![b](https://x.y)")
        expect(
            [run("a", link: link), run("b", link: "https://x.z")],
            "[a](https://x.y)[b](https://x.z)")
        expect([run("a\nb", link: link)], "[a](https://x.y)\\\n[b](https://x.y)")
        expect(
            [run("a", link: link), run("b ", "b", link: link), run("c", "b")],
            "[a**b&#32;**](https://x.y)**c**")
        expect([run("]: x", "c", link: link)], "[\\]: x](https://x.y)")
        expect(
            [run("a", link: link), run("]: x", "c", link: "https://x.z")],
            "[a](https://x.y)[`]: x`](https://x.z)")
        expect([run("a "), run("]: x", "c", link: link)], "a [`]: x`](https://x.y)")
        expect([run("](x)[", link: link)], "[\\](x)\\[](https://x.y)")
    }

    private func expect(
        _ runs: [TextRun], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = AttributedText(runs)
        #expect(
            Array(text.markdown.utf8) == Array(expected.utf8), "\(text.markdown)",
            sourceLocation: sourceLocation)
    }
}
