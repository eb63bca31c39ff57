import XExtensionItem

enum CompletionsCommand: Command {
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

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let name = arguments.operands[0]
        guard let shell = Shell(rawValue: name) else {
            let shells = Shell.allCases.map(\.rawValue)
            throw .unknown(
                "shell", name, Self.form, in: shells, expected: "; expected \(shells.alternatives)")
        }
        let text =
            switch shell {
            case .bash: BashCompletions(root: arguments.root).text
            case .zsh: ZshCompletions(root: arguments.root).text
            case .fish: FishCompletions(root: arguments.root).text
            }
        return try arguments.output().write(text, console)
    }
}

enum ShellWords {
    static let activities = ActivityType.known.map(\.alias) + ActivityType.builtIn.map(\.rawValue)
}
