/// What a command says to the shell when it ends.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
    /// The number that the process exits with.
    public let rawValue: Int32

    /// Makes a status of a number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// What was asked for was done.
    public static let done = ExitStatus(rawValue: 0)
    /// A payload has findings.
    public static let findings = ExitStatus(rawValue: 1)
    /// The command was called in a way it does not understand (`EX_USAGE`).
    public static let usage = ExitStatus(rawValue: 64)
    /// An input cannot be read (`EX_NOINPUT`).
    public static let unreadableInput = ExitStatus(rawValue: 66)
    /// The output cannot be written (`EX_IOERR`).
    public static let unwritableOutput = ExitStatus(rawValue: 74)
}
