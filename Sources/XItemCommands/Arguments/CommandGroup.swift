/// A word that commands stand behind: the tool itself, and `xitem conformance`.
struct CommandGroup {
    /// How it is called.
    let name: String
    /// What its commands are for, in a line.
    let overview: String
    let commands: [any Command.Type]
    var groups: [CommandGroup] = []
    /// Lines of its help for options that only it has.
    var ownOptions = ""

    /// Finds the command that is named first, and runs it with what follows.
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

    /// The last word of the name: what one types after the tool's.
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
