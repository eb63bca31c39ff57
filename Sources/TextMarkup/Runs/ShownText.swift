import XExtensionItem

/// Text for markup, without characters that affect the text around them or the program that shows
/// them.
///
/// - CR LF and CR become LF, as in every reader of HTML and Markdown.
/// - Other control characters except TAB become U+FFFD: HTML cannot represent any of them, Markdown
///   cannot represent U+0000, and a terminal would interpret U+001B.
/// - The bidirectional embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069) are
///   dropped: one that is never closed changes the direction of the following text, or disguises a
///   link as another link. The marks U+061C, U+200E and U+200F need no closing character and are kept.
enum ShownText {
    static func runs(of text: AttributedText) -> [TextRun] {
        var previous: Unicode.Scalar?
        return text.runs.compactMap { run in
            var shown = run
            shown.text = self.text(run.text, after: &previous)
            return shown.text.utf8.isEmpty ? nil : shown
        }
    }

    /// `previous` is the last scalar of the previous runs, because CR LF may span two runs. It is
    /// updated for the next run.
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

    /// Returns the replacement for a scalar, or nil to drop it.
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
