import XExtensionItem

/// The command line tool `xitem`.
package enum Tool {
    /// The version of the tool and the library.
    static let version = "0.1.0"

    /// The table of commands.
    static var root: CommandGroup {
        CommandGroup(
            name: "xitem", overview: "Inspect, check, create and convert share payloads.",
            sections: [
                .init(
                    title: "Look",
                    commands: [
                        InspectCommand.self, PreviewCommand.self, DiffCommand.self,
                        ExtractCommand.self,
                    ]),
                .init(
                    title: "Make",
                    commands: [CreateCommand.self, EditCommand.self, ResolveCommand.self]),
                .init(
                    title: "Convert", commands: [ConvertCommand.self, CanonicalizeCommand.self],
                    groups: [.upstream]),
                .init(
                    title: "Check",
                    commands: [ValidateCommand.self, ExplainCommand.self, SchemaCommand.self],
                    groups: [.rule]),
                .init(
                    title: "Share",
                    commands: [TargetsCommand.self, MapCommand.self, ActivitiesCommand.self],
                    groups: [.types]),
                .init(
                    title: "Advanced", commands: [CompletionsCommand.self, ManCommand.self],
                    groups: [.inbox, .links, .conformance]),
            ])
    }

    /// Runs the command that the process's arguments specify.
    ///
    /// On SIGINT, SIGTERM or SIGHUP, removes temporary files and kills testees.
    package static func main() async -> ExitStatus {
        let arguments = CommandLine.arguments.dropFirst()
        // Swift repairs arguments that are not UTF-8. A repaired path would name another file, so
        // refuse such arguments.
        for (position, argument) in zip(arguments.indices, arguments) {
            let raw = CommandLine.unsafeArgv[position]
            guard let raw, String(validatingCString: raw) == nil else { continue }
            Console.standard.writeError(
                "Error: The argument '\(SafeText.line(argument))' is not UTF-8")
            return .usage
        }
        let interruption = Interruption.watching()
        defer { interruption?.finish() }
        return await TemporaryName.$keeper.withValue(interruption) {
            await run(Array(arguments), console: .standard)
        }
    }

    /// `arguments` does not include the name of the process.
    package static func run(_ arguments: [String], console: Console) async -> ExitStatus {
        do throws(CommandError) {
            if arguments.first == "--version" {
                try console.print(version)
                return .done
            }
            let root = root
            let (color, rest) = try leadingColor(arguments, root)
            return try await root.run(rest, console.colored(color), root: root)
        } catch {
            if let message = error.message { console.writeError("Error: " + message) }
            if let usage = error.usage { console.writeError("Usage: " + usage) }
            if let help = error.help { console.writeError("  See '\(help)'.") }
            return error.status
        }
    }

    /// Parses `--color` before the command.
    private static func leadingColor(
        _ arguments: [String], _ root: CommandGroup
    ) throws(CommandError) -> (String?, ArraySlice<String>) {
        guard arguments.first?.hasPrefix(OptionForm.color.name) == true else {
            return (nil, arguments[...])
        }
        let count = arguments[0] == OptionForm.color.name ? 2 : 1
        let form = CommandForm(
            words: "<command>", summary: "", options: [.color], example: "")
        let list = try Arguments(arguments.prefix(count), form: form, root: root)
        return (list.value(OptionForm.color.name), arguments.dropFirst(count))
    }
}
