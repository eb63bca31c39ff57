struct FishCompletions {
    let root: CommandGroup

    var text: String {
        let lines =
            [
                "# Completions of xitem for fish, generated from its table of commands.",
                "complete -c xitem -f",
            ]
            + words(root, condition: "__fish_use_subcommand")
            + root.groups.flatMap { group in
                let names = group.commands.map { $0.form.name }.joined(separator: " ")
                let condition =
                    "__fish_seen_subcommand_from \(group.word); "
                    + "and not __fish_seen_subcommand_from \(names)"
                return words(group, condition: condition)
            } + root.forms.flatMap(options)
        return lines.joined(separator: "\n") + "\n"
    }

    private func words(_ group: CommandGroup, condition: String) -> [String] {
        group.entries.map { name, summary in
            Self.line(condition, "-a \(ShellText.quoted(name))", summary)
        }
    }

    private func options(_ form: CommandForm) -> [String] {
        let words = form.words.split(separator: " ")
        let condition = words.map { "__fish_seen_subcommand_from \($0)" }.joined(
            separator: "; and ")
        let options = form.allOptions.map { option in
            let names = option.names.map { name in
                name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
            }
            let parts = (names + [Self.action(option.value)]).joined(separator: " ")
            return Self.line(condition, parts, option.summary)
        }
        let files = form.operands.compactMap { operand in
            Self.action(operand.kind).map { Self.line(condition, $0, operand.name) }
        }
        return options + files.prefix(1)
    }

    private static func line(_ condition: String, _ parts: String, _ text: String) -> String {
        "complete -c xitem -n \(ShellText.quoted(condition)) \(parts) -d \(ShellText.quoted(text))"
    }

    private static func action(_ value: OptionForm.Value?) -> String {
        guard let value else { return "" }
        let words = action(value.kind).map { " " + $0 } ?? ""
        if case .file = value.kind { return "-r" + words }
        return "-x" + words
    }

    private static func action(_ kind: ValueKind) -> String? {
        switch kind {
        case .file: "-F"
        case .folder: "-a '(__fish_complete_directories)'"
        case .choice(let words): "-a \(ShellText.quoted(words().joined(separator: " ")))"
        case .activity: "-a \(ShellText.quoted(ShellWords.activities.joined(separator: " ")))"
        case .text: nil
        }
    }
}
