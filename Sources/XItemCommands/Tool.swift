import XExtensionItem

/// The command line tool `xitem`.
package enum Tool {
    /// The version of the tool and the library.
    static let version = "0.1.0"

    /// The table of commands.
    static let root = CommandGroup(
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
                groups: [upstream]),
            .init(
                title: "Check",
                commands: [ValidateCommand.self, ExplainCommand.self, SchemaCommand.self],
                groups: [rule]),
            .init(
                title: "Share",
                commands: [TargetsCommand.self, MapCommand.self, ActivitiesCommand.self],
                groups: [types]),
            .init(
                title: "Advanced", commands: [CompletionsCommand.self, ManCommand.self],
                groups: [inbox, links, conformance]),
        ])

    private static let upstream = CommandGroup(
        name: "xitem upstream",
        overview: "Convert to and from the userInfo of Objective-C XExtensionItem.",
        commands: [UpstreamImportCommand.self, UpstreamExportCommand.self])

    private static let rule = CommandGroup(
        name: "xitem rule", overview: "Check the activation rules of share extensions.",
        commands: [RuleCheckCommand.self])

    private static let types = CommandGroup(
        name: "xitem types", overview: "Look up type identifiers.",
        commands: [TypesShowCommand.self, TypesOfCommand.self, TypesConformsCommand.self])

    private static let inbox = CommandGroup(
        name: "xitem inbox", overview: "Queue payloads in an inbox, and take each once.",
        commands: [
            InboxPutCommand.self, InboxListCommand.self, InboxTakeCommand.self,
            InboxStateCommand.self, InboxRecoverCommand.self, InboxRetryCommand.self,
            InboxDropCommand.self,
        ])

    private static let links = CommandGroup(
        name: "xitem links", overview: "Inspect, check and convert app catalogs.",
        commands: [
            LinksListCommand.self, LinksOpenCommand.self, LinksCheckCommand.self,
            QueriesSchemesCommand.self, LinksConvertCommand.self,
        ])

    private static let conformance = CommandGroup(
        name: "xitem conformance", overview: "Test encoders and decoders, in any language.",
        commands: [
            ConformanceRunCommand.self, ConformanceFuzzCommand.self, ConformanceListCommand.self,
            ConformanceShowCommand.self, ConformanceCopyCommand.self,
            ConformanceCheckCommand.self, ConformanceReportCommand.self,
        ])
}

extension Tool {
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
            let (leading, rest) = try leadingOptions(arguments)
            guard !leading.flag("--version") else {
                try console.print(version)
                return .done
            }
            let color = leading.value(OptionForm.color.name)
            return try await root.run(rest, console.colored(color), root: root)
        } catch {
            if let message = error.message { console.writeError("Error: " + message) }
            if let usage = error.usage { console.writeError("Usage: " + usage) }
            if let help = error.help { console.writeError("  See '\(help)'.") }
            return error.status
        }
    }

    /// Parses `--color` before the command; after `--version`, there is no command.
    private static func leadingOptions(
        _ arguments: [String]
    ) throws(CommandError) -> (Arguments, rest: ArraySlice<String>) {
        let form = CommandForm(
            words: "<command>", summary: "",
            options: [.color, .flag("--version", "Print the version.")],
            synopsis: "[\(OptionForm.color.spelling)]", example: "")
        var count = 0
        while count < arguments.count, arguments[count].hasPrefix(OptionForm.color.name) {
            count += arguments[count] == OptionForm.color.name ? 2 : 1
        }
        if arguments.dropFirst(count).first == "--version" { count = arguments.count }
        let leading = try Arguments(arguments.prefix(count), form: form, root: root)
        return (leading, arguments.dropFirst(count))
    }
}
