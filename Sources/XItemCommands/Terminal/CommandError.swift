/// The error that ends a command.
struct CommandError: Error {
    let status: ExitStatus
    /// The message, in one line; nil if nobody can read it any more.
    let message: String?
    /// The usage of the command, after wrong arguments; nil otherwise.
    let usage: String?
    /// The command line that shows the help.
    let help: String?

    init(status: ExitStatus, message: String?, usage: String? = nil, help: String? = nil) {
        self.status = status
        self.message = message.map(SafeText.line)
        (self.usage, self.help) = (usage, help)
    }
}
