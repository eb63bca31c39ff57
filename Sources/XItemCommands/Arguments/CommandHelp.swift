/// The help of a command, wrapped to a width in columns.
struct CommandHelp {
    /// The maximum width of a name in the first column. A longer name gets its own line.
    private static let nameWidth = 30
    static let footer = "See 'xitem help options' for common options and exit statuses."

    let form: CommandForm
    var width = Console.standardWidth

    var text: String {
        let example = form.example.split(separator: "\n").map { "  " + $0 }
        var sections = [
            Self.wrapped("OVERVIEW: " + form.summary, rest: "  ", width: width),
            "EXAMPLE:\n" + example.joined(separator: "\n"), usage,
        ]
        if !form.operands.isEmpty {
            let rows = form.operands.map { ($0.placeholder, $0.summary) }
            sections.append("ARGUMENTS:\n" + Self.table(rows, width: width))
        }
        if !form.options.isEmpty {
            let rows = OptionRow.rows(of: form.options)
            sections.append("OPTIONS:\n" + Self.table(rows, width: width))
        }
        if !form.notes.isEmpty {
            sections += Self.paragraphs(form.notes).map { Self.wrapped($0, width: width) }
        }
        let answer = form.negativeAnswer.map { "Exit status 1: \($0)." }
        let end = [answer, Self.footer].compactMap(\.self)
        sections.append(end.map { Self.wrapped($0, width: width) }.joined(separator: "\n"))
        return sections.joined(separator: "\n\n")
    }

    static func commonOptions(width: Int) -> String {
        let output = OptionForm.outputForms + [.pretty]
        // Give each option its own row.
        let rows = OptionRow.rows(
            of: output.map { OptionForm(names: $0.names, value: $0.value, summary: $0.summary) })
        return """
            OPTIONS of every command:
            \(table(OptionRow.rows(of: OptionForm.common), width: width))

            OPTIONS of commands that write a file:
            \(table(rows, width: width))

            EXIT STATUS:
            \(table(statuses, width: width))
            """
    }

    static let statuses: [(name: String, text: String)] = [
        ("0", "Success, or a positive answer."),
        ("1", "A negative answer, for example because a payload has findings."),
        ("64", "The arguments are wrong."), ("66", "An input cannot be read."),
        ("74", "The output cannot be written."),
    ]

    private var usage: String {
        Self.wrapped(
            form.usage, first: "USAGE: ", rest: "         ", width: width, keepingBrackets: true)
    }

    /// Returns the paragraphs of the text, each as one line.
    static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split(separator: "").map { $0.joined(separator: " ") }
    }

    /// Returns rows of two columns, with wrapped text in the second. The second column starts at
    /// `column`; by default, after the longest name of at most `nameWidth` characters.
    static func table(
        _ rows: [(name: String, text: String)], column: Int? = nil,
        width: Int = Console.standardWidth
    ) -> String {
        let fitting = rows.map(\.name.count).filter { $0 <= nameWidth }
        let column = column ?? (fitting.max() ?? nameWidth) + 4
        let margin = String(repeating: " ", count: column)
        return rows.map { name, text in
            let start = "  " + name
            guard start.count + 2 <= column else {
                return start + "\n" + wrapped(text, first: margin, rest: margin, width: width)
            }
            return wrapped(text, first: start.padded(to: column), rest: margin, width: width)
        }.joined(separator: "\n")
    }

    /// Wraps text at spaces. With `keepingBrackets`, no line ends inside square brackets.
    static func wrapped(
        _ text: String, first: String = "", rest: String = "", width: Int,
        keepingBrackets: Bool = false
    ) -> String {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for word in words(text, keepingBrackets: keepingBrackets) {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                (line, isEmpty) = (rest, true)
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return (lines + [line]).joined(separator: "\n")
    }

    private static func words(_ text: String, keepingBrackets: Bool) -> [String] {
        var words: [String] = []
        var depth = 0
        for word in text.split(separator: " ") {
            if depth > 0, let last = words.popLast() {
                words.append(last + " " + word)
            } else {
                words.append(String(word))
            }
            guard keepingBrackets else { continue }
            depth += word.count { $0 == "[" } - word.count { $0 == "]" }
        }
        return words
    }
}
