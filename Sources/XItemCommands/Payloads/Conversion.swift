import Essentials
import WireFormat
import XExtensionItem

/// The conversion of a document to another encoding, piece by piece. It does not interpret members.
struct Conversion {
    let file: String
    let encoding: WireEncoding
    let isPretty: Bool
    let output: OutputFile

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let input = try InputFile(file, console)
        let document: WireDocument
        do throws(WireError) {
            document = try dictionary(input.bytes)
        } catch {
            report([Finding(error)], console)
            return .findings
        }
        let refusal = try output.write(console) { drain throws(WireError) in
            try document.output(as: encoding, isPretty: isPretty, to: drain)
        }
        report(refusal.map { [Finding($0)] } ?? Finding.all(in: document), console)
        return refusal == nil ? .done : .findings
    }

    private func report(_ findings: [Finding], _ console: Console) {
        for line in FindingReport(file: file, findings: findings).lines { console.writeError(line) }
    }

    private func dictionary(_ bytes: Data) throws(WireError) -> WireDocument {
        let document = try WireDocument(bytes)
        guard document.kind(of: .root) == .dictionary else {
            throw WireError(
                code: .notDictionary, location: document.place(of: .root).location,
                message: "expected a dictionary")
        }
        return document
    }
}
