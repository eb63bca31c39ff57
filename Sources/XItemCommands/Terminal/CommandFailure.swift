/// Why a command could not do what it was asked for.
struct CommandFailure: Error {
    let status: ExitStatus
    /// What to tell the person at the terminal, in one line; nil when nobody is left to read it.
    let message: String?
    /// The usage of the command that was called wrongly.
    let usage: String?

    init(status: ExitStatus, message: String?, usage: String? = nil) {
        self.status = status
        self.message = message.map(SafeText.line)
        self.usage = usage
    }
}
