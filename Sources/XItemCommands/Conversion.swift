import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A document on its way from one encoding to another, in pieces, blind to the names in it.
struct Conversion {
    let file: String
    let encoding: WireEncoding
    let isPretty: Bool
    /// The file to write; nil for the standard output.
    let output: String?

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let input = try InputFile(file, console)
        var failure: CommandFailure?
        do throws(WireError) {
            let document = try dictionary(input.bytes)
            try write(document) { piece throws(WireError) in
                do throws(CommandFailure) {
                    try console.write(all: piece.withUnsafeBytes { Data($0) })
                } catch {
                    failure = error
                    throw WireError(.output, reason: "")
                }
            }
            report(Finding.remarks(of: document), console)
            return .done
        } catch {
            if let failure { throw failure }
            guard error.code != .output else {
                throw CommandFailure(status: .unwritableOutput, message: error.reason)
            }
            report([Finding(error)], console)
            return .findings
        }
    }

    /// Writes to the file that was named, or else hands the pieces on.
    private func write(
        _ document: WireDocument, orTo drain: @escaping WireDrain
    ) throws(WireError) {
        guard let output else {
            return try document.write(as: encoding, isPretty: isPretty, to: drain)
        }
        try AtomicFile.write(to: output) { drain throws(WireError) in
            try document.write(as: encoding, isPretty: isPretty, to: drain)
        }
    }

    private func report(_ findings: [Finding], _ console: Console) {
        for line in FindingReport(file: file, findings: findings).lines { console.writeError(line) }
    }

    private func dictionary(_ bytes: Data) throws(WireError) -> WireDocument {
        let document = try WireDocument(bytes)
        guard document.kind(of: .root) == .dictionary else {
            throw WireError(
                .notDictionary, location: document.place(of: .root).location,
                reason: "expected a dictionary")
        }
        return document
    }
}
