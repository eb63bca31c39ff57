import WireFormat
import XExtensionItem

/// `xitem inspect`: shows an item as a person wants to see it.
struct InspectCommand: Command {
    static let name = "inspect"
    static let summary = "Show an item as a person wants to see it."
    static let usage = "xitem inspect [--activity <id>] <file>"
    static let details = """
        ARGUMENTS:
          <file>  A payload or a payload folder; '-' for the standard input.

        OPTIONS:
          --activity <id>  Show what this type of activity gets.
          -h, --help       Show help.

        The item is read leniently: it is shown in spite of what is wrong with it, which
        is listed on the standard error, as 'xitem validate' does.

        EXIT STATUS:
          0 shown   1 the payload has findings   66 it cannot be read
        """

    let file: String
    let activity: ActivityType?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        file = try arguments.operand()
        activity = try arguments.value("--activity").map(ActivityType.init(rawValue:))
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let input = try InputFile(file, console)
        var reading = Reading.lenient
        reading.isInPayloadFolder = input.isInPayloadFolder
        var page: ItemPage?
        let findings: [Finding]
        do throws(PayloadError) {
            let item = try ExtensionItem(decoding: input.bytes, reading: reading)
            page = ItemPage(activity.map(item.resolved) ?? item, isStyled: console.isStyled)
            findings = item.findings
        } catch {
            findings = error.findings
        }
        if let page { try console.print(page.text) }
        guard !findings.isEmpty else { return .done }
        for line in FindingReport(file: file, findings: findings).lines {
            console.writeError(line)
        }
        return .findings
    }
}
