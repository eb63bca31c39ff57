import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The destination of a command's output: standard output, or a file that appears when it is
/// complete.
struct OutputFile {
    /// The name of the file; nil for standard output.
    let name: String?

    /// Writes the pieces that a closure passes on.
    ///
    /// - Returns: The closure's error; nil if it succeeded.
    /// - Throws: ``CommandFailure`` if the output cannot be written, or if it is a terminal and the
    ///   bytes are not plain text.
    func write(
        _ console: Console, _ body: (@escaping WireDrain) throws(WireError) -> Void
    ) throws(CommandFailure) -> WireError? {
        var failure: CommandFailure?
        var text = TerminalText()
        var endsLine = true
        do throws(WireError) {
            try hand(body) { piece throws(WireError) in
                do throws(CommandFailure) {
                    let bytes = piece.withUnsafeBytes { Data($0) }
                    if name == nil, console.isTerminal { try text.check(bytes) }
                    try console.write(all: bytes)
                    endsLine = bytes.last == UInt8(ascii: "\n")
                } catch {
                    failure = error
                    throw WireError(code: .output, message: "")
                }
            }
            if name == nil, console.isTerminal, !endsLine { try endLine(console) }
            return nil
        } catch {
            if let failure { throw failure }
            guard error.code != .output else {
                throw CommandFailure(status: .unwritableOutput, message: error.message)
            }
            return error
        }
    }

    /// Lets the prompt of a shell begin a line of its own.
    private func endLine(_ console: Console) throws(WireError) {
        guard case .written = console.write(Data("\n".utf8)) else {
            throw WireError(code: .output, message: "The output cannot be written")
        }
    }

    /// Writes bytes.
    func write(_ bytes: Data, _ console: Console) throws(CommandFailure) {
        _ = try write(console) { drain throws(WireError) in try drain(bytes.bytes) }
    }

    private func hand(
        _ body: (@escaping WireDrain) throws(WireError) -> Void, to drain: @escaping WireDrain
    ) throws(WireError) {
        guard let name else { return try body(drain) }
        try AtomicFile.write(to: name, body)
    }
}
