import TestSupport
import Testing
import XExtensionItem

@testable import TextMarkup

/// CommonMark's rules for inline markup, as far as the reader follows them.
struct MarkdownReadingTests {
    @Test(arguments: [
        ("*a*", "{i|a}"), ("**a**", "{b|a}"), ("***a***", "{bi|a}"), ("_a_", "{i|a}"),
        ("__a__", "{b|a}"), ("a * b*", "a * b*"), ("*a *", "*a *"), ("a*b*c", "a{i|b}c"),
        ("a_b_c", "a_b_c"), ("a__b__c", "a__b__c"), ("_a_b_c_", "{i|a_b_c}"),
        ("a*\"b\"*", "a*\"b\"*"), ("\"*a*\"", "\"{i|a}\""), ("-_(a)_", "-{i|(a)}"),
        ("**a *b* c**", "{b|a }{bi|b}{b| c}"), ("*a **b** c*", "{i|a }{bi|b}{i| c}"),
        ("*a**b**c*", "{i|a}{bi|b}{i|c}"), ("**a*b*c**", "{b|a}{bi|b}{b|c}"),
        ("***a** b*", "{bi|a}{i| b}"), ("***a* b**", "{bi|a}{b| b}"), ("*a**", "{i|a}*"),
        ("**a*", "*{i|a}"), ("****a****", "{b|a}"), ("*a*b*", "{i|a}b*"), ("**", "**"),
        ("*a**b*", "{i|a**b}"), ("a***b** c*", "a{bi|b}{i| c}"), ("*a _b* c_", "{i|a _b} c_"),
        ("\u{A0}*a\u{A0}*", "\u{A0}*a\u{A0}*"), ("*\u{20AC}*b", "*\u{20AC}*b"),
        ("*a\nb*", "{i|a\nb}"),
        ("*a\n\nb*", "*a\n\nb*"), ("\u{4F60}*a*\u{4F60}", "\u{4F60}{i|a}\u{4F60}"),
        ("*\u{301}a*", "{i|\u{301}a}"), ("foo*\u{301}a*", "foo{i|\u{301}a}"),
    ])
    func asterisksAndUnderscoresBecomeEmphasis(_ markdown: String, _ expected: String) {
        expect(markdown, expected)
    }

    @Test(arguments: [
        ("~~a~~", "{s|a}"), ("~a~", "~a~"), ("~~~a~~~", "~~~a~~~"), ("a~~b~~c", "a{s|b}c"),
        ("~~**a**~~", "{bs|a}"), ("**~~a**~~", "{b|~~a}~~"), ("~~a ~~", "~~a ~~"), ("~~a~", "~~a~"),
    ])
    func doubleTildesBecomeStrikethrough(_ markdown: String, _ expected: String) {
        expect(markdown, expected)
    }

    @Test(arguments: [
        ("`a`", "{c|a}"), ("`` a`b ``", "{c|a`b}"), ("` `` `", "{c|``}"), ("`  ``  `", "{c| `` }"),
        ("` a`", "{c| a}"), ("` `", "{c| }"), ("`  `", "{c|  }"), ("`a\nb`", "{c|a b}"),
        ("`a\\`b`", "{c|a\\}b`"), ("*a`*`", "*a{c|*}"), ("`a``", "`a``"), ("``a`b`", "``a{c|b}"),
        ("\\`a`", "`a`"), ("\\``a`", "`{c|a}"), ("[a`](https://x.y)`", "[a{c|](https://x.y)}"),
        ("`&amp;`", "{c|&amp;}"), ("**`a`**", "{bc|a}"), ("`<https://x.y>`", "{c|<https://x.y>}"),
        ("`\u{A0}a\u{A0}`", "{c|\u{A0}a\u{A0}}"),
    ])
    func backticksBecomeCodeSpans(_ markdown: String, _ expected: String) {
        expect(markdown, expected)
    }

