/// One command of the tool: made of its arguments, then run.
protocol Command: Sendable {
    /// The word that calls it.
    static var name: String { get }
    /// What it does, in one line.
    static var summary: String { get }
    /// How it is called, without `USAGE:`.
    static var usage: String { get }
    /// What stands below the usage in its help.
    static var details: String { get }

    /// The options that take a value.
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
    /// A command that was called wrongly.
    static func usage(_ message: String, _ command: any Command.Type) -> CommandFailure {
        CommandFailure(status: .usage, message: message, usage: command.usage)
    }
}
