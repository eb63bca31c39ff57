public import XExtensionItem

extension AttributedText {
    /// The text as CommonMark, with GitHub's `~~` for strikethrough.
    ///
    /// Text never becomes markup: every character that could is escaped by a backslash or, where
    /// that is not enough, written as a reference (`&#32;`). Underline, colors and fonts have no
    /// Markdown and are dropped. One LF is a hard break; two begin a paragraph. Emphasis ends with
    /// the line, and white space at its edges moves outside. A link is kept if its scheme is http,
    /// https, mailto or tel and it has no user or password; of any other link only the text is
    /// kept.
    ///
    /// CR and CR LF become LF. Other control characters except TAB become U+FFFD. Bidirectional
    /// embeddings, overrides and isolates are dropped. Apart from these changes, `init(markdown:)`
    /// reads the same plain text, and the same bold, italic, strikethrough, code and links wherever
    /// a run has more than white space. Two things are lost: code with `]:` in a link at the start
    /// of a line becomes plain text; and a link over many lines is dropped if writing it for each
    /// line would take more than sixteen times the size of text and link.
    ///
    /// GitHub turns email addresses and `@names` into links after reading Markdown; no escape
    /// prevents that.
    public var markdown: String { MarkdownWriter.markdown(of: self) }

    /// Creates a text from Markdown's inline markup; everything else is literal text.
    ///
    ///     let text = AttributedText(markdown: "A **bold** word")
    ///
    /// It reads emphasis and strong emphasis with `*` and `_` by CommonMark's rules (0.31.2,
    /// section 6.2), `~~` by the same rules, code spans, links with a destination in parentheses,
    /// autolinks in angle brackets, backslash escapes, numeric character references and a few named
    /// ones. Reading never fails, and takes time and memory linear in the length.
    ///
    /// It differs from CommonMark on purpose:
    /// - There are no blocks: headings, lists, quotations, code blocks and tables are literal text.
    ///   Empty lines separate paragraphs, and the text has one empty line between paragraphs.
    /// - Every line break within a paragraph, hard or soft, is an LF.
    /// - Raw HTML, images and reference links are literal text, and markup within them is read.
    /// - A link is kept, without its title, if its scheme is http, https, mailto or tel and it has
    ///   no user or password. Of any other link, including a relative one, only the text is kept.
    ///   Any other autolink is literal text.
    /// - Brackets around an autolink are not a link, as the specification says; cmark nests the
    ///   two.
    /// - The known named references are `amp`, `lt`, `gt`, `quot`, `apos`, `nbsp`, `copy`, `reg`,
    ///   `trade`, `hellip`, `mdash`, `ndash`, `lsquo`, `rsquo`, `ldquo`, `rdquo`, `euro` and `shy`.
    /// - One tilde, and more than two, are literal text.
    public init(markdown: String) {
        var reader = MarkdownReader()
        reader.read(markdown)
        self.init(reader.runs)
    }
}
