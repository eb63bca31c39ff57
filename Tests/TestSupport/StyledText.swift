import Foundation
package import XExtensionItem

/// A short spelling of styled text for expectations: `a {b|bold} {is@https://x.y|both}`.
///
/// The letters are b, i, u, s and c for bold, italic, underline, strikethrough and code.
package enum StyledText {
    package static func spelling(of text: AttributedText) -> String {
        text.runs.reduce(into: "") { $0 += spelling(of: $1) }
    }

    package static func spelling(of run: TextRun) -> String {
        let style = style(of: run)
        return style.isEmpty ? run.text : "{\(style)|\(run.text)}"
    }

    /// The letters of the styles that Markdown can express, and of underline.
    package static func style(of run: TextRun) -> String {
        let flags: [(Bool, String)] = [
            (run.isBold, "b"), (run.isItalic, "i"), (run.isUnderlined, "u"),
            (run.isStruckThrough, "s"), (run.isCode, "c"),
        ]
        let letters = flags.filter(\.0).map(\.1).joined()
        return letters + (run.link.map { "@" + $0.absoluteString } ?? "")
    }
}

/// A run with one style, for tests.
package func run(_ text: String, _ style: String = "", link: String? = nil) -> TextRun {
    var run = TextRun(text)
    run.isBold = style.contains("b")
    run.isItalic = style.contains("i")
    run.isUnderlined = style.contains("u")
    run.isStruckThrough = style.contains("s")
    run.isCode = style.contains("c")
    run.link = link.flatMap(URL.init(string:))
    return run
}
