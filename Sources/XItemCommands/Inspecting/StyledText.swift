import Essentials
import XExtensionItem

/// Styled text for a terminal; without terminal styles, marked up like Markdown.
struct StyledText {
    let style: TerminalStyle

    func write(
        _ text: AttributedText, indentation: String, to output: inout PageOutput
    ) throws(CommandError) {
        try output.write(indentation)
        for run in text.runs {
            try write(run, indentation: indentation, to: &output)
        }
        try output.write("\n")
    }

    private func write(
        _ run: TextRun, indentation: String, to output: inout PageOutput
    ) throws(CommandError) {
        let (start, end) = linkMarks(run)
        // The URL of a link follows each line of the link's text. If repeating the URL would
        // multiply the size of the output, it follows only the last line.
        let isRepeated = run.linkOfEachLine != nil
        var rest = run.text.unicodeScalars[...]
        var isFirst = true
        while true {
            let lineEnd = rest.firstIndex(of: "\n")
            let line = SafeText.line(String(rest[..<(lineEnd ?? rest.endIndex)]))
            if !line.isEmpty {
                if isRepeated || isFirst { try output.write(start) }
                try output.write(render(line, run))
                if isRepeated { try output.write(end) }
                isFirst = false
            }
            guard let lineEnd else { break }
            try output.write("\n" + indentation)
            rest = rest[rest.index(after: lineEnd)...]
        }
        if !isRepeated, !isFirst { try output.write(end) }
    }

    private func linkMarks(_ run: TextRun) -> (start: String, end: String) {
        guard let link = run.link else { return ("", "") }
        return ("[", "](\(SafeText.line(link.absoluteString)))")
    }

    private func render(_ text: String, _ run: TextRun) -> String {
        style.isOn ? style.apply(codes(run), to: text) : marked(text, run)
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
