/// The error that ends a command.
struct CommandError: Error {
    let status: ExitStatus
    /// The message, in one line; nil if there is nothing more to print.
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

/// The exit status of a command.
///
/// The values from 64 are defined by `sysexits.h`.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
    /// The number that the process exits with.
    package let rawValue: Int32

    /// Creates a status from its number.
    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The command succeeded.
    package static let done = ExitStatus(rawValue: 0)
    /// A negative answer, for example because a payload has findings.
    package static let findings = ExitStatus(rawValue: 1)
    /// The arguments are wrong (`EX_USAGE`).
    package static let usage = ExitStatus(rawValue: 64)
    /// An input cannot be read (`EX_NOINPUT`).
    package static let unreadableInput = ExitStatus(rawValue: 66)
    /// The output cannot be written (`EX_IOERR`).
    package static let unwritableOutput = ExitStatus(rawValue: 74)
}
