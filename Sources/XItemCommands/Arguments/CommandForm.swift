import WireFormat

/// Describes a command. Parsing, help, completions, suggestions and the man page derive from this
/// description.
struct CommandForm: Sendable {
    /// The words that select the command, after the name of the tool: `links list`.
    let words: String
    let summary: String
    var operands: [OperandForm] = []
    var options: [OptionForm] = []
    /// The arguments as the usage line shows them; nil to derive them from the options and
    /// operands.
    var synopsis: String?
    /// Command lines that show a typical use, one per line.
    let example: String
    /// Paragraphs of the help, separated by empty lines.
    var notes = ""
    /// The option to suggest for an unexpected operand.
    var suggestedOption: String?
    /// The meaning of exit status 1; nil if the command does not use this status.
    var negativeAnswer: String?

    /// The last word: `list` for `links list`.
    var name: String { words.split(separator: " ").last.map(String.init) ?? words }

    var allOptions: [OptionForm] { options + OptionForm.common }

    /// Returns the option with the given name, which includes the hyphens.
    func option(_ name: String) -> OptionForm? {
        allOptions.first { $0.names.contains(name) }
    }

    /// The usage line: `xitem convert --to json|xml|binary [--pretty] <file>`.
    var usage: String {
        "xitem \(words) " + (synopsis ?? Self.synopsis(options, operands))
    }

    /// Returns the arguments for the usage line, required options first. `[options]` replaces the
    /// other options if there are more than five.
    private static func synopsis(_ options: [OptionForm], _ operands: [OperandForm]) -> String {
        let required = options.filter(\.isRequired).map(\.spelling)
        let others = options.filter { !$0.isRequired }.map { option in
            "[\(option.spelling)]" + (option.isRepeatable ? " ..." : "")
        }
        let parts = required + (others.count > 5 ? ["[options]"] : others)
        return (parts + operands.map(\.spelling)).joined(separator: " ")
    }
}

struct OptionForm: Sendable {
    /// The value that an option takes.
    struct Value: Sendable {
        let kind: ValueKind
        /// The names of the placeholders: two for two separate values.
        let names: [String]

        static let activity = Value(kind: .activity, names: ["id"])

        static func file(_ name: String) -> Value { Value(kind: .file, names: [name]) }
        static func folder(_ name: String) -> Value { Value(kind: .folder, names: [name]) }
        static func text(_ names: String...) -> Value { Value(kind: .text, names: names) }
        static func choice(_ words: [String]) -> Value {
            Value(kind: .choice { words }, names: ["value"])
        }
    }

    /// The names with their hyphens, the short one first.
    let names: [String]
    /// The value; nil for a flag.
    let value: Value?
    let summary: String
    var isRequired = false
    var isRepeatable = false
    /// The row of the help that the option shares with other options; nil if it has its own row.
    var row: OptionRow?

    /// The long name, which identifies the option even if the user gives the short one.
    var name: String { names.last ?? "" }

    var placeholder: String? {
        value.map { value in
            if case .choice(let words) = value.kind { return words().joined(separator: "|") }
            return value.names.map { "<\($0)>" }.joined(separator: " ")
        }
    }

    /// The first name and the placeholder, as in `-o <out>` or `--to json|xml|binary`.
    var spelling: String {
        [names.first, placeholder].compactMap(\.self).joined(separator: " ")
    }
}

/// A row of the help that several options share. Each option still has its own completions.
struct OptionRow: Hashable, Sendable {
    /// The text of the first column; nil to show the names of the options.
    var name: String?
    let text: String

    static let output = OptionRow(text: "The output; see 'xitem help options'.")

