import Essentials
import WireFormat
import XExtensionItem

/// `xitem preview`: writes a page that shows an item.
struct PreviewCommand: Command {
    static let form = CommandForm(
        words: "preview", summary: "Write a web page that shows an item.",
        operands: [.payload], options: OptionForm.output(),
        example: "xitem preview Examples/Payloads/activities.xitem.json -o item.html",
        notes: """
            The page shows picture, title, text, attachments and referrer as a receiver could,
            with a switch for each type of activity, and with findings and notices beside the
            values that they concern. It is one file, runs no script and fetches nothing; a
            Content-Security-Policy enforces that, and everything from the payload is escaped.

            A page has at most 8 MiB of images and 64 types of activity. It says what it leaves
            out.
            """,
        statuses: [
            0: "written", 1: "written, and the payload has findings", 64: "wrong usage",
            66: "the file cannot be read", 74: "the output cannot be written",
        ])

    private let file: String
    private let output: OutputFile

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        output = try arguments.output()
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let payload = CheckedPayload(try InputFile(file, console), .lenient)
        let page = PreviewPage(payload, name: URL(filePath: file).lastPathComponent)
        _ = try output.write(console) { drain throws(WireError) in
            try page.write { text throws(WireError) in try drain(Data(text.utf8).bytes) }
        }
        return payload.findings.isEmpty ? .done : .findings
    }
}
