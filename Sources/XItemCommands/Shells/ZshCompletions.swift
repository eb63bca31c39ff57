/// The zsh completions, as a function file to put in a folder of `fpath`.
struct ZshCompletions {
    let root: CommandGroup

    var text: String {
        """
        #compdef xitem
        # Completions of xitem for zsh, generated from its table of commands.
        \(function("_xitem", root))
        \(root.groups.map { function("_xitem_\($0.word)", $0) }.joined(separator: "\n"))
        _xitem "$@"

        """
    }

    private func function(_ name: String, _ group: CommandGroup) -> String {
        let commands = group.entries.map {
            "        " + ShellText.quoted(Self.escaped($0) + ":" + $1)
        }
        let branches =
            group.commands.map { "        \($0.form.name)) _arguments \(arguments($0.form)) ;;" }
            + group.groups.map { "        \($0.word)) _xitem_\($0.word) ;;" }
        return """
            \(name)() {
                local -a commands
                commands=(
            \(commands.joined(separator: "\n"))
                )
                if ((CURRENT == 2)); then
                    _describe -t commands command commands
                    return
                fi
                shift words
                ((CURRENT--))
                case ${words[1]} in
            \(branches.joined(separator: "\n"))
                esac
            }
            """
    }

    private func arguments(_ form: CommandForm) -> String {
        let options = form.allOptions.flatMap { option in
            option.names.map { name in
                let start = option.isRepeatable ? "*" : ""
                let text = Self.bracketed(option.summary)
                return ShellText.quoted("\(start)\(name)[\(text)]" + Self.action(option.value))
            }
        }
        let operands = form.operands.map { operand in
            let start = operand.isRepeatable ? "*" : ""
            return ShellText.quoted("\(start):\(operand.name):" + Self.action(operand.kind))
        }
        return (options + operands).joined(separator: " ")
    }

    private static func action(_ value: OptionForm.Value?) -> String {
        guard let value else { return "" }
        return value.names.map { ":\(escaped($0)):" + action(value.kind) }.joined()
    }

    private static func action(_ kind: ValueKind) -> String {
        switch kind {
        case .file: "_files"
        case .folder: "_files -/"
        case .choice(let words): "(\(words().joined(separator: " ")))"
        case .activity: "(\(ShellWords.activities.joined(separator: " ")))"
        case .text: " "
        }
    }

    /// Escapes colons, because in zsh they separate the parts of an argument or a command.
    private static func escaped(_ text: String) -> String { text.replacing(":", with: #"\:"#) }

    private static func bracketed(_ text: String) -> String {
        escaped(text).replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
    }
}
