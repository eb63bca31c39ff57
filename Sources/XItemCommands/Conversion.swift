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
    let output: String?

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let input = try InputFile(file, console)
        do throws(WireError) {
            let document = try dictionary(input.bytes)
            if let output {
                try AtomicFile.write(to: output) { drain throws(WireError) in
                    try document.write(as: encoding, isPretty: isPretty, to: drain)
                }
            } else {
                try document.write(as: encoding, isPretty: isPretty) { piece throws(WireError) in
                    guard console.write(piece.withUnsafeBytes { Data($0) }) else {
                        throw WireError(.output, reason: "the output cannot be written")
                    }
                }
            }
            report(Finding.remarks(of: document), console)
            return .done
        } catch {
            guard error.code != .output else {
                throw CommandFailure(
                    status: .unwritableOutput, message: SafeText.line(error.reason))
            }
            report([Finding(error)], console)
            return .findings
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
