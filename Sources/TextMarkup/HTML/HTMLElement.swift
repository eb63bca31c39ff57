import XExtensionItem

/// The effects of HTML elements on their text.
enum HTMLElement {
    /// The separation of a block from the text before and after it.
    enum Block {
        /// A line break before and after.
        case line
        /// An empty line before and after.
        case paragraph
    }

    /// Returns the separation of a block element, or nil for an inline element.
    static func block(_ name: String) -> Block? {
        if lines.contains(name) { return .line }
        return paragraphs.contains(name) ? .paragraph : nil
    }

    /// Whether an element has no content and no end tag.
    static func isVoid(_ name: String) -> Bool { voids.contains(name) }

    /// Whether an element's content is not markup and is not shown.
    static func isRawText(_ name: String) -> Bool { rawTexts.contains(name) }

    /// Whether an element's content is markup and is not shown.
    static func isHidden(_ name: String) -> Bool { hidden.contains(name) }

    private static let lines: Set = [
        "address", "article", "aside", "body", "caption", "center", "dd", "div", "dt", "fieldset",
        "figcaption", "footer", "form", "header", "html", "legend", "li", "main", "nav", "option",
        "section", "summary", "tr",
    ]
    private static let paragraphs: Set = [
        "blockquote", "details", "dl", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol",
        "p",
        "pre", "table", "ul",
    ]
    private static let voids: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source", "track", "wbr",
    ]
    private static let rawTexts: Set = [
        "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
    ]
    private static let hidden: Set = ["head", "math", "svg", "template"]
}

/// The style of text, combined from all its enclosing elements.
struct HTMLTextStyle {
    /// An empty run with the style.
    private(set) var run = TextRun("")
    /// Whether white space is kept.
    private(set) var isPreformatted = false

    /// Applies the style of an element.
    mutating func apply(_ name: String, _ attributes: HTMLAttributes) {
        switch name {
        case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": run.isBold = true
        case "i", "em", "cite", "dfn", "var": run.isItalic = true
        case "u", "ins": run.isUnderlined = true
        case "s", "strike", "del": run.isStruckThrough = true
        case "code", "kbd", "samp", "tt": run.isCode = true
        case "a":
            if let href = attributes.href {
                let destination = HTMLText.unescaped(href).trimmingHTMLSpaces
                run.link = MarkupLink.url(ofDestination: destination)
            }
        case "font":
            if let color = attributes.color { CSSDeclarations.setColor(color, of: &run) }
            if let face = attributes.face { CSSDeclarations.setFont(face, of: &run) }
        case "pre": isPreformatted = true
        default: break
        }
        if let style = attributes.style {
            CSSDeclarations.apply(HTMLText.unescaped(style), to: &run)
        }
    }
}
