import WireFormat
import XExtensionItem

/// An element around a stretch of text in an HTML fragment.
enum HTMLLayer: Hashable {
    case link(String)
    case style(String)
    case bold
    case italic
    case underline
    case strikethrough
    case code

    /// Returns the elements around a run. Elements around exactly the same text are nested in the
    /// returned order, outermost first.
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

    var startTag: String {
        switch self {
        case .link(let link):
            "<a href=\"\(HTMLText.escaped(link))\" rel=\"noopener noreferrer\">"
        case .style(let style): "<span style=\"\(HTMLText.escaped(style))\">"
        case .bold, .italic, .underline, .strikethrough, .code: "<\(name)>"
        }
    }

    var endTag: String { "</\(name)>" }
}

/// The CSS declarations for styling that has no element of its own: colors and fonts.
enum HTMLStyle {
    /// The font sizes to read and write, in points. Any other size could hide the text or cover the
    /// page.
    static let sizes = 4.0...288.0

    static func declarations(of run: TextRun) -> String {
        var result: [String] = []
        if let color = run.foregroundColor { result.append("color:\(color)") }
        if let color = run.backgroundColor { result.append("background-color:\(color)") }
        if let name = run.fontName, isSafe(name) { result.append("font-family:'\(name)'") }
        if let size = run.fontSize.flatMap(text) { result.append("font-size:\(size)pt") }
        return result.joined(separator: ";")
    }

    private static func isSafe(_ name: String) -> Bool {
        1...64 ~= name.utf8.count && name.utf8.allSatisfy(nameCharacters.contains)
    }

    private static func text(of size: Double) -> String? {
        guard sizes.contains(size) else { return nil }
        let hundredths = Int((size * 100).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        guard rest > 0 else { return String(whole) }
        let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
        return "\(whole).\(digits)"
    }

    private static let nameCharacters = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -")
}
