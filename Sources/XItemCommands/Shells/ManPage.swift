/// The manual page, in the macros of man(7).
struct ManPage {
    let root: CommandGroup

    var text: String {
        var lines = [
            ".TH XITEM 1", ".SH NAME", "xitem \\- " + Self.escaped(root.overview.lowercasedStart),
            ".SH SYNOPSIS", ".B xitem", ".I command", "[options]", ".SH COMMANDS",
            "\\(aqxitem help \\fIcommand\\fR\\(aq explains each command in full.",
        ]
        for form in root.forms { lines += command(form) }
        lines += [
            ".SH OPTIONS", "Every command takes this option.",
        ]
        lines += OptionForm.common.flatMap(Self.option)
        lines += [".PP", "Commands that write a file take these options."]
        lines += (OptionForm.outputForms + [.pretty]).flatMap(Self.option)
        lines.append(".SH EXIT STATUS")
        lines += CommandHelp.statuses.flatMap { [".IP \($0.name) 4", Self.escaped($0.text)] }
        lines += [
            ".SH ENVIRONMENT", ".TP", ".B NO_COLOR",
            "If set, disables color, except with --color always. Setting TERM=dumb does the same."
                .escapedForMan,
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The usage, the purpose, the options and an example; `xitem help` has the rest.
    private func command(_ form: CommandForm) -> [String] {
        var lines = [".SS " + Self.escaped(form.usage), Self.escaped(form.summary)]
        lines += form.options.filter { $0.row != .output }.flatMap(Self.option)
        let example =
            form.example.split(separator: "\\\n").map { part in
                part.drop { $0 == " " }
            }.joined().split(separator: "\n").first.map(String.init) ?? ""
        return lines + [".PP", Self.escaped("Example: " + example)]
    }

    private static func option(_ option: OptionForm) -> [String] {
        let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
        let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
        // Because of the quotes, the tag is a single argument of the macro.
        return [".IP \"\(names)\(value)\" 4", escaped(option.summary)]
    }

    private static func escaped(_ text: String) -> String { text.escapedForMan }
}

extension String {
    /// The text with escapes for characters that troff interprets, and for non-ASCII characters,
    /// which troff reads as bytes.
    fileprivate var escapedForMan: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": text += "\\e"
            case "-": text += "\\-"
            case _ where scalar.isASCII: text.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text +=
                    "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            }
        }
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// The text with a lowercase first letter and without the final period.
    fileprivate var lowercasedStart: String {
        let text = prefix(1).lowercased() + dropFirst()
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}

enum ManCommand: Command {
    static let form = CommandForm(
        words: "man", summary: "Print the manual page.",
        options: OptionForm.output(),
        example: """
            xitem man | man -l -
            xitem man -o ~/.local/share/man/man1/xitem.1
            """)

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        try arguments.output().write(ManPage(root: arguments.root).text, console)
    }
}