    @Test(arguments: [
        ("[a](https://x.y)", "{@https://x.y|a}"), ("[a](<https://x.y>)", "{@https://x.y|a}"),
        ("[a]( https://x.y \"t\" )", "{@https://x.y|a}"),
        ("[a](https://x.y 't')", "{@https://x.y|a}"),
        ("[a](https://x.y\n(t))", "{@https://x.y|a}"), ("[a] (https://x.y)", "[a] (https://x.y)"),
        ("[a](https://x.y \"t\"u\")", "[a](https://x.y \"t\"u\")"),
        ("[a](https://x y)", "[a](https://x y)"),
        ("[a](https://x.y/(b(c)))", "{@https://x.y/(b(c))|a}"),
        ("[a](https://x.y/\\))", "{@https://x.y/)|a}"),
        ("[a](https://x.y/(b)", "[a](https://x.y/(b)"),
        ("[a](<https://x.y/ä b>)", "{@https://x.y/%C3%A4%20b|a}"),
        ("[a](https://x.y/\"^`{|}\u{80})", "{@https://x.y/%22%5E%60%7B%7C%7D%C2%80|a}"),
        ("[a](https://x.y/?a&amp;b)", "{@https://x.y/?a&b|a}"),
        ("[*a*](https://x.y)", "{i@https://x.y|a}"),
        ("*[a*](https://x.y)", "*{@https://x.y|a*}"),
        ("[[a](https://x.y)](https://x.z)", "[{@https://x.y|a}](https://x.z)"),
        ("[a [b] c](https://x.y)", "{@https://x.y|a [b] c}"),
        ("[a](https://x.y)[b](https://x.y)", "{@https://x.y|ab}"),
        ("[](https://x.y)", ""), ("[a](MAILTO:a@b.c)", "{@MAILTO:a@b.c|a}"),
        ("[a](tel:+1)", "{@tel:+1|a}"),
        ("![a](https://x.y)", "![a](https://x.y)"),
        ("[![a](https://x.y)](https://x.z)", "{@https://x.z|![a](https://x.y)}"),
        ("[a][b]", "[a][b]"), ("\\[a](https://x.y)", "[a](https://x.y)"),
        ("**[a](https://x.y)**", "{b@https://x.y|a}"),
        ("[a](https://x.y)b", "{@https://x.y|a}b"),
        ("[<https://a.b>](https://x.y)", "[{@https://a.b|https://a.b}](https://x.y)"),
    ])
    func inlineLinksAreRead(_ markdown: String, _ expected: String) {
        expect(markdown, expected)
    }

    @Test(
        "A link that is not allowed becomes plain text",
        arguments: [
            "javascript:1", "JavaScript:1", "data:,x", "file:///x", "vbscript:1", "/a", "a", "#a",
            "", "//x.y",
            "x-app:a", "&#106;avascript:1", "java\\script:1", "<java script:1>", "https:x y",
            "%zz:",
        ])
    func linksThatAreNotAllowedBecomePlainText(_ destination: String) {
        let text = AttributedText(markdown: "[a](\(destination))")
        #expect(text.runs.allSatisfy { $0.link == nil })
        if !destination.contains("x y") { #expect(text.plainText == "a") }
    }

    @Test(arguments: [
        ("<https://x.y/a_b_*c*>", "{@https://x.y/a_b_*c*|https://x.y/a_b_*c*}"),
        ("<a.b@x.y>", "{@mailto:a.b@x.y|a.b@x.y}"), ("<javascript:*1*>", "<javascript:*1*>"),
        ("<https://x y>", "<https://x y>"), ("<b>*a*</b>", "<b>{i|a}</b>"), ("<>", "<>"),
        ("<m:x>", "<m:x>"), ("<https://x.y", "<https://x.y"), ("\\<https://x.y>", "<https://x.y>"),
        ("<https://x.y/ä>", "{@https://x.y/%C3%A4|https://x.y/ä}"), ("<a@-b.c>", "<a@-b.c>"),
    ])
    func autolinksForWebAndMailAreRead(_ markdown: String, _ expected: String) {
        expect(markdown, expected)
    }

    @Test(arguments: [
        ("\\*a\\*", "*a*"), ("\\a\\\\", "\\a\\"), ("a\\\nb", "a\nb"), ("a  \nb", "a\nb"),
        ("a \n  b", "a\nb"),
        ("a\\", "a\\"), ("a\r\nb\rc", "a\nb\nc"), ("a\n\n\n \nb", "a\n\nb"), ("\n a \n", "a"),
        ("", ""),
        ("&amp;&lt;&#35;&#x22;&#X41;", "&<#\"A"),
        ("&#0;&#xD800;&#1114112;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("&#;&#x;&#12345678;&nope;& a;", "&#;&#x;&#12345678;&nope;& a;"), ("&#+1;", "&#+1;"),
        ("&#42;a&#42;", "*a*"), ("a&#32;\nb", "a \nb"), ("&#10;a", "\na"),
        ("a\u{0}b", "a\u{FFFD}b"),
        ("# a", "# a"), ("- a\n- b", "- a\n- b"), ("| a |", "| a |"), ("    a", "a"),
        ("\\\na", "\na"),
        ("a\n***", "a\n***"),
    ])
    func escapesAndEntitiesBecomeLiteralText(_ markdown: String, _ expected: String) {
        expect(markdown, expected)
    }

    private func expect(
        _ markdown: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let spelling = StyledText.spelling(of: AttributedText(markdown: markdown))
        #expect(
            Array(spelling.utf8) == Array(expected.utf8), "\(spelling)",
            sourceLocation: sourceLocation)
    }
}
