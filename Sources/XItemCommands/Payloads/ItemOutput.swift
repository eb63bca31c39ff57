import WireFormat
import XExtensionItem

/// The destination and the encoding of a payload that a command makes.
struct ItemOutput {
    /// The options of the commands that make a payload.
    static let options =
        [encoding("json otherwise"), pretty] + OptionForm.output()

    /// `--to`; `otherwise` says what happens if neither it nor the name of the output decides.
    static func encoding(_ otherwise: String) -> OptionForm {
        OptionForm(
            "--to", .choice(WireEncoding.all.map(\.description)),
            "The encoding. Without it, the name of '-o' decides: .json, .plist (xml) or .bplist "
                + "(binary); \(otherwise).")
    }

    static let pretty = OptionForm.flag(
        "--pretty", "Write JSON with line breaks and indentation.")

    let encoding: WireEncoding
    let isPretty: Bool
    let file: OutputFile

    init(_ arguments: inout ArgumentList, isFolder: Bool = false) throws(CommandError) {
        let given = try arguments.encoding("--to")
        isPretty = arguments.flag("--pretty")
        file = try arguments.output(isFolder: isFolder)
        encoding = given ?? file.encoding ?? .json
    }

    /// Writes the item.
    ///
    /// - Returns: The findings of an item that no payload can hold; empty if it was written.
    func write(_ item: ExtensionItem, _ console: Console) throws(CommandError) -> [Finding] {
        var findings: [Finding] = []
        _ = try file.write(console) { drain throws(WireFault) in
            do throws(PayloadError) {
                try item.write(as: encoding, isPretty: isPretty, into: drain)
            } catch {
                findings = error.findings
                throw WireFault(
                    code: error.findings.first?.code ?? .output,
                    message: error.findings.first?.message ?? "", underlying: error.underlying)
            }
        }
        return findings
    }
}
