import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a command's bytes go: a file, which appears when it is complete, or the standard output.
struct OutputFile {
    /// The file's name; nil for the standard output.
    let name: String?

    /// Writes what the closure hands on, piece by piece.
    ///
    /// - Returns: why the closure could not hand everything on; nil when it could.
    /// - Throws: that the output cannot be written.
    func write(
        _ console: Console, _ body: (@escaping WireDrain) throws(WireError) -> Void
    ) throws(CommandFailure) -> WireError? {
        var failure: CommandFailure?
        do throws(WireError) {
            try hand(body) { piece throws(WireError) in
                do throws(CommandFailure) {
                    try console.write(all: piece.withUnsafeBytes { Data($0) })
                } catch {
                    failure = error
                    throw WireError(code: .output, message: "")
                }
            }
            return nil
        } catch {
            if let failure { throw failure }
            guard error.code != .output else {
                throw CommandFailure(status: .unwritableOutput, message: error.message)
            }
            return error
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
