/// A command of the tool, created from its arguments and then run.
protocol Command: Sendable {
    /// The word that selects the command.
    static var name: String { get }
    /// The purpose of the command, in one line.
    static var summary: String { get }
    /// The arguments of the command, without `USAGE:`.
    static var usage: String { get }
    /// The text of the help below the usage.
    static var details: String { get }

    /// The options that take a value; none by default.
    static var valued: Set<String> { get }

    init(_ arguments: inout ArgumentList) throws(CommandFailure)

    func run(_ console: Console) async throws(CommandFailure) -> ExitStatus
}

extension Command {
    static var valued: Set<String> {
        ["--to", "--activity", "-o", "--output", "--attachment", "--representation", "--type"]
    }

    static var help: String {
        "OVERVIEW: \(summary)\n\nUSAGE: \(usage)\n\n\(details)"
    }
}

extension CommandFailure {
    /// Returns the failure for wrong arguments.
    static func usage(_ message: String, _ command: any Command.Type) -> CommandFailure {
        CommandFailure(status: .usage, message: message, usage: command.usage)
    }
}
