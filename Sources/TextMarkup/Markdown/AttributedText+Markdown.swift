public import XExtensionItem

extension AttributedText {
    /// The text as CommonMark, with GitHub's `~~` for strikethrough.
    ///
    /// Text never becomes markup: a backslash escapes each character that could start or end
    /// markup. Where a backslash does not suffice, a reference (`&#32;`) replaces the character.
    /// Underline, colors and fonts have no Markdown equivalent and are dropped. One LF becomes a
    /// hard break; two start a paragraph. Emphasis is closed at the end of each line and reopened
    /// on the next; white space at the edges of emphasis moves outside. A link is kept if its
    /// scheme is http, https, mailto or tel and it has no user or password; any other link becomes
    /// plain text.
    ///
    /// CR and CR LF become LF. Other control characters except TAB become U+FFFD. Bidirectional
    /// embeddings, overrides and isolates are dropped. Apart from these changes, `init(markdown:)`
    /// reads the same plain text, and the same bold, italic, strikethrough, code and links. There
    /// are three exceptions: a run of only white space can lose its bold, italic and strikethrough;
    /// code with `]:` in a link at the start of a line becomes plain text; and a link that spans
    /// many lines is dropped if repeating it on each line would take more than 4 KiB plus sixteen
    /// times the combined size of the text and the link.
    ///
    /// GitHub turns email addresses and `@names` into links after reading Markdown; no escape
    /// prevents this.
    public var markdown: String { MarkdownWriter.markdown(of: self) }

    /// Creates styled text from Markdown's inline markup; everything else is literal text.
    ///
    ///     let text = AttributedText(markdown: "A **bold** word")
    ///
    /// Reads emphasis and strong emphasis with `*` and `_` by CommonMark's rules (0.31.2,
    /// section 6.2), `~~` according to the same rules, code spans, links with a destination in
    /// parentheses, autolinks in angle brackets, backslash escapes, numeric character references,
    /// and a few named character references. Reading never fails, and takes time and memory linear
    /// in the length of the Markdown.
    ///
    /// Reading deliberately differs from CommonMark or its reference implementation, cmark:
    /// - Blocks are literal text: headings, lists, quotations, code blocks and tables. Empty lines
    ///   separate paragraphs; the result has one empty line between paragraphs.
    /// - Every line break within a paragraph, hard or soft, becomes LF.
    /// - Raw HTML, images and reference links are literal text, but markup within them is read.
    /// - A link is kept, without its title, if its scheme is http, https, mailto or tel and it has
    ///   no user or password. Any other link, including a relative one, becomes plain text. Any
    ///   other autolink is literal text, with its angle brackets.
    /// - Brackets around an autolink are not a link, as CommonMark's specification requires. Only
    ///   cmark differs: it nests the two links.
    /// - The known named references are `amp`, `lt`, `gt`, `quot`, `apos`, `nbsp`, `copy`, `reg`,
    ///   `trade`, `hellip`, `mdash`, `ndash`, `lsquo`, `rsquo`, `ldquo`, `rdquo`, `euro` and `shy`.
    /// - A single tilde, or a sequence of more than two, is literal text.
    public init(markdown: String) {
        var reader = MarkdownReader()
        reader.read(markdown)
        self.init(reader.runs)
    }
}

/// Joins lines of Markdown with hard breaks and paragraph breaks, in a form that no renderer
/// strips.
///
/// One LF becomes a backslash at the end of the line, two become an empty line, and each further LF
/// becomes a line with only a backslash. LFs at the end of the text become references, `&#10;`.
struct MarkdownWriter {
    private var output = ""

    static func markdown(of text: AttributedText) -> String {
        var writer = MarkdownWriter()
        writer.write(lines(of: ShownText.runs(of: text)))
        return writer.output
    }

    private static func lines(of runs: [TextRun]) -> [[MarkdownStretch]] {
        var lines: [[MarkdownStretch]] = [[]]
        for run in runs {
            let parts = run.text.utf8.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let link = run.linkOfEachLine.flatMap(MarkupLink.text)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append([]) }
                guard !part.isEmpty else { continue }
                let text = String(Substring(part))
                lines[lines.count - 1].append(MarkdownStretch(text, like: run, link: link))
            }
        }
        return lines
    }

    private mutating func write(_ lines: [[MarkdownStretch]]) {
        var breaks = 0
        for (index, line) in lines.enumerated() {
            if index > 0 { breaks += 1 }
            guard !line.isEmpty else { continue }
            write(breaks: breaks)
            MarkdownLine(line).write(to: &output)
            breaks = 0
        }
        output += String(repeating: "&#10;", count: breaks)
    }

    private mutating func write(breaks: Int) {
        let isParagraph = breaks > 1 && !output.isEmpty
        if isParagraph { output += "\n\n" }
        output += String(repeating: "\\\n", count: isParagraph ? breaks - 2 : breaks)
    }
}
