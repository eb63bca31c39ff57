import XExtensionItem

/// The command line tool `xitem`.
///
///     let status = await Tool.main(Array(CommandLine.arguments.dropFirst()))
public enum Tool {
    /// The version of the tool and the library.
    static let version = "0.1.0"

    static var commands: [any Command.Type] {
        [
            InspectCommand.self, ValidateCommand.self, ConvertCommand.self,
            CanonicalizeCommand.self, ExtractCommand.self,
        ]
    }

    private static var root: CommandGroup {
        CommandGroup(
            name: "xitem", overview: "Look at, check and convert share payloads.",
            commands: commands, groups: [.conformance, .links, .inbox],
            ownOptions: "  --version   Show the version.\n")
    }

    /// Runs a command with the standard streams of the process.
    ///
    /// SIGINT, SIGTERM and SIGHUP leave no temporary files behind.
    ///
    /// - Parameter arguments: The arguments of the process, without its name.
    /// - Returns: The exit status.
    public static func main(_ arguments: [String]) async -> ExitStatus {
        await TemporaryName.$keeper.withValue(Interruption.watching()) {
            await run(arguments, console: .standard)
        }
    }

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the process, without its name.
    ///   - console: The streams to read and write.
    /// - Returns: The exit status.
    public static func run(_ arguments: [String], console: Console) async -> ExitStatus {
        do throws(CommandFailure) {
            if arguments.first == "--version" {
                try console.print(version)
                return .done
            }
            return try await root.run(arguments[...], console)
        } catch {
            if let message = error.message { console.writeError("Error: " + message) }
            if let usage = error.usage {
                // The words before the first option or operand name the command.
                let words = usage.split(separator: " ").prefix { $0.first?.isLetter == true }
                let name = words.joined(separator: " ")
                console.writeError("Usage: \(usage)\n  See '\(name) --help' for more information.")
            }
            return error.status
        }
    }
}