    static func rows(of options: [OptionForm]) -> [(name: String, text: String)] {
        var rows: [(name: String, text: String)] = []
        var shown: Set<OptionRow> = []
        for option in options {
            guard let row = option.row else {
                let names = option.names.joined(separator: ", ")
                let name = [names, option.placeholder].compactMap(\.self).joined(separator: " ")
                rows.append((name, option.summary))
                continue
            }
            guard shown.insert(row).inserted else { continue }
            let names = options.filter { $0.row == row }.map(\.spelling)
            rows.append((row.name ?? names.joined(separator: ", "), row.text))
        }
        return rows
    }
}

extension OptionForm {
    init(_ name: String, _ value: Value, _ summary: String) {
        self.init(names: [name], value: value, summary: summary)
    }

    static func flag(_ name: String, _ summary: String) -> OptionForm {
        OptionForm(names: [name], value: nil, summary: summary)
    }

    var required: OptionForm { with(\.isRequired, true) }
    var repeatable: OptionForm { with(\.isRepeatable, true) }
    var inOutputRow: OptionForm { with(\.row, .output) }

    private func with<Value>(
        _ property: WritableKeyPath<OptionForm, Value>, _ value: Value
    ) -> OptionForm {
        var form = self
        form[keyPath: property] = value
        return form
    }

    static func output() -> [OptionForm] { outputForms.map(\.inOutputRow) }

    /// `-o` with its own summary, and `--force`.
    static func output(_ summary: String) -> [OptionForm] {
        [OptionForm(names: outputForms[0].names, value: .file("out"), summary: summary)]
            + outputForms.dropFirst()
    }

    /// The extension of each encoding, with the encoding unless it has the same name: `.plist (xml)`.
    private static let encodings = WireEncoding.Form.allCases.map {
        ".\($0.filenameExtension)"
            + ($0.filenameExtension == $0.rawValue ? "" : " (\($0.rawValue))")
    }

    static let outputForms = [
        OptionForm(
            names: ["-o", "--output"], value: .file("out"),
            summary: "Write to this file atomically, following symbolic links; '-' for standard "
                + "output. For a payload, the extension selects the encoding: "
                + encodings.alternatives + "."),
        flag("--force", "Overwrite the output if it exists."),
    ]

    static let pretty = flag(
        "--pretty", "Write JSON with line breaks and indentation."
    ).inOutputRow

    static func json(_ thing: String) -> OptionForm {
        .flag("--json", "Print one JSON object per \(thing), one per line.")
    }

    /// `--quiet`, for commands that end with a summary on standard error.
    static let quiet = OptionForm(
        names: ["-q", "--quiet"], value: nil, summary: "Omit the summary on standard error.")

    /// `--quiet`, for commands whose exit status is the result.
    static let silent = OptionForm(
        names: ["-q", "--quiet"], value: nil, summary: "Print nothing; only set the exit status.")

    static let help = OptionForm(names: ["-h", "--help"], value: nil, summary: "Show help.")

    static let color = OptionForm(
        "--color", .choice(["auto", "always", "never"]),
        "Default: auto; never if NO_COLOR is set.")

    /// The word after `xitem help` that shows the common options and the exit statuses.
    static let helpTopic = "options"

    static let common = [help]
}

/// The kind of a value, for which completions offer words.
enum ValueKind: Sendable {
    case file, folder, text
    /// One of the words, which are computed only when they are needed.
    case choice(@Sendable () -> [String])
    /// An activity type, or its alias.
    case activity
}

struct OperandForm: Sendable {
    /// The name, without angle brackets.
    let name: String
    let summary: String
    var kind = ValueKind.file
    var isOptional = false
    /// Only the last operand can be repeatable.
    var isRepeatable = false

    var placeholder: String { "<\(name)>" }

    var spelling: String {
        let word = isRepeatable ? placeholder + " ..." : placeholder
        return isOptional ? "[\(word)]" : word
    }
}

extension OperandForm {
    static let payload = OperandForm(
        name: "file", summary: "A payload or a payload folder; '-' for standard input.")
    static let payloads = OperandForm(
        name: "file", summary: payload.summary, isRepeatable: true)
}
