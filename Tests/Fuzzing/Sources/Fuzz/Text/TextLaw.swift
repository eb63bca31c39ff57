import Foundation
import TextMarkup
import XExtensionItem

/// Styled text survives Markdown and attributed strings, and is written as safe HTML.
///
/// The bytes are Markdown, or runs if they start with U+0001.
enum TextLaw {
    static func check(_ bytes: Data) throws -> Bool {
        let text =
            bytes.first == 1
            ? AttributedText(TextProgram(bytes.dropFirst()).runs)
            : AttributedText(markdown: String(decoding: bytes, as: UTF8.self))
        checkMarkdown(text)
        HTMLFragment(text.html).check(shows: ShownText(text))
        checkAttributedString(text)
        return true
    }

    /// Everything round-trips, except links that no payload can contain.
    private static func checkAttributedString(_ text: AttributedText) {
        var runs = text.runs
        for index in runs.indices where runs[index].link?.scheme == "javascript" {
            runs[index].link = nil
        }
        let read = AttributedText(AttributedString(text))
        require(read == AttributedText(runs), "as AttributedString: \(read.runs), not \(runs)")
    }

    private static func checkMarkdown(_ text: AttributedText) {
        let markdown = text.markdown
        let read = AttributedText(markdown: markdown)
        let (shown, found) = (ShownText(text), ShownText(read))
        require(found.plain == shown.plain, "different text: \(markdown.debugDescription)")
        require(
            found.styles == shown.styles || shown.hasCodeThatIsLost,
            "different styles: \(markdown.debugDescription)\n\(found.styles)\n\(shown.styles)")
        let scalars = markdown.unicodeScalars
        require(!scalars.contains(where: ShownText.isHarmful), "a control character in Markdown")
        for link in read.runs.compactMap(\.link) {
            require(ShownText.isAllowed(link.absoluteString), "a link to \(link)")
        }
        let again = AttributedText(markdown: read.markdown)
        require(ShownText(again).plain == found.plain, "writing Markdown is not idempotent")
    }
}
