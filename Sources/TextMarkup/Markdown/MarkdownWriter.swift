import XExtensionItem

/// Joins lines of Markdown with hard breaks and paragraphs, in a way that no renderer strips.
///
/// One LF is a backslash at the end of the line, and two are an empty line. Each further LF is a
/// line with only a backslash. LFs at the end of the text are references, `&#10;`.
struct MarkdownWriter {
    private var output = ""

    /// Returns the text as Markdown.
    static func markdown(of text: AttributedText) -> String {
        var writer = MarkdownWriter()
        writer.write(lines(of: ShownText.runs(of: text)))
        return writer.output
    }

    private static func lines(of runs: [TextRun]) -> [[MarkdownStretch]] {
        var lines: [[MarkdownStretch]] = [[]]
        for run in runs {
            let parts = run.text.utf8.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let link = run.linkOfEachLine.flatMap(MarkupLink.text)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append([]) }
                guard !part.isEmpty else { continue }
                let text = String(Substring(part))
                lines[lines.count - 1].append(MarkdownStretch(text, like: run, link: link))
            }
        }
        return lines
    }

    private mutating func write(_ lines: [[MarkdownStretch]]) {
        var breaks = 0
        for (index, line) in lines.enumerated() {
            if index > 0 { breaks += 1 }
            guard !line.isEmpty else { continue }
            write(breaks: breaks)
            MarkdownLine(line).write(to: &output)
            breaks = 0
        }
        output += String(repeating: "&#10;", count: breaks)
    }

    private mutating func write(breaks: Int) {
        let isParagraph = breaks > 1 && !output.isEmpty
        if isParagraph { output += "\n\n" }
        output += String(repeating: "\\\n", count: isParagraph ? breaks - 2 : breaks)
    }
}
