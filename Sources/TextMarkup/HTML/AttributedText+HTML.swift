public import XExtensionItem

extension AttributedText {
    /// Makes a text of HTML: what a browser would show of it, as far as runs can say it.
    ///
    /// Nothing fails, nothing is fetched or run, and time and memory are linear in the length.
    ///
    /// - Bold, italic, underline, strikethrough, code and links are those of `b`, `strong`, `i`, `em`,
    ///   `cite`, `dfn`, `var`, `u`, `ins`, `s`, `strike`, `del`, `code`, `kbd`, `samp`, `tt`, `a` and
    ///   headings, and of `style` attributes and `font`: colors (`#RGB`, `#RRGGBB`, `#RRGGBBAA` and the
    ///   sixteen basic names), `font-family`, `font-size` in points and pixels, `font-weight`,
    ///   `font-style` and `text-decoration`.
    /// - White space is collapsed, except in `pre`. `br` is an LF, `div`, `li`, `tr` and the like begin a
    ///   line, and `p`, headings, lists and tables have an empty line around them. Items of lists begin
    ///   with `•` or a number, cells of tables are separated by a TAB.
    /// - A link stands for the schemes http, https, mailto and tel, without a user or password; of any
    ///   other link, a relative one too, only the text stays.
    /// - Comments, `head`, `script`, `style`, `template`, `textarea`, `svg` and `math` are left out, and
    ///   images with them. Elements nested deeper than 256 have no effect.
    /// - References have a semicolon, and a number or a name that ``init(markdown:)`` knows.
    ///
    /// It reads ``html`` again as it was, but for repeated white space, and white space at the edges of
    /// lines.
    public init(html: String) {
        var reader = HTMLReader(html)
        self.init(reader.runs())
    }

    /// The text as a fragment of HTML, to stand inside a paragraph or any other element with text.
    ///
    /// The elements are `a`, `span`, `strong`, `em`, `u`, `s`, `code` and `br`, and the attributes
    /// `href`, `rel` and `style`. Of elements that begin together the one that goes on longest is
    /// outermost, and of equals the one named first here. The text cannot hold markup: `& < > " '`
    /// are references.
    ///
    /// Links stand for the schemes http, https, mailto and tel, without a user or password; of any
    /// other link only the text does. `rel="noopener noreferrer"` keeps them harmless where a page opens them elsewhere. Colors
    /// are written as payloads spell them, a font name where it is of ASCII letters, digits, spaces
    /// and hyphens, and a size from 4 to 288 points.
    ///
    /// LF, CR and CR LF are `<br>`. Other control characters but TAB are U+FFFD, which HTML has no
    /// form for. Bidirectional embeddings, overrides and isolates are left out, for they could turn
    /// around what stands after the fragment. Spaces are left as they are: a browser shows several
    /// as one, unless its style says `white-space: pre-wrap`.
    public var html: String {
        let runs = ShownText.runs(of: self)
        var result = ""
        for event in MarkupNesting.events(runs.map(HTMLLayer.layers)) {
            switch event {
            case .open(let layer): result += layer.startTag
            case .close(let layer): result += layer.endTag
            case .stretch(let position): result += HTMLText.content(runs[position].text)
            }
        }
        return result
    }
}
