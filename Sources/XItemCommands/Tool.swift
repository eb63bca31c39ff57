/// The tool `xitem`: finds the command that was named, and runs it.
public enum Tool {
    /// The version of tool and library.
    static let version = "0.1.0"

    static var commands: [any Command.Type] {
        [
            InspectCommand.self, ValidateCommand.self, ConvertCommand.self,
            CanonicalizeCommand.self, ExtractCommand.self,
        ]
    }

    /// The options that take a value, those of all commands.
    private static let valuedOptions: Set = [
        "--to", "--activity", "-o", "--output", "--attachment", "--representation", "--type",
    ]

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - arguments: those of the process, without its name.
    ///   - console: where to read and write.
    /// - Returns: what the process should exit with.
    public static func run(_ arguments: [String], console: Console) -> ExitStatus {
        do throws(CommandFailure) {
            return try dispatch(arguments, console)
        } catch {
            if let message = error.message { console.writeError("Error: " + message) }
            if let usage = error.usage {
                let name = usage.split(separator: " ").prefix(2).joined(separator: " ")
                console.writeError("Usage: \(usage)\n  See '\(name) --help' for more information.")
            }
            return error.status
        }
    }

    private static func dispatch(
        _ arguments: [String], _ console: Console
    ) throws(CommandFailure) -> ExitStatus {
        guard let name = arguments.first else {
            console.writeError(help)
            return .usage
        }
        if ["--help", "-h", "help"].contains(name) { return try show(help, console) }
        if name == "--version" { return try show(version, console) }
        guard let command = commands.first(where: { $0.name == name }) else {
            throw CommandFailure(
                status: .usage, message: "Unknown command '\(name)'",
                usage: "xitem <command>")
        }
        let rest = arguments.dropFirst()
        let options = rest.prefix { $0 != "--" }
        if options.contains("--help") || options.contains("-h") {
            return try show(command.help, console)
        }
        var list = try ArgumentList(rest, command: command, valued: valuedOptions)
        let instance = try command.init(&list)
        try list.finish()
        return try instance.run(console)
    }

    private static func show(
        _ text: String, _ console: Console
    ) throws(CommandFailure) -> ExitStatus {
        try console.print(text)
        return .done
    }

    static var help: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map { command in
            let padding = String(repeating: " ", count: width - command.name.count + 2)
            return "  " + command.name + padding + command.summary
        }
        return """
            OVERVIEW: Look at, check and convert share payloads.

            USAGE: xitem <command>

            COMMANDS:
            \(lines.joined(separator: "\n"))

            OPTIONS:
              --version   Show the version.
              -h, --help  Show help; 'xitem <command> --help' for that of a command.
            """
    }
}
