import XExtensionItem

/// A stretch of a line with uniform styling, reduced to the styles of Markdown.
struct MarkdownStretch: Sendable {
    /// A pair of markers around text.
    enum Layer: Hashable {
        case link(String)
        case strikethrough
        case bold
        case italic
    }

    /// The text, without LF.
    var text: String
    /// The destination of the link, if it is allowed.
    var link: String?
    /// The emphasis, without link and code.
    var emphasis: Set<Layer> = []
    /// Whether the text is a code span.
    var isCode = false

    /// Creates a stretch with the styling of a run. The link is computed once for all lines of the
    /// run.
    init(_ text: String, like run: TextRun, link: String?) {
        self.text = text
        self.link = link
        if run.isStruckThrough { emphasis.insert(.strikethrough) }
        if run.isBold { emphasis.insert(.bold) }
        if run.isItalic { emphasis.insert(.italic) }
        isCode = run.isCode
    }

    /// Returns another text with the same styling.
    func with(_ text: some StringProtocol) -> MarkdownStretch {
        var copy = self
        copy.text = String(text)
        return copy
    }

    /// The layers around the text, outermost first among equally long ones.
    var layers: [Layer] {
        let order: [Layer] = [.strikethrough, .bold, .italic]
        return (link.map { [.link($0)] } ?? []) + order.filter(emphasis.contains)
    }

    /// Whether two stretches have the same styling.
    func isLike(_ other: MarkdownStretch) -> Bool {
        link == other.link && emphasis == other.emphasis && isCode == other.isCode
    }

    /// Joins neighbours with the same styling.
    static func joined(_ stretches: [MarkdownStretch]) -> [MarkdownStretch] {
        var result: [MarkdownStretch] = []
        for stretch in stretches {
            if let last = result.indices.last, result[last].isLike(stretch) {
                // Appends in place: a copy of the last stretch would share its text.
                result[last].text += stretch.text
            } else {
                result.append(stretch)
            }
        }
        return result
    }
}
