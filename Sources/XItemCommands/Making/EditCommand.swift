enum EditCommand: Command {
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

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let file = arguments.operands[0]
        let given = try arguments.output(isFolder: arguments.outputIsPayloadFolder)
        // Without `-o`, the changed payload replaces the payload.
        let output = arguments.value("--output") != nil || file == "-" ? given : nil
        let options = arguments.options.filter {
            ![Arguments.operandName, "--output", "--force"].contains($0.name)
        }
        guard !options.isEmpty else {
            throw .usage("Missing expected option, such as '--title' or '--remove'", Self.form)
        }
        let input = try InputFile(file, console)
        let former = try input.item(named: file, console)
        var changes = try ItemOptions(options, Self.form, console)
        let item = try changes.item(changing: former)
        return try ItemOutput(replacing: output, input, named: file).writeNew(item, console)
    }
}
