import ShareInbox

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

extension CommandError {
    static func findings(_ message: String) -> CommandError {
        CommandError(status: .findings, message: message)
    }

    static func unreadableInput(_ message: String) -> CommandError {
        CommandError(status: .unreadableInput, message: message)
    }

    static func unwritableOutput(_ message: String) -> CommandError {
        CommandError(status: .unwritableOutput, message: message)
    }

    init(_ error: InboxError) {
        let status: ExitStatus =
            switch error.code {
            case .conflict: .findings
            case .newerFormat, .notAnInbox, .temporarilyUnreadable: .unreadableInput
            default: .unwritableOutput
            }
        self.init(status: status, message: error.description)
    }
}

/// The exit status of a command. `sysexits.h` defines the values from 64.
package enum ExitStatus: Int32, Sendable {
    case done = 0
    /// A negative answer, for example because a payload has findings.
    case findings = 1
    /// The arguments are wrong (`EX_USAGE`).
    case usage = 64
    /// An input cannot be read (`EX_NOINPUT`).
    case unreadableInput = 66
    /// The output cannot be written (`EX_IOERR`).
    case unwritableOutput = 74
}
