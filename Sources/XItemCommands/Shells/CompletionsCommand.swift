import Essentials
import WireFormat
import XExtensionItem

struct CompletionsCommand: Command {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static let form = CommandForm(
        words: "completions", summary: "Print a completion script for a shell.",
        operands: [
            OperandForm(
                name: "shell", summary: "The shell: bash, zsh or fish.",
                kind: .choice { Shell.allCases.map(\.rawValue) })
        ],
        options: OptionForm.output(),
        example: """
            source <(xitem completions bash)
            xitem completions zsh -o ~/.zfunc/_xitem
            xitem completions fish -o ~/.config/fish/completions/xitem.fish
            """)

    let text: String
    let output: OutputFile

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        let name = arguments.operands[0]
        guard let shell = Shell(rawValue: name) else {
            let shells = Shell.allCases.map(\.rawValue)
            throw .usage(
                "Unknown shell '\(name)'; expected \(shells.alternatives)"
                    + Suggestion.text(for: name, in: shells), Self.form)
        }
        text =
            switch shell {
            case .bash: BashCompletions(root: arguments.root).text
            case .zsh: ZshCompletions(root: arguments.root).text
            case .fish: FishCompletions(root: arguments.root).text
            }
        output = try arguments.output()
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try output.write(Data(text.utf8), console)
        return .done
    }
}

enum ShellWords {
    static let activities = ActivityType.known.map(\.alias) + ActivityType.builtIn.map(\.rawValue)
}
