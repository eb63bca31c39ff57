import ConformanceKit
import Essentials
import XExtensionItem

/// Styled text as HTML without style sheets: elements and attributes alone.
enum PreviewText {
    /// The greatest number of characters of a text.
    private static let limit = 20_000

    /// Returns the paragraphs of a text.
    static func html(_ text: AttributedText) -> String {
        var result = ""
        var rest = limit
        for run in text.runs {
            guard rest > 0 else {
                result += " <small>… and more</small>"
                break
            }
            result += html(run, PreviewFragment.cut(run.text, rest))
            rest -= run.text.unicodeScalars.count
        }
        return "<div class=\"text\" dir=\"auto\">\(result)</div>"
    }

    private static func html(_ run: TextRun, _ escaped: String) -> String {
        let styles: [(isOn: Bool, name: String)] = [
            (run.isBold, "b"), (run.isItalic, "i"), (run.isUnderlined, "u"),
            (run.isStruckThrough, "s"), (run.isCode, "code"), (run.backgroundColor != nil, "mark"),
        ]
        var html = escaped
        for style in styles where style.isOn { html = "<\(style.name)>\(html)</\(style.name)>" }
        if let color = run.foregroundColor {
            html = "<font color=\"\(hexadecimal(color))\">\(html)</font>"
        }
        return run.link.map { link($0.absoluteString, html) } ?? html
    }

    private static func hexadecimal(_ color: TextColor) -> String {
        let digits = [color.red, color.green, color.blue].map { component in
            (component < 16 ? "0" : "") + String(component, radix: 16)
        }
        return "#" + digits.joined()
    }

    /// Returns a link that leads somewhere only for http and https; the address is shown with any
    /// other scheme.
    static func link(_ address: String, _ html: String) -> String {
        let text = Markup.escaped(address)
        guard ["https://", "http://"].contains(where: address.lowercased().hasPrefix) else {
            return html == text ? html : "\(html) <small>(\(text))</small>"
        }
        return "<a href=\"\(text)\" rel=\"noreferrer noopener\" title=\"\(text)\">\(html)</a>"
    }
}
