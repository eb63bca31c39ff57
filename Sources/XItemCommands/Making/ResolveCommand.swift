import XExtensionItem

/// `xitem resolve`: writes the item for one activity.
struct ResolveCommand: Command {
    static let form = CommandForm(
        words: "resolve", summary: "Write the item that one activity gets, as a payload.",
        operands: [.payload],
        options: [
            OptionForm("--activity", .activity("id"), "The type of activity.").required
        ] + ItemOutput.options,
        example: #"""
            xitem resolve --activity com.apple.UIKit.activity.Mail \
                Examples/Payloads/activities.xitem.json
            """#,
        notes: """
            The result has no values for single activities, no excluded activities, and none of
            the values that lenient reading sets aside. If the payload has no values for the
            activity, the standard error says so, and the result has the values for all.

            The result is what the payload has for the activity, and not what the system hands
            over: Mail, Messages, AirDrop, Print, Copy, Assign to Contact, Save Image and Add to
            Reading List get its main attachment alone, every other activity and every share
            extension the whole item. 'xitem targets --activity' says what is lost.
            """,
        statuses: [
            0: "written", 1: "the payload cannot be read as one", 64: "wrong usage",
            66: "the file cannot be read", 74: "the output cannot be written",
        ])

    private let file: String
    private let activity: ActivityChoice
    private let output: ItemOutput

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        activity = ActivityChoice(&arguments)
        output = try ItemOutput(&arguments)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        guard let item = try InputFile.item(file, console) else { return .findings }
        let findings = try output.write(activity.resolve(item, console), console)
        FindingReport(file: file, findings: findings).writeErrors(console)
        return findings.isEmpty ? .done : .findings
    }
}
