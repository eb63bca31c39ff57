/// A command of the tool, created from its arguments and then run.
protocol Command: Sendable {
    /// The command's row in the table of commands.
    static var form: CommandForm { get }

    init(_ arguments: inout ArgumentList) throws(CommandError)

    func run(_ console: Console) async throws(CommandError) -> ExitStatus
}

extension CommandError {
    /// Returns the error for wrong arguments.
    static func usage(_ message: String, _ command: any Command.Type) -> CommandError {
        .usage(message, command.form)
    }

    /// Returns the error for wrong arguments.
    static func usage(_ message: String, _ form: CommandForm) -> CommandError {
        CommandError(
            status: .usage, message: message, usage: form.usage, help: "xitem help \(form.words)")
    }

    /// Returns the error for a value that an option does not take.
    static func invalid(
        _ value: String, _ option: String, _ command: any Command.Type, expected: String
    ) -> CommandError {
        .usage("The value '\(value)' is invalid for '\(option)'; expected \(expected)", command)
    }
}
