#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a command reads and writes: the process's own streams, or a test's.
public struct Console {
    /// What became of an attempt to write.
    enum Outcome {
        case written
        /// Whoever read the output has gone, as `head` does when it has enough.
        case closed
        case failed
    }

    /// Writes bytes to the output.
    var write: (Data) -> Outcome
    /// Writes a message for the person at the terminal.
    var writeError: (String) -> Void
    /// Reads the whole input; nil when it cannot be read.
    var readInput: () -> Data?
    /// Whether the output is a terminal that shows styling.
    var isStyled: Bool
    /// Shows how far a long run is, in a line that the next one replaces; nil when nobody looks.
    var showProgress: ((String) -> Void)?

    /// Writes text to the output.
    func print(_ text: String) throws(CommandFailure) {
        try write(all: Data((text + "\n").utf8))
    }

    /// Writes bytes to the output.
    func write(all bytes: Data) throws(CommandFailure) {
        switch write(bytes) {
        case .written: return
        case .closed: throw CommandFailure(status: .unwritableOutput, message: nil)
        case .failed:
            throw CommandFailure(
                status: .unwritableOutput, message: "The output cannot be written")
        }
    }
}
