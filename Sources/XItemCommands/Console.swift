#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Where a command reads and writes: the process's own streams, or a test's.
public struct Console {
    /// Writes bytes to the output; false when they cannot be written.
    public var write: (Data) -> Bool
    /// Writes a message for the person at the terminal.
    public var writeError: (String) -> Void
    /// Reads the whole input; nil when it cannot be read.
    public var readInput: () -> Data?
    /// Whether the output is a terminal that shows styling.
    public var isStyled: Bool

    /// Makes a console of its parts.
    public init(
        write: @escaping (Data) -> Bool, writeError: @escaping (String) -> Void,
        readInput: @escaping () -> Data?, isStyled: Bool
    ) {
        self.write = write
        self.writeError = writeError
        self.readInput = readInput
        self.isStyled = isStyled
    }

    /// Writes text to the output.
    func print(_ text: String) throws(CommandFailure) {
        try write(all: Data((text + "\n").utf8))
    }

    /// Writes bytes to the output.
    func write(all bytes: Data) throws(CommandFailure) {
        guard write(bytes) else {
            throw CommandFailure(
                status: .unwritableOutput, message: "The output cannot be written")
        }
    }
}
