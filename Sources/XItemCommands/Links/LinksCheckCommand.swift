import WireFormat

enum LinksCheckCommand: Command {
    static let form = CommandForm(
        words: "links check", summary: "List the findings and notices of a catalog.",
        operands: [CatalogInput.operand], options: [.json("file")],
        example: "xitem links check Examples/Catalogs",
        notes: """
            Prints one line per finding, in the form 'file:line:column: id at pointer: message
            (clause)'. In a binary property list, '@offset' replaces 'line:column'. 'note' before
            the id marks a notice. The clauses are those of the specification,
            Schemas/app-catalog.md. A file may use the definitions in the other files. Lists at
            most 1,000 findings per file and 10,000 in total, and shortens long pointers.

            Every command refuses a catalog that exceeds a limit: 10,000 entries in an array or a
            dictionary, 65,536 bytes in a template, or 4,096 bytes in any other text. The limits
            bound the time that a catalog of unknown origin can take. No option changes them.
            """,
        negativeAnswer: "a file has findings")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let input = try CatalogInput(arguments.operands, console)
        if arguments.flag("--json") {
            let byFile = Dictionary(grouping: input.findings, by: { $0.file ?? "" })
            var output = PageOutput(console)
            for file in input.names {
                try FindingReport(catalog: file, byFile[file] ?? []).writeJSON {
                    text throws(CommandError) in try output.write(text)
                }
            }
            try output.flush()
        } else {
            for finding in input.findings {
                try console.print(finding.line(in: finding.file ?? ""))
            }
        }
        return input.findings.allSatisfy(\.isNotice) ? .done : .findings
    }
}
