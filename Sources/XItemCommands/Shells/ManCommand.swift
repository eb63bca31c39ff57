import Essentials

/// `xitem man`: prints the manual page.
struct ManCommand: Command {
    static let form = CommandForm(
        words: "man", summary: "Print the manual page.",
        options: OptionForm.output(),
        example: """
            xitem man | man -l -
            xitem man -o ~/.local/share/man/man1/xitem.1
            """,
        statuses: [0: "done", 64: "wrong usage", 74: "the output cannot be written"])

    let text: String
    let output: OutputFile

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        text = ManPage(root: arguments.root).text
        output = try arguments.output()
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try output.write(Data(text.utf8), console)
        return .done
    }
}
