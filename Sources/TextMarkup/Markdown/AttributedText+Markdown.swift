public import XExtensionItem

extension AttributedText {
    /// The text as CommonMark, with `~~` for strikethrough as GitHub has it.
    ///
    /// Literal text never becomes markup: characters that could are escaped by a backslash, and
    /// where that is not enough written as references (`&#32;`). Underline, colors and fonts have no
    /// form and are left out. An LF is a hard break, two are a new paragraph. Emphasis ends with the
    /// line, and white space at its edges is put outside. Links stand for the schemes http, https,
    /// mailto and tel, without a user or password; of any other link only the text does.
    ///
    /// CR and CR LF are LF; other control characters but TAB are U+FFFD; bidirectional embeddings,
    /// overrides and isolates are left out. But for these `init(markdown:)` reads the same plain
    /// text, and the same bold, italic, strikethrough, code and links wherever there is more than
    /// white space. Two things are lost: code with `]:` in a link that begins a line is no code then,
    /// and a link over many lines is only text where what is written for each of them would be
    /// more than sixteen times as long as text and link.
    /// GitHub makes links of e-mail addresses and `@names` after reading Markdown; no escape keeps
    /// it from that.
    public var markdown: String { MarkdownWriter.markdown(of: self) }

    /// Makes a text of Markdown's inline markup; anything else in it is literal text.
    ///
    /// Read are emphasis and strong emphasis of `*` and `_` by CommonMark's rules (0.31.2, section
    /// 6.2), `~~` by the same rules, code spans, links with a destination in parentheses, autolinks
    /// in angle brackets, backslash escapes, numeric character references and a few named ones.
    /// Nothing fails, and time and memory are linear in the length.
    ///
    /// It differs from CommonMark on purpose:
    /// - There are no blocks: headings, lists, quotations, code blocks and tables are literal text.
    ///   Empty lines separate paragraphs, and one empty line of text stands between these.
    /// - Any line break within a paragraph, hard or soft, is an LF.
    /// - Raw HTML, images and reference links are literal text, and markup within them is read.
    /// - A link stands for the schemes http, https, mailto and tel, without a user or password, and
    ///   its title is dropped; of any other link, a relative one too, only the text stays. An
    ///   autolink that is none of these is literal text.
    /// - Brackets around an autolink are no link, as the specification has it; cmark nests them.
    /// - Of named references `amp`, `lt`, `gt`, `quot`, `apos`, `nbsp`, `copy`, `reg`, `trade`,
    ///   `hellip`, `mdash`, `ndash`, `lsquo`, `rsquo`, `ldquo`, `rdquo`, `euro` and `shy` are known.
    /// - One tilde, and more than two, are literal text.
    public init(markdown: String) {
        var reader = MarkdownReader()
        reader.read(markdown)
        self.init(reader.runs)
    }
}
