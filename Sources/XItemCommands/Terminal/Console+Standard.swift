import Essentials
import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Console {
    /// The standard streams of the process.
    ///
    /// The first access makes writing to a closed pipe an error, which would otherwise end the
    /// process.
    package static var standard: Console {
        signal(SIGPIPE, SIG_IGN)
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return Console(
            write: { write($0, to: .standardOutput) },
            writeError: { _ = write(Data(($0 + "\n").utf8), to: .standardError) },
            readInput: { try? OpenFile.standardInput.readAll() },
            readPiece: { try? OpenFile.standardInput.readPiece(into: $0) },
            hasInput: hasInput, isTerminal: isTerminal,
            isStyled: isTerminal && getenv("NO_COLOR") == nil,
            showProgress: isatty(STDERR_FILENO) == 1 ? { show(progress: $0) } : nil)
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
