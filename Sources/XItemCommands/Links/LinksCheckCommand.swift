import AppLinks

/// `xitem links check`: lists the findings and notices of a catalog.
struct LinksCheckCommand: Command {
    static let name = "check"
    static let summary = "List everything that is wrong with a catalog."
    static let usage = "xitem links check [--json] <file> ..."
    static let details = """
        ARGUMENTS:
        \(CatalogInput.help)

        OPTIONS:
          --json      Print one JSON object for each file, on a line of its own.
          -h, --help  Show help.

        Prints a line for each finding: file:line:column: id: message (clause), or
        file:@offset: for a binary property list, with 'note' before the id for what
        breaks no rule but deserves a look. The clauses are those of the specification,
        Schemas/app-catalog.md. What one file defines, others may use.

        EXIT STATUS:
          0 nothing is wrong   1 there are findings   64 wrong usage
          66 a file cannot be read
        """

    static let valued: Set<String> = []

    let asJSON: Bool
    let files: [String]

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        asJSON = arguments.flag("--json")
        files = arguments.operands
        if files.isEmpty { throw .usage("Missing expected argument '<file>'", Self.self) }
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let input = try CatalogInput(files, console)
        if asJSON {
            for file in input.names {
                let findings = input.findings.filter { $0.file == file }
                try console.print(CatalogReport(file: file, findings: findings).json)
            }
        } else {
            for finding in input.findings { try console.print(CatalogReport.line(finding)) }
        }
        return input.findings.allSatisfy { $0.kind == .notice } ? .done : .findings
    }
}
