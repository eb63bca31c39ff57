import XExtensionItem

/// A stretch of a line with the same styling, as far as Markdown has a form for it.
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
    /// The destination, where it is allowed.
    var link: String?
    /// The markers, but those of the link and of code.
    var emphasis: Set<Layer> = []
    /// Whether the text is a code span.
    var isCode = false

    /// Makes a stretch of a text with the styling of a run, whose link is found once for all its lines.
    init(_ text: String, like run: TextRun, link: String?) {
        self.text = text
        self.link = link
        if run.isStruckThrough { emphasis.insert(.strikethrough) }
        if run.isBold { emphasis.insert(.bold) }
        if run.isItalic { emphasis.insert(.italic) }
        isCode = run.isCode
    }

    /// Another text with the same styling.
    func with(_ text: some StringProtocol) -> MarkdownStretch {
        var copy = self
        copy.text = String(text)
        return copy
    }

    /// The layers around the text, the outermost of equals first.
    var layers: [Layer] {
        let order: [Layer] = [.strikethrough, .bold, .italic]
        return (link.map { [.link($0)] } ?? []) + order.filter(emphasis.contains)
    }

    /// Whether the stretch can be joined with another.
    func isLike(_ other: MarkdownStretch) -> Bool {
        link == other.link && emphasis == other.emphasis && isCode == other.isCode
    }

    /// Joins neighbours of the same styling.
    static func joined(_ stretches: [MarkdownStretch]) -> [MarkdownStretch] {
        var result: [MarkdownStretch] = []
        for stretch in stretches {
            if let last = result.indices.last, result[last].isLike(stretch) {
                // In its place: a copy of the last stretch would share the text.
                result[last].text += stretch.text
            } else {
                result.append(stretch)
            }
        }
        return result
    }
}
