import Essentials
import WireFormat
import XExtensionItem

struct EditCommand: Command {
    static let form = CommandForm(
        words: "edit", summary: "Set and remove values of a payload, in place.",
        operands: [.payload],
        options: ItemOptions.forms + [Removal.form]
            + OptionForm.output(
                "Write to this file or *.xitem folder instead."),
        example: """
            xitem edit --tag new Examples/Payloads/article.xitem.json -o a.json
            xitem edit --activity mail --title 'For Mail' --remove tag=new a.json
            """,
        notes: """
            Accepts the options of 'xitem create'. Removes values, sets values, then adds
            attachments at the end. Keeps the encoding and other values, except malformed elements
            of a list that changes. A new representation replaces one of the same type. A payload
            folder is replaced as a whole, without its other files.
            """,
        negativeAnswer: "the payload is malformed, or would be invalid")

    private let file: String
    private let options: [ArgumentList.Option]
    /// The destination; nil for the payload itself.
    private let output: OutputFile?

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        let isGiven = arguments.options.contains { $0.name == "--output" }
        let given = try arguments.output(isFolder: arguments.outputIsPayloadFolder)
        output = isGiven ? given : file == "-" ? .standard : nil
        options = arguments.options.filter { $0.name != ArgumentList.operandName }
        guard !options.isEmpty else {
            throw .usage("Missing expected option, such as '--title' or '--remove'", Self.form)
        }
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let input = try InputFile(file, console)
        guard var item = try input.item(named: file, console) else { return .findings }
        try ItemOptions(options, Self.form, console).apply(to: &item, console)
        let output = ItemOutput(replacing: output, input, named: file)
        let findings = try output.write(item, console)
        for finding in findings {
            console.writeError("Error: " + SafeText.line(finding.description))
        }
        return findings.isEmpty ? .done : .findings
    }
}
