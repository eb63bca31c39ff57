import XExtensionItem

struct CreateCommand: Command {
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

    private let options: [ArgumentList.Option]
    private let output: ItemOutput

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        output = try ItemOutput(&arguments)
        options = arguments.options
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let item = try item(console)
        let findings = try output.write(item, console)
        for finding in findings {
            console.writeError("Error: " + SafeText.line(finding.description))
        }
        return findings.isEmpty ? .done : .findings
    }

    private func item(_ console: Console) throws(CommandError) -> ExtensionItem {
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
