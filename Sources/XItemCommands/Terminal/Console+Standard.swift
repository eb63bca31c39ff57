import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
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
    public static var standard: Console {
        signal(SIGPIPE, SIG_IGN)
        let isPlain = getenv("NO_COLOR") != nil
        return Console(
            write: { write($0, to: .standardOutput) },
            writeError: { _ = write(Data(($0 + "\n").utf8), to: .standardError) },
            readInput: { try? OpenFile.standardInput.readAll() },
            isStyled: isatty(STDOUT_FILENO) == 1 && !isPlain,
            showProgress: isatty(STDERR_FILENO) == 1 ? { show(progress: $0) } : nil)
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
