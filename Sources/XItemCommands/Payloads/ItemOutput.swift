import WireFormat
import XExtensionItem

/// The destination and the encoding of a payload that a command makes.
struct ItemOutput {
    /// The options of the commands that make a payload.
    static let options = [
        OptionForm(
            "--to", .choice(WireEncoding.all.map(\.description)),
            "The encoding of the output; json unless given."),
        .flag("--pretty", "Write JSON with line breaks and indentation."), .output(),
    ]

    let encoding: WireEncoding
    let isPretty: Bool
    /// The name of the file; nil for standard output.
    let name: String?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        encoding = try arguments.encoding("--to") ?? .json
        isPretty = arguments.flag("--pretty")
        name = arguments.output()
    }

    /// Writes the item.
    ///
    /// - Returns: The findings of an item that no payload can hold; empty if it was written.
    func write(_ item: ExtensionItem, _ console: Console) throws(CommandFailure) -> [Finding] {
        var findings: [Finding] = []
        _ = try OutputFile(name: name).write(console) { drain throws(WireError) in
            do throws(PayloadError) {
                try item.write(as: encoding, isPretty: isPretty, to: drain)
            } catch {
                findings = error.findings
                // The error of the drain itself passes unchanged.
                let code = error.findings.first?.code ?? .output
                throw WireError(code: code, message: error.findings.first?.message ?? "")
            }
        }
        return findings
    }
}
