enum CreateCommand: Command {
    static let form = CommandForm(
        words: "create", summary: "Create a payload from text, URLs and files.",
        operands: [
            OperandForm(
                name: "path", summary: "A file or a URL to attach.", isOptional: true,
                isRepeatable: true)
        ],
        options: ItemOptions.forms + [ItemOutput.folder] + ItemOutput.options,
        synopsis: "(<path> | --url <url> | --text <text> | --file <path>) ... [options]",
        example: """
            xitem create https://example.com/post/1 --also-html '<p>A post</p>' --tag swift
            xitem create --text Hi --activity mail --title 'For Mail' --folder -o a.xitem
            """,
        notes: """
            The first attachment is the main attachment. Headings, lists and quotes in Markdown
            stay as typed. Writes nothing if the payload is invalid.
            """,
        negativeAnswer: "the payload would be invalid")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let output = try ItemOutput(arguments)
        var options = try ItemOptions(arguments.options, Self.form, console)
        return try output.writeNew(options.item(), console)
    }
}
