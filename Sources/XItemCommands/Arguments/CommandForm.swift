/// A row of the table of commands. Parsing, help, completions, suggestions and the man page come
/// from it.
struct CommandForm: Sendable {
    /// The words that select the command, after the name of the tool: `links list`.
    let words: String
    /// The purpose of the command, in one line.
    let summary: String
    var operands: [OperandForm] = []
    var options: [OptionForm] = []
    /// The arguments of the usage, if options and operands do not say enough: alternatives.
    var synopsis: String?
    /// Command lines that show a typical use; one a line.
    let example: String
    /// Paragraphs of the help, with an empty line between.
    var notes = ""
    /// The option that an operand too many probably belongs to.
    var surplusOption: String?
    /// The meaning of each exit status.
    let statuses: KeyValuePairs<Int, String>

    /// The last of the words.
    var name: String { words.split(separator: " ").last.map(String.init) ?? words }

    /// All options, with those of every command.
    var allOptions: [OptionForm] { options + OptionForm.common }

    /// Returns the option with a name, hyphens included.
    func option(_ name: String) -> OptionForm? {
        allOptions.first { $0.names.contains(name) }
    }

    /// The command line in one line: `xitem convert --to json|xml|binary [--pretty] <file>`.
    var usage: String {
        "xitem \(words) " + (synopsis ?? Self.synopsis(options, operands))
    }

    /// Required options come first. More than five others are not listed.
    private static func synopsis(_ options: [OptionForm], _ operands: [OperandForm]) -> String {
        let required = options.filter(\.isRequired).map(\.spelling)
        let others = options.filter { !$0.isRequired }.map { option in
            "[\(option.spelling)]" + (option.isRepeatable ? " ..." : "")
        }
        let parts = required + (others.count > 5 ? ["[options]"] : others)
        return (parts + operands.map(\.spelling)).joined(separator: " ")
    }
}
