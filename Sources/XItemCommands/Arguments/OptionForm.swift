/// An option of a command, as a row of the table of commands states it.
struct OptionForm: Sendable {
    /// The value that an option takes.
    enum Value: Sendable {
        /// One of a few words.
        case choice([String])
        /// The path of a file.
        case file(String)
        /// The path of a folder.
        case folder(String)
        /// The identifier of an activity type.
        case activity(String)
        /// Any other text.
        case text(String)
        /// Two arguments.
        case pair(String, String)
    }

    /// The names with their hyphens, the short one first.
    let names: [String]
    /// The value; nil for a flag.
    let value: Value?
    /// The purpose, in one sentence or two.
    let summary: String
    var isRequired = false
    var isRepeatable = false

    /// The name in messages.
    var name: String { names.last ?? "" }

    /// The value as the help shows it.
    var placeholder: String? {
        switch value {
        case .choice(let words): words.joined(separator: "|")
        case .file(let name), .folder(let name), .activity(let name), .text(let name): "<\(name)>"
        case .pair(let first, let second): "<\(first)> <\(second)>"
        case nil: nil
        }
    }

    /// One name and the placeholder, as in `--to json|xml|binary`.
    var spelling: String {
        [names.first, placeholder].compactMap(\.self).joined(separator: " ")
    }
}

extension OptionForm {
    init(_ name: String, _ value: Value, _ summary: String) {
        self.init(names: [name], value: value, summary: summary)
    }

    static func flag(_ name: String, _ summary: String) -> OptionForm {
        OptionForm(names: [name], value: nil, summary: summary)
    }

    /// Returns the option as one that the command cannot do without.
    var required: OptionForm {
        var form = self
        form.isRequired = true
        return form
    }

    /// Returns the option as one that may be given several times.
    var repeatable: OptionForm {
        var form = self
        form.isRepeatable = true
        return form
    }

    /// `-o` and `--force`, for commands that write files.
    static func output(
        _ summary: String = "Write to a file, which appears when it is complete; '-' for the "
            + "standard output. A link is followed."
    ) -> [OptionForm] {
        [OptionForm(names: ["-o", "--output"], value: .file("out"), summary: summary), force]
    }

    private static let force = flag("--force", "Replace what exists under the name of '-o'.")

    /// `--json`, for commands that print a JSON object for each thing.
    static func json(_ thing: String) -> OptionForm {
        .flag("--json", "Print one JSON object for each \(thing), on a line of its own.")
    }

    /// `--quiet`, for commands that end with a summary on the standard error.
    static let quiet = flag("--quiet", "Leave out the summary on the standard error.")

    static let help = OptionForm(names: ["-h", "--help"], value: nil, summary: "Show help.")

    static let color = OptionForm(
        "--color", .choice(["auto", "always", "never"]),
        "When to use colors; auto unless given: on a terminal, without NO_COLOR.")

    /// The options of every command.
    static let common = [color, help]
}
