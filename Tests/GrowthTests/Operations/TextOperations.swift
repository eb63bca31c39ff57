import Foundation
import TextMarkup
import XExtensionItem

/// Operations of a program on styled text.
enum TextOperations {
    static let ofMarkdown: [Operation<String>] = [
        Operation("reading Markdown") { text in { _ = AttributedText(markdown: text) } },
        Operation("comparison") { text in
            let (one, other) = (AttributedText(markdown: text), AttributedText(markdown: text))
            return { _ = one == other && one.hashValue == other.hashValue }
        },
        Operation("Markdown of Markdown") { text in
            let text = AttributedText(markdown: text)
            return { _ = text.markdown }
        },
    ]

    static let ofRuns: [Operation<[TextRun]>] = [
        Operation("creating text from runs") { runs in { _ = AttributedText(runs) } },
        Operation("comparison of runs that are not joined") { runs in
            let (one, other) = (unjoined(runs), unjoined(runs + [TextRun("")]))
            return { _ = one == other && one.hashValue == other.hashValue }
        },
        text("comparison") { _ = $0 == unjoined($0.runs + [TextRun("")]) },
        text("plain text") { _ = $0.plainText + $0.description },
        text("writing Markdown") { _ = $0.markdown },
        text("writing HTML") { _ = $0.html },
        text("creating an AttributedString") { _ = AttributedString($0) },
        Operation("reading an AttributedString") { runs in
            let string = AttributedString(AttributedText(runs))
            return { _ = AttributedText(string) }
        },
    ]

    private static func text(
        _ name: String, _ body: @escaping @Sendable (AttributedText) -> Void
    ) -> Operation<[TextRun]> {
        Operation(name) { runs in
            let text = AttributedText(runs)
            return { body(text) }
        }
    }

    private static func unjoined(_ runs: [TextRun]) -> AttributedText {
        var text = AttributedText()
        text.runs = runs
        return text
    }
}
