enum ResolveCommand: Command {
    static let form = CommandForm(
        words: "resolve", summary: "Write the item for one activity as a payload.",
        operands: [.payload],
        options: [
            OptionForm("--activity", .activity, "The activity type.").required
        ] + ItemOutput.options,
        example: #"""
            xitem resolve --activity com.apple.UIKit.activity.Mail \
                Examples/Payloads/activities.xitem.json
            """#,
        notes: """
            Omits the values for other activities, the excluded activities, and values that lenient
            reading sets aside. If the payload has no values for the activity, writes the values for
            all activities, and prints a note on standard error.

            The output has every value for the activity. The system itself passes only the main
            attachment to Mail, Messages, AirDrop, Print, Copy, Assign to Contact, Save Image
            and Add to Reading List, and the whole item to other activities and share
            extensions. 'xitem targets --activity' lists the lost values.
            """,
        negativeAnswer: "the payload is malformed")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (file, activity) = (arguments.operands[0], ActivityChoice(arguments))
        let output = try ItemOutput(arguments)
        let item = activity.resolve(try InputFile.item(file, console), console)
        return console.report(try output.write(item, console), in: file)
    }
}
