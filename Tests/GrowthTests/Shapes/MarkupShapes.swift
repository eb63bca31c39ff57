import Foundation
import XExtensionItem

/// The constructs of Markdown, each repeated, by itself and in forms that naive readers handle
/// badly.
enum MarkdownShapes {
    static let all = units.map(repeated) + nested

    private static let units = [
        "a ", "*a* ", "_a_ ", "**a** ", "~~a~~ ", "`a` ", "[a](https://a.example) ",
        "<https://a.example> ", "<a@b.example> ", "a\n", "a\n\n", "a  \n", "a\\\n", "&amp;",
        "&#32;",
        "\\*", "![a](b)", "***a** b* ", "~~*a*~~ ", "`a``b", "[", "]", "[]", "![", "[a](", "[a](b",
        "[a](<b", "[a](b \"c", "[a](b 'c", "[a](b (c", "[a](((", "*", "_", "**a ", "*a_ ",
        "*a **b ",
        "a**b", "a*b_c~~d", "~~a", "<a:", "<a@b", "&", "&#", "\\", "`", "!", "[*a](https://x.y)*",
        "[<a:b>", "\n", " ", "\u{2028}", "\r", "\u{0}", "é", "# a\n", "> a\n", "- a\n",
    ]

    private static func repeated(_ unit: String) -> Shape<String> {
        Shape(unit.debugDescription, count: 400) { String(repeating: unit, count: $0) }
    }

    private static let nested: [Shape<String>] = [
        Shape("brackets within brackets", count: 400) {
            String(repeating: "[", count: $0) + String(repeating: "](https://x.y)", count: $0)
        },
        Shape("emphasis within emphasis", count: 400) {
            String(repeating: "*a ", count: $0) + String(repeating: " a*", count: $0)
        },
        Shape("bold and italic within each other", count: 200) {
            String(repeating: "**a *b ", count: $0) + String(repeating: "c* d**", count: $0)
        },
        Shape("a long text in stars", count: 400) {
            "**" + String(repeating: "a *b* ", count: $0) + "**"
        },
        Shape("a link around many lines, as long as these", count: 400) {
            "[" + String(repeating: "a\n", count: $0) + "](https://a.example/"
                + String(repeating: "b", count: $0) + ")"
        },
    ]
}

/// Repeated runs of styled text, for writing Markdown and HTML.
enum RunShapes {
    static let all: [Shape<[TextRun]>] = [
        runs("equal") { _ in run(prose) }, runs("equal and bold") { _ in run(prose, "b") },
        runs("of two styles in turn") { run(prose, $0 % 2 == 0 ? "b" : "i") },
        runs("that cross each other") {
            run(["*", "_a", "`b", "c "][$0 % 4], ["b", "bi", "is", "c"][$0 % 4])
        },
        runs("with a link each") { run(prose, link: "https://a.example/\(number($0))") },
        runs("with the same link") {
            run(prose, $0 % 2 == 0 ? "b" : "", link: "https://a.example/")
        },
        runs("of colors and fonts") { styled($0) },
        runs("of code") { run("a`\(number($0))``", $0 % 2 == 0 ? "c" : "") },
        runs("of white space") { run(" ", $0 % 2 == 0 ? "b" : "i") },
        runs("of line breaks") { run("\n", $0 % 2 == 0 ? "b" : "i") },
        runs("of lines") { run("a\r\nb\n\nc", $0 % 2 == 0 ? "b" : "i") },
        runs("of markup") { run("<b>&amp;\"'*_[x](y)`", $0 % 2 == 0 ? "b" : "i") },
        runs("of control characters") { run("a\u{0}\u{202E}\u{2066}b", $0 % 2 == 0 ? "b" : "") },
        runs("that are empty") { run("", $0 % 2 == 0 ? "b" : "") },
        runs("with unknown members") { number in
            var run = TextRun(prose)
            run.unknownMembers = ["com.example.a": .string("\(number % 2)\(prose)")]
            return run
        },
        one("lines", "a\n"), one("white space", " "), one("markup", "<&>*"), one("stars", "*"),
        one("backticks in code", "`a", "c"), one("separators", "\u{2028}"),
        one("isolates", "\u{2066}"),
        one("returns", "\r\n"), one("words in bold", "a ", "b"), one("lines in bold", "a\n", "b"),
        one("code of many lines", "a\n", "c"), one("addresses", "www.a mailto:b http://c "),
        Shape("lines with a link as long", count: 400) { count in
            let link = "https://a.example/" + String(repeating: "b", count: count)
            return [run(String(repeating: "a\n", count: count), link: link)]
        },
        Shape("paragraphs with a link as long", count: 400) { count in
            let link = "https://a.example/" + String(repeating: "b", count: count)
            return [run(String(repeating: "a\n\n", count: count), link: link)]
        },
        Shape("a link of parentheses and ampersands", count: 1_000) { count in
            [run("a", link: "https://a.example/" + String(repeating: "(&)", count: count))]
        },
    ]

    private static func runs(
        _ name: String, _ make: @escaping @Sendable (Int) -> TextRun
    ) -> Shape<[TextRun]> {
        Shape("runs " + name, count: 128) { (0..<$0).map(make) }
    }

    private static func one(_ name: String, _ unit: String, _ style: String = "") -> Shape<
        [TextRun]
    > {
        Shape("one run of \(name)", count: 1_000) {
            [run(String(repeating: unit, count: $0), style)]
        }
    }

    private static func run(_ text: String, _ style: String = "", link: String? = nil) -> TextRun {
        var run = TextRun(text)
        run.isBold = style.contains("b")
        run.isItalic = style.contains("i")
        run.isStruckThrough = style.contains("s")
        run.isCode = style.contains("c")
        run.link = link.flatMap(URL.init(string:))
        return run
    }

    private static func styled(_ number: Int) -> TextRun {
        var run = TextRun("\(prose)")
        run.foregroundColor = TextColor(red: UInt8(number % 256), green: 0, blue: 0)
        run.backgroundColor = TextColor(red: 0, green: UInt8(number % 7), blue: 0)
        run.fontName = "Font \(number % 3)"
        run.fontSize = Double(number % 20 + 1)
        return run
    }
}
