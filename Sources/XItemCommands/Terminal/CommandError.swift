struct CommandError: Error {
    let status: ExitStatus
    /// The message, in one line; nil if there is nothing more to print.
    let message: String?
    /// The usage of the command; nil unless the arguments are wrong.
    let usage: String?
    /// The command line that shows the help.
    let help: String?

    init(status: ExitStatus, message: String?, usage: String? = nil, help: String? = nil) {
        self.status = status
        self.message = message.map(SafeText.line)
        (self.usage, self.help) = (usage, help)
    }
}

/// The exit status of a command. `sysexits.h` defines the values from 64.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

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
