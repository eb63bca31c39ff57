/// A group of commands that share their first words: `xitem` itself, or for example `xitem links`.
struct CommandGroup {
    /// The words that select the group.
    let name: String
    /// The purpose of the commands, in one line.
    let overview: String
    let commands: [any Command.Type]
    var groups: [CommandGroup] = []
    /// Lines of the help for options of the group itself.
    var ownOptions = ""

    /// Runs the command that the first argument names, with the other arguments.
    func run(
        _ arguments: ArraySlice<String>, _ console: Console
    ) async throws(CommandFailure) -> ExitStatus {
        guard let word = arguments.first else {
            console.writeError(help)
            return .usage
        }
        if ["--help", "-h", "help"].contains(word) { return try show(help, console) }
        let rest = arguments.dropFirst()
        if let group = groups.first(where: { $0.word == word }) {
            return try await group.run(rest, console)
        }
        guard let command = commands.first(where: { $0.name == word }) else {
            throw CommandFailure(
                status: .usage, message: "Unknown command '\(word)'", usage: "\(name) <command>")
        }
        return try await run(command, rest, console)
    }

    private func run(
        _ command: any Command.Type, _ arguments: ArraySlice<String>, _ console: Console
    ) async throws(CommandFailure) -> ExitStatus {
        let options = arguments.prefix { $0 != "--" }
        if options.contains("--help") || options.contains("-h") {
            return try show(command.help, console)
        }
        var list = try ArgumentList(arguments, command: command, valued: command.valued)
        let instance = try command.init(&list)
        try list.finish()
        return try await instance.run(console)
    }

    private func show(_ text: String, _ console: Console) throws(CommandFailure) -> ExitStatus {
        try console.print(text)
        return .done
    }

    /// The last word of the name, which the user types after the tool's name.
    private var word: String { name.split(separator: " ").last.map(String.init) ?? name }

    var help: String {
        let entries =
            commands.map { ($0.name, $0.summary) } + groups.map { ($0.word, $0.overview) }
        let width = entries.map { $0.0.count }.max() ?? 0
        let lines = entries.map { name, summary in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
        }
        return """
            OVERVIEW: \(overview)

            USAGE: \(name) <command>

            COMMANDS:
            \(lines.joined(separator: "\n"))

            OPTIONS:
            \(ownOptions)  -h, --help  Show help; '\(name) <command> --help' for that of a command.
            """
    }
}
