import XExtensionItem

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
        return try output.writeNew(item(arguments.options, console), console)
    }

    private static func item(
        _ options: [Arguments.Option], _ console: Console
    ) throws(CommandError) -> ExtensionItem {
        var options = try ItemOptions(options, Self.form, console)
        guard options.general.representations.isEmpty else {
            throw .usage(
                "'--representation', '--also-html' and '--also-text' must follow the "
                    + "attachment to which they add a representation", Self.form)
        }
        guard let main = options.general.takeMainAttachment() else {
            throw .usage(
                "Missing expected argument '<path>', or option '--url', '--text' or '--file'",
                Self.form)
        }
        var item = ExtensionItem(mainAttachment: main)
        try options.apply(to: &item, console)
        return item
    }
}
