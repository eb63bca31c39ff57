/// The bash completions, as a script to source.
struct BashCompletions {
    let root: CommandGroup

    var text: String {
        """
        # Completions of xitem for bash, generated from its table of commands.
        _xitem() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
            local words= word i
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                case "${words:+$words }$word" in
                    \(allWords.joined(separator: "|"))) words="${words:+$words }$word" ;;
                    *) break ;;
                esac
            done
            case "$words:$previous" in
        \(root.forms.flatMap(valueCases).joined(separator: "\n"))
                *:--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
            esac
            case "$words" in
        \((groupCases(root) + root.forms.map(commandCase)).joined(separator: "\n"))
            esac
        }
        complete -o filenames -F _xitem xitem

        """
    }

    private var allWords: [String] {
        (root.groups.map(\.word) + root.forms.map(\.words)).map { "'\($0)'" }
    }

    private func groupCases(_ group: CommandGroup, _ words: String = "") -> [String] {
        let names = group.entries.map(\.name)
        let more = words.isEmpty ? ["help", "--help", "--version", "--color"] : ["--help"]
        return ["        '\(words)') \(Self.words(names + more)) ;;"]
            + group.groups.flatMap { groupCases($0, $0.word) }
    }

    private func commandCase(_ form: CommandForm) -> String {
        let options = Self.words(form.allOptions.flatMap(\.names))
        let operands = form.operands.first.flatMap { Self.reply($0.kind) } ?? "true"
        return """
                    '\(form.words)') if [[ $current == -* ]]; then \(options); else \(operands); fi ;;
            """
    }

    private func valueCases(_ form: CommandForm) -> [String] {
        form.options.compactMap { option in
            let pattern = option.names.map { "'\(form.words):\($0)'" }.joined(separator: "|")
            return option.value.map { value in
                "        \(pattern)) \(Self.reply(value.kind) ?? "return"); return ;;"
            }
        }
    }

    private static func reply(_ kind: ValueKind) -> String? {
        switch kind {
        case .file: files
        case .folder: folders
        case .choice(let choices): words(choices())
        case .activity: words(ShellWords.activities)
        case .text: nil
        }
    }

    private static let files = #"COMPREPLY=($(compgen -f -- "$current"))"#
    private static let folders = #"COMPREPLY=($(compgen -d -- "$current"))"#

    private static func words(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    }
}
