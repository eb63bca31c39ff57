/// The exit status of a command.
///
/// The values from 64 are those of `sysexits.h`.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
    /// The number that the process exits with.
    public let rawValue: Int32

    /// Creates a status from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The command succeeded.
    public static let done = ExitStatus(rawValue: 0)
    /// A payload has findings.
    public static let findings = ExitStatus(rawValue: 1)
    /// The arguments are wrong (`EX_USAGE`).
    public static let usage = ExitStatus(rawValue: 64)
    /// An input cannot be read (`EX_NOINPUT`).
    public static let unreadableInput = ExitStatus(rawValue: 66)
    /// The output cannot be written (`EX_IOERR`).
    public static let unwritableOutput = ExitStatus(rawValue: 74)
}
