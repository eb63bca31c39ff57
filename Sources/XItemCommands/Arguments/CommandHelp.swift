/// The help of a command, as text of at most 80 columns.
struct CommandHelp {
    private static let width = 80
    /// A longer name gets its own line.
    private static let nameWidth = 22

    let form: CommandForm

    var text: String {
        let example = form.example.split(separator: "\n").map { "  " + $0 }
        var sections = [
            "OVERVIEW: \(form.summary)", "EXAMPLE:\n" + example.joined(separator: "\n"), usage,
        ]
        if !form.operands.isEmpty {
            let rows = form.operands.map { ($0.placeholder, $0.summary) }
            sections.append("ARGUMENTS:\n" + Self.table(rows))
        }
        if !form.options.isEmpty {
            sections.append("OPTIONS:\n" + Self.table(form.options.map(Self.row)))
        }
        if !form.notes.isEmpty {
            sections += Self.paragraphs(form.notes).map { Self.wrapped($0, first: "", rest: "") }
        }
        let statuses = form.statuses.map { (String($0.key), $0.value) }
        sections.append("EXIT STATUS:\n" + Self.table(statuses))
        sections.append("See 'xitem help options' for common options.")
        return sections.joined(separator: "\n\n")
    }

    /// The help of the options that every command takes, and that its own help omits.
    static var commonOptions: String { "OPTIONS of every command:\n" + commonRows }

    static var commonRows: String { table(OptionForm.common.map(row)) }

    private static func row(_ option: OptionForm) -> (name: String, text: String) {
        let names = option.names.joined(separator: ", ")
        let name = [names, option.placeholder].compactMap(\.self).joined(separator: " ")
        return (name, option.summary)
    }

    private var usage: String {
        Self.wrapped(form.usage, first: "USAGE: ", rest: "         ", keepingBrackets: true)
    }

    /// Returns the paragraphs of the text, without line breaks.
    static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split(separator: "").map { $0.joined(separator: " ") }
    }

    /// Returns rows of two columns, the second wrapped. It starts at `column`, or else after the
    /// longest name.
    static func table(_ rows: [(name: String, text: String)], column: Int? = nil) -> String {
        let fitting = rows.map(\.name.count).filter { $0 <= nameWidth }
        let column = column ?? (fitting.max() ?? nameWidth) + 4
        let margin = String(repeating: " ", count: column)
        return rows.map { name, text in
            let start = "  " + name
            guard start.count + 2 <= column else {
                return start + "\n" + wrapped(text, first: margin, rest: margin)
            }
            let padding = String(repeating: " ", count: column - start.count)
            return wrapped(text, first: start + padding, rest: margin)
        }.joined(separator: "\n")
    }

    /// Wraps text at spaces. With `keepingBrackets`, no line ends inside
    /// square brackets.
    static func wrapped(
        _ text: String, first: String, rest: String, keepingBrackets: Bool = false
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
