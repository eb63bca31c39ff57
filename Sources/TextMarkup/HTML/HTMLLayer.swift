import WireFormat
import XExtensionItem

/// An element around a stretch of text in an HTML fragment.
struct HTMLLayer: Hashable {
    private let name: String
    private var attributes = ""

    /// Returns the elements around a run. Elements around exactly the same text are nested in the
    /// returned order, outermost first.
    static func layers(of run: TextRun) -> [HTMLLayer] {
        var layers: [HTMLLayer] = []
        if let link = run.link.flatMap(MarkupLink.text) {
            let attributes = " href=\"\(HTMLText.escaped(link))\" rel=\"noopener noreferrer\""
            layers.append(HTMLLayer(name: "a", attributes: attributes))
        }
        let style = HTMLStyle.declarations(of: run)
        if !style.isEmpty {
            let attributes = " style=\"\(HTMLText.escaped(style))\""
            layers.append(HTMLLayer(name: "span", attributes: attributes))
        }
        let names = [
            (run.isBold, "strong"), (run.isItalic, "em"), (run.isUnderlined, "u"),
            (run.isStruckThrough, "s"), (run.isCode, "code"),
        ]
        return layers + names.filter(\.0).map { HTMLLayer(name: $1) }
    }

    var startTag: String { "<\(name)\(attributes)>" }
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
        let text = "\((size * 100).rounded() / 100)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static let nameCharacters = ASCIISet.alphanumerics.union(ASCIISet(" -"))
}
