import XExtensionItem

/// Text as it may stand in markup, with what acts on its surroundings taken out.
///
/// - CR LF and CR become LF, as every reader of HTML and Markdown would make them.
/// - Any other control character but TAB becomes U+FFFD: neither format can hold U+0000, HTML none
///   of them, and a terminal would obey U+001B.
/// - The bidirectional embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069) are
///   left out: what opens a scope can leave it open, and turn around what stands after the text or
///   make a link read like another. The marks U+061C, U+200E and U+200F open nothing and stay.
enum ShownText {
    /// The runs of a text as they are shown, none of them empty.
    static func runs(of text: AttributedText) -> [TextRun] {
        var previous: Unicode.Scalar?
        return text.runs.compactMap { run in
            var shown = run
            shown.text = self.text(run.text, after: &previous)
            return shown.text.utf8.isEmpty ? nil : shown
        }
    }

    /// The text to show for a text, given the scalar before it, so that a CR LF may span two runs.
    static func text(_ text: String, after previous: inout Unicode.Scalar?) -> String {
        let scalars = text.unicodeScalars
        defer { previous = scalars.last ?? previous }
        guard scalars.contains(where: { replacement($0) != $0 }) || previous == "\r" else {
            return text
        }
        var result = String.UnicodeScalarView()
        var last = previous
        for scalar in scalars {
            defer { last = scalar }
            if scalar == "\n", last == "\r" { continue }
            if let shown = replacement(scalar) { result.append(shown) }
        }
        return String(result)
    }

    /// What stands for a scalar; nil for nothing.
    private static func replacement(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x9, 0xA: scalar
        case 0xD: "\n"
        case 0...0x1F, 0x7F...0x9F: "\u{FFFD}"
        case 0x202A...0x202E, 0x2066...0x2069: nil
        default: scalar
        }
    }
}
