public import XExtensionItem

extension AttributedText {
    /// Creates styled text from HTML, as a browser would show it, limited to the styling that a
    /// `TextRun` supports.
    ///
    ///     let text = AttributedText(html: "A <b>bold</b> word")
    ///
    /// Reading never fails, fetches nothing and runs nothing. It takes time and memory linear in
    /// the length of the HTML.
    ///
    /// - Bold, italic, underline, strikethrough, code and links come from `b`, `strong`, `i`, `em`,
    ///   `cite`, `dfn`, `var`, `u`, `ins`, `s`, `strike`, `del`, `code`, `kbd`, `samp`, `tt`, `a`
    ///   and headings. `style` attributes and `font` add colors (`#RGB`, `#RRGGBB`, `#RRGGBBAA` and
    ///   the sixteen basic names), `font-family`, `font-size` in points and pixels, `font-weight`,
    ///   `font-style` and `text-decoration`.
    /// - White space is collapsed, except in `pre`. `br` becomes LF. `div`, `li`, `tr` and similar
    ///   elements start a new line; `p`, headings, lists and tables have an empty line before and
    ///   after them. List items start with `•` or a number. A TAB separates table cells.
    /// - A link is kept if its scheme is http, https, mailto or tel and it has no user or password.
    ///   Any other link, including a relative one, becomes plain text.
    /// - Comments, images, `head`, `iframe`, `math`, `noembed`, `noframes`, `script`, `style`,
    ///   `svg`, `template`, `textarea`, `title` and `xmp` are dropped. Elements nested more than
    ///   256 levels deep have no effect.
    /// - A character reference is resolved if it ends with a semicolon, and is numeric or has one
    ///   of the names that ``init(markdown:)`` lists. Any other reference is literal text.
    ///
    /// HTML that ``html`` has written is read back as the same text with the same styling, except
    /// for repeated white space, and white space at the start or end of a line.
    public init(html: String) {
        var reader = HTMLReader(html)
        self.init(reader.runs())
    }

    /// The text as an HTML fragment, for use inside a paragraph or another element with text.
    ///
    /// The elements are `a`, `span`, `strong`, `em`, `u`, `s`, `code` and `br`; the attributes are
    /// `href`, `rel` and `style`. If several elements start at the same position, the longest is
    /// outermost; if their lengths are equal, the one listed first above. The text cannot
    /// contain markup: `& < > " '` become references.
    ///
    /// A link is kept if its scheme is http, https, mailto or tel and it has no user or password;
    /// any other link becomes plain text. `rel="noopener noreferrer"` protects a page that opens
    /// the link in another window. Colors are written in the payload's notation. A font name is
    /// written if it has only ASCII letters, digits, spaces and hyphens. A font size is written if
    /// it is from 4 to 288 points.
    ///
    /// LF, CR and CR LF become `<br>`. Other control characters except TAB become U+FFFD, because
    /// HTML cannot represent them. Bidirectional embeddings, overrides and isolates are dropped,
    /// because they could change the direction of the text after the fragment. Spaces are
    /// unchanged: a browser collapses them, unless the style is `white-space: pre-wrap`.
    public var html: String {
        let runs = ShownText.runs(of: self)
        var result = ""
        for event in MarkupNesting.events(runs.map(HTMLLayer.layers)) {
            switch event {
            case .open(let layer): result += layer.startTag
            case .close(let layer): result += layer.endTag
            case .stretch(let position):
                result += HTMLText.escaped(runs[position].text, lineBreak: "<br>")
            }
        }
        return result
    }
}
