import WireFormat
import XExtensionItem

/// `xitem inspect`: prints an item for people.
struct InspectCommand: Command {
    static let form = CommandForm(
        words: "inspect", summary: "Show an item for people to read.",
        operands: [.payload],
        options: [
            OptionForm(
                "--activity", .activity("id"), "Show the values for this type of activity.")
        ],
        example: "xitem inspect Examples/Payloads/article.xitem.json",
        notes: """
            The item is read leniently: if it has findings, the rest of it is shown, and the
            findings follow on the standard error, as 'xitem validate' prints them. Characters
            that would hide or turn text are shown by their code points.
            """,
        statuses: [
            0: "shown", 1: "the payload has findings", 64: "wrong usage",
            66: "it cannot be read",
        ])

    let file: String
    let activity: ActivityChoice

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        activity = ActivityChoice(&arguments)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let input = try InputFile(file, console)
        let payload = CheckedPayload(input, .lenient)
        if let item = payload.item {
            let shown = activity.resolve(item, console)
            var output = PageOutput(console)
            try ItemPage(shown, isStyled: console.isStyled).write(to: &output)
            try output.flush()
        }
        let report = FindingReport(
            file: file, findings: payload.findings, notices: payload.notices)
        for line in report.lines { console.writeError(line) }
        return payload.findings.isEmpty ? .done : .findings
    }
}
