import TextMarkup
import XExtensionItem

/// A part of the page's HTML. It refers to images by their numbers instead of containing their
/// data.
struct PreviewFragment: Hashable {
    enum Piece: Hashable {
        case html(String)
        case image(Int)
    }

    private(set) var pieces: [Piece] = []

    var isEmpty: Bool { pieces.isEmpty }

    /// Appends trusted markup.
    mutating func add(_ html: String) {
        if case .html(let last)? = pieces.last {
            pieces[pieces.count - 1] = .html(last + html)
        } else {
            pieces.append(.html(html))
        }
    }

    /// Appends untrusted text in an element. Truncates text over the limit, and adds a note with
    /// the full size.
    mutating func add(
        _ text: String, in element: String, class name: String = "", limit: Int = 2000
    ) {
        let attribute = name.isEmpty ? "" : " class=\"\(name)\""
        add("<\(element)\(attribute) dir=\"auto\">\(Self.cut(text, limit))</\(element)>")
    }

    mutating func addImage(_ number: Int) { pieces.append(.image(number)) }

    /// Returns untrusted text as HTML, truncated to `limit` Unicode scalars.
    static func cut(_ text: String, _ limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard
            let end = scalars.index(
                scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return escaped(text) }
        return escaped(String(scalars[..<end]))
            + " <small>… and more, \(ByteCountText.text(text.utf8.count)) in all</small>"
    }

    /// Returns untrusted text as HTML, with escapes for control characters and direction marks.
    static func escaped(_ text: String) -> String {
        HTMLText.escaped(text.inLines)
    }

    // MARK: Styled text

    /// The maximum length of styled text, in Unicode scalars.
    private static let textLength = 20_000

    /// Returns styled text as a receiver might show it, but without colors and fonts, because the
    /// page's policy forbids inline styles.
    static func text(_ text: AttributedText) -> String {
        var runs: [TextRun] = []
        var rest = textLength
        for run in text.runs where rest > 0 {
            var shown = run
            shown.text = run.text.cut(to: rest).inLines
            (shown.foregroundColor, shown.backgroundColor) = (nil, nil)
            (shown.fontName, shown.fontSize) = (nil, nil)
            runs.append(shown)
            rest -= run.text.unicodeScalars.count
        }
        let more = rest < 0 ? " <small>… and more</small>" : ""
        return "<div class=\"text\" dir=\"auto\">\(AttributedText(runs).html)\(more)</div>"
    }

    /// Returns a link if the scheme is http or https; otherwise, returns `html` and the address as
    /// text.
    static func link(_ address: String, _ html: String) -> String {
        let text = escaped(address)
        guard ["https://", "http://"].contains(where: address.lowercased().hasPrefix) else {
            return html == text ? html : "\(html) <small>(\(text))</small>"
        }
        return "<a href=\"\(text)\" rel=\"noreferrer noopener\" title=\"\(text)\">\(html)</a>"
    }
}

extension String {
    /// The text with escapes for control characters and direction marks, except line feeds and
    /// tabs.
    fileprivate var inLines: String {
        unicodeScalars.map { scalar in
            scalar.isSafeInLine || scalar == "\n" || scalar == "\t"
                ? String(scalar) : scalar.escaped
        }.joined()
    }
}
