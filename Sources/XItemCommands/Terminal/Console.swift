import Essentials
import SystemCalls
import XExtensionItem

/// The streams of a command: the standard streams of the process, or substitutes in a test.
package struct Console {
    enum Outcome {
        case written
        /// The reader has closed the pipe, as `head` does after enough lines.
        case closed
        case failed
    }

    var write: (Data) -> Outcome
    /// Writes a message and a line feed to standard error.
    var writeError: (String) -> Void
    /// Reads the whole standard input; returns nil if it cannot be read.
    var readInput: () -> Data?
    /// Waits for at least one byte of standard input, and reads the available bytes. Returns their
    /// number: 0 at the end of the input, nil if reading fails.
    var readPiece: (UnsafeMutableRawBufferPointer) -> Int? = { _ in nil }
    /// Whether reading standard input returns without waiting.
    var hasInput: () -> Bool = { true }
    /// Whether standard output is a terminal.
    var isTerminal = false
    var isStyled: Bool
    /// The width of help, in columns, if there is no terminal.
    static let standardWidth = 80
    /// The width of help in columns: from `COLUMNS`, else from the terminal, else 80.
    var columnCount = standardWidth
    /// Shows the progress of a long run in a line that the next call replaces; nil without a
    /// terminal.
    var showProgress: ((String) -> Void)?
    var limits = CommandLimits()

    var style: TerminalStyle { TerminalStyle(isOn: isStyled) }

    func colored(_ when: String?) -> Console {
        var console = self
        if when == "always" { console.isStyled = true }
        if when == "never" { console.isStyled = false }
        return console
    }

    func print(_ text: String) throws(CommandError) {
        try write(all: Data((text + "\n").utf8))
    }

    func write(all bytes: Data) throws(CommandError) {
        switch write(bytes) {
        case .written: return
        case .closed: throw CommandError(status: .unwritableOutput, message: nil)
        case .failed:
            throw .unwritableOutput("The output cannot be written")
        }
    }
}

extension Console {
    /// The standard streams of the process.
    ///
    /// After the first access, the process ignores SIGPIPE, so that writing to a closed pipe fails
    /// instead of ending the process.
    package static var standard: Console {
        signal(SIGPIPE, SIG_IGN)
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return Console(
            write: { write($0, to: .standardOutput) },
            writeError: { _ = write(Data(($0 + "\n").utf8), to: .standardError) },
            readInput: { try? OpenFile.standardInput.readAll() },
            readPiece: { try? OpenFile.standardInput.readPiece(into: $0) },
            hasInput: hasInput, isTerminal: isTerminal,
            isStyled: isTerminal && allowsStyle, columnCount: columnCount,
            showProgress: isatty(STDERR_FILENO) == 1 ? { show(progress: $0) } : nil)
    }

    private static var allowsStyle: Bool {
        let isDumb = getenv("TERM").map { String(cString: $0) } == "dumb"
        return !isDumb && getenv("NO_COLOR") == nil
    }

    private static var columnCount: Int {
        let given = getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 0
        let count = given > 0 ? given : Int(xitem_terminal_width(STDOUT_FILENO))
        return count > 0 ? max(40, min(count, 200)) : standardWidth
    }

    private static func hasInput() -> Bool {
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) != 0
    }

    /// Overwrites the current line.
    private static func show(progress text: String) {
        _ = write(Data("\r\u{1B}[K\(text)".utf8), to: .standardError)
    }

    private static func write(_ bytes: Data, to file: OpenFile) -> Outcome {
        do throws(OpenFile.Failure) {
            try file.write(bytes.bytes)
            return .written
        } catch {
            return error.isClosedPipe ? .closed : .failed
        }
    }
}

/// The limits of commands that no option sets. A test sets smaller ones.
struct CommandLimits {
    /// The maximum output of `convert` and `canonicalize` in bytes, unless 16 times the input is
    /// more.
    var convertedByteCount = 64 << 20
    /// The size of a batch of `validate --lines` in bytes, unless a line is longer.
    var batchByteCount = 1 << 20
    /// The maximum total size of the rows of `links open`, in bytes.
    var linkByteCount = 16 << 20
    /// The maximum product of the number of extensions that `targets` checks and the number of types
    /// of the item. The rule of each extension can compare each type.
    var pairCount = 4_000_000
    /// The maximum number of bytes that `targets` prints. Without this limit, the output could grow
    /// fast, because it lists the attachments again for each receiver with its own values.
    var targetByteCount = 16 << 20
}
