import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Styled text as a terminal shows it, or, where there are no styles, with marks like Markdown's.
struct StyledText {
    let style: TerminalStyle

    /// The lines of a text.
    func lines(_ text: AttributedText) -> [String] {
        var lines = [""]
        for run in text.runs {
            let parts = SafeText.lines(run.text).map { render($0, run) }
            lines[lines.count - 1] += parts[0]
            lines += parts.dropFirst()
        }
        return lines
    }

    private func render(_ text: String, _ run: TextRun) -> String {
        guard !text.isEmpty else { return "" }
        let styled = style.isOn ? style.apply(codes(run), to: text) : marked(text, run)
        guard let link = run.link else { return styled }
        return "[\(styled)](\(SafeText.line(link.absoluteString)))"
    }

    private func codes(_ run: TextRun) -> [String] {
        var codes: [String] = []
        if run.isBold { codes.append("1") }
        if run.isItalic { codes.append("3") }
        if run.isUnderlined || run.link != nil { codes.append("4") }
        if run.isStruckThrough { codes.append("9") }
        if run.isCode { codes.append("2") }
        if let color = run.foregroundColor { codes.append("38;2;\(components(color))") }
        if let color = run.backgroundColor { codes.append("48;2;\(components(color))") }
        return codes
    }

    private func components(_ color: TextColor) -> String {
        "\(color.red);\(color.green);\(color.blue)"
    }

    private func marked(_ text: String, _ run: TextRun) -> String {
        var marks = ""
        if run.isBold { marks += "**" }
        if run.isItalic { marks += "_" }
        if run.isStruckThrough { marks += "~~" }
        if run.isCode { marks += "`" }
        return marks + text + String(marks.reversed())
    }
}
