import XExtensionItem

/// An element around a stretch of text in an HTML fragment; the cases are in nesting order.
enum HTMLLayer: Hashable {
    case link(String)
    case style(String)
    case bold
    case italic
    case underline
    case strikethrough
    case code

    /// Returns the elements of a run, outermost first among equally long ones.
    static func layers(of run: TextRun) -> [HTMLLayer] {
        var layers: [HTMLLayer] = []
        if let link = run.link.flatMap(MarkupLink.text) { layers.append(.link(link)) }
        let style = HTMLStyle.declarations(of: run)
        if !style.isEmpty { layers.append(.style(style)) }
        if run.isBold { layers.append(.bold) }
        if run.isItalic { layers.append(.italic) }
        if run.isUnderlined { layers.append(.underline) }
        if run.isStruckThrough { layers.append(.strikethrough) }
        if run.isCode { layers.append(.code) }
        return layers
    }

    private var name: String {
        switch self {
        case .link: "a"
        case .style: "span"
        case .bold: "strong"
        case .italic: "em"
        case .underline: "u"
        case .strikethrough: "s"
        case .code: "code"
        }
    }

    /// The start tag.
    var startTag: String {
        switch self {
        case .link(let link):
            "<a href=\"\(HTMLText.escaped(link))\" rel=\"noopener noreferrer\">"
        case .style(let style): "<span style=\"\(HTMLText.escaped(style))\">"
        default: "<\(name)>"
        }
    }

    /// The end tag.
    var endTag: String { "</\(name)>" }
}
