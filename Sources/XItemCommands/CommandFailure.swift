/// Why a command could not do what it was asked for.
struct CommandFailure: Error {
    var status: ExitStatus
    var message: String
    /// The usage of the command that was called wrongly.
    var usage: String?

    static func usage(_ message: String, _ command: any Command.Type) -> CommandFailure {
        CommandFailure(status: .usage, message: message, usage: command.usage)
    }
}
