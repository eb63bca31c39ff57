import ShareInbox
import WireFormat

/// A group of commands that share their first words: `xitem` itself, or for example `xitem links`.
struct CommandGroup: Sendable {
    let name: String
    let overview: String
    let sections: [Section]

    struct Section: Sendable {
        /// The heading in the help; nil for a group with a single section.
        var title: String?
        let commands: [any Command.Type]
        var groups: [CommandGroup] = []

        fileprivate var entries: [(name: String, text: String)] {
            commands.map { ($0.form.name, $0.form.summary) }
                + groups.map { ($0.word, $0.overview) }
        }
    }

    var commands: [any Command.Type] { sections.flatMap(\.commands) }
    var groups: [CommandGroup] { sections.flatMap(\.groups) }

    /// The last word of the name: `links` for `xitem links`.
    var word: String { name.split(separator: " ").last.map(String.init) ?? name }

    /// The words and summaries of all commands, then of all groups.
    var entries: [(name: String, text: String)] {
        Section(commands: commands, groups: groups).entries
    }

    var forms: [CommandForm] { commands.map { $0.form } + groups.flatMap(\.forms) }

    /// Runs the command that the first argument names. `root` is the table of all commands.
    func run(
        _ arguments: ArraySlice<String>, _ console: Console, root: CommandGroup
    ) async throws(CommandError) -> ExitStatus {
        let width = console.columnCount
        guard let word = arguments.first else {
            console.writeError(help(width: width))
            return .usage
        }
        let rest = arguments.dropFirst()
        switch word {
        case "--help", "-h":
            try console.print(help(width: width))
            return .done
        case "help":
            try console.print(help(for: rest, width: width))
            return .done
        default: break
        }
        if let group = groups.first(where: { $0.word == word }) {
            return try await group.run(rest, console, root: root)
        }
        guard let command = commands.first(where: { $0.form.name == word }) else {
            throw unknown(word)
        }
        let list = try Arguments(rest, form: command.form, root: root)
        if list.flag("--help") {
            try console.print(CommandHelp(form: command.form, width: width).text)
            return .done
        }
        do {
            return try await command.run(list, console.colored(list.value("--color")))
        } catch let error as InboxError {
            throw CommandError(error)
        } catch {
            throw error as? CommandError ?? .unwritableOutput("\(error)")
        }
    }

    // MARK: Help

    private func help(
        for words: ArraySlice<String>, width: Int
    ) throws(CommandError) -> String {
        guard let word = words.first, word != "--help", word != "-h" else {
            return help(width: width)
        }
        if word == OptionForm.helpTopic, !groups.isEmpty {
            return CommandHelp.commonOptions(width: width)
        }
        if let group = groups.first(where: { $0.word == word }) {
            return try group.help(for: words.dropFirst(), width: width)
        }
        guard let command = commands.first(where: { $0.form.name == word }) else {
            throw unknown(word)
        }
        if let other = words.dropFirst().first { throw unknown(other) }
        return CommandHelp(form: command.form, width: width).text
    }

    private func unknown(_ word: String) -> CommandError {
        let isOption = word.hasPrefix("-")
        let known =
            isOption
            ? ["--help", "--version", OptionForm.color.name]
            : sections.flatMap(\.entries).map(\.name) + ["help"]
        var message = "Unknown \(isOption ? "option" : "command") '\(word)'"
        if let near = Suggestion.nearest(to: word, in: known) {
            message += "; did you mean '\(near)'?"
        } else if word.contains(".") {
            message += "; to see a payload, use 'xitem inspect <file>'"
        }
        return CommandError(
            status: .usage, message: message, usage: "\(name) <command>", help: "\(name) --help")
    }

    /// Returns the help of the group. Omits the shared options, which `xitem help options`
    /// explains.
    func help(width: Int) -> String {
        let version = groups.isEmpty ? "" : "'xitem --version' prints the version.\n"
        return """
            OVERVIEW: \(overview)

            USAGE: \(name) <command>

            COMMANDS:
            \(commandTable(width: width))

            \(version)\(CommandHelp.footer)
            """
    }

    private func commandTable(width: Int) -> String {
        let column = (sections.flatMap(\.entries).map(\.name.count).max() ?? 0) + 4
        return sections.map { section in
            (section.title.map { "  \($0):\n" } ?? "")
                + CommandHelp.table(section.entries, column: column, width: width)
        }.joined(separator: "\n")
    }
}

extension CommandGroup {
    init(name: String, overview: String, commands: [any Command.Type]) {
        self.init(name: name, overview: overview, sections: [Section(commands: commands)])
    }
}

protocol Command: Sendable {
    static var form: CommandForm { get }

    /// Reads all arguments before it reads a file, so that wrong arguments cost no work.
    ///
    /// - Throws: ``CommandError``; also the errors of an inbox, which the caller converts.
    static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitStatus
}

extension CommandError {
    static func usage(_ message: String, _ form: CommandForm) -> CommandError {
        CommandError(
            status: .usage, message: message, usage: form.usage, help: "xitem help \(form.words)")
    }

    /// The error for a word that `words` does not contain, with a suggestion.
    static func unknown(
        _ noun: String, _ word: String, _ form: CommandForm, in words: [String],
        expected: String = ""
    ) -> CommandError {
        .usage("Unknown \(noun) '\(word)'\(expected)" + Suggestion.text(for: word, in: words), form)
    }

    static func invalid(
        _ value: String, _ option: String, _ form: CommandForm, expected: String
    ) -> CommandError {
        .usage("The value '\(value)' is invalid for '\(option)'; expected \(expected)", form)
    }
}

enum Suggestion {
    /// Returns `; did you mean 'validate'?`, or an empty string if no word is similar.
    static func text(for word: String, in words: some Sequence<String>) -> String {
        nearest(to: word, in: words).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// Returns the known word that starts with `word`, if there is exactly one and `word` has more
    /// than two bytes. Otherwise, returns the known word that is the fewest edits away, or nil if
    /// no known word is similar.
    static func nearest(to word: String, in words: some Sequence<String>) -> String? {
        let words = Array(words)
        let longer = words.filter { word.utf8.count > 2 && $0.hasPrefix(word) }
        return longer.count == 1 ? longer[0] : Spelling.nearest(to: word, in: words)
    }
}
