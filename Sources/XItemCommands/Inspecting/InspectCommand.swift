import XExtensionItem

enum InspectCommand: Command {
    static let form = CommandForm(
        words: "inspect", summary: "Print an item in readable form.",
        operands: [.payload],
        options: [
            OptionForm(
                "--activity", .activity, "Show the values for this activity type."),
            .flag("--json", "Print the item as one JSON object."), .color,
        ],
        example: "xitem inspect Examples/Payloads/article.xitem.json",
        notes: """
            Reads leniently: prints the usable values, and then, on standard error, the findings
            in the form of 'xitem validate'. Prints hidden and bidirectional control characters as
            code points.
            """,
        negativeAnswer: "the payload has findings")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (file, activity) = (arguments.operands[0], ActivityChoice(arguments))
        let input = try InputFile(file, console)
        let payload = CheckedPayload(input, .lenient)
        if let item = payload.item {
            let shown = activity.resolve(item, console)
            if arguments.flag("--json") {
                try console.print(JSONLine.text(ItemObject.object(shown, file: file)))
            } else {
                var output = PageOutput(console)
                try ItemPage(item: shown, style: console.style).write(to: &output)
                try output.flush()
            }
        }
        return console.report(payload.findings, payload.notices, in: file)
    }
}
