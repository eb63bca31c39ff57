import WireFormat
import XExtensionItem

/// `xitem inspect`: prints an item for people.
struct InspectCommand: Command {
    static let name = "inspect"
    static let summary = "Show an item for people to read."
    static let usage = "xitem inspect [--activity <id>] <file>"
    static let details = """
        ARGUMENTS:
          <file>  A payload or a payload folder; '-' for the standard input.

        OPTIONS:
          --activity <id>  Show what this type of activity gets.
          -h, --help       Show help.

        The item is read leniently: it is shown in spite of what is wrong with it, which
        is listed on the standard error, as 'xitem validate' does. Characters that would
        hide or turn text are shown by their code points.

        EXIT STATUS:
          0 shown   1 the payload has findings   64 wrong usage   66 it cannot be read
        """

    let file: String
    let activity: ActivityType?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        file = try arguments.operand()
        activity = try arguments.value("--activity").map(ActivityType.init(rawValue:))
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let input = try InputFile(file, console)
        let payload = CheckedPayload(input, .lenient)
        if let item = payload.item {
            let shown = activity.map(item.resolved) ?? item
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
