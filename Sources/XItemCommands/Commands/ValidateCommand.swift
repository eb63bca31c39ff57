import XExtensionItem

/// `xitem validate`: lists the findings and notices of payloads.
struct ValidateCommand: Command {
    static let name = "validate"
    static let summary = "List everything that is wrong with payloads."
    static let usage = "xitem validate [--json] <file> ..."
    static let details = """
        ARGUMENTS:
          <file>  A payload or a payload folder; '-' for the standard input.

        OPTIONS:
          --json      Print one JSON object for each file, on a line of its own.
          -h, --help  Show help.

        Prints a line for each finding: file:line:column: id: message (clause), or
        file:@offset: for a binary property list. The clauses are those of the
        specification, Schemas/wire-format.md. Of a valid payload it prints a line with
        'note' before the id for what can deceive: hidden characters in a title, or data
        of another type than the one declared.

        EXIT STATUS:
          0 nothing is wrong   1 there are findings   64 wrong usage
          66 a file cannot be read
        """

    let files: [String]
    let asJSON: Bool

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        asJSON = arguments.flag("--json")
        files = arguments.operands
        if files.isEmpty { throw .usage("Missing expected argument '<file>'", Self.self) }
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        var status = ExitStatus.done
        var failure: CommandFailure?
        for name in files {
            do throws(CommandFailure) {
                let findings = try self.findings(in: name, console)
                if !findings.isEmpty { status = .findings }
            } catch {
                guard error.status == .unreadableInput else { throw error }
                if let message = error.message { console.writeError("Error: " + message) }
                failure = error
            }
        }
        return failure?.status ?? status
    }

    private func findings(
        in name: String, _ console: Console
    ) throws(CommandFailure) -> [Finding] {
        let file = try InputFile(name, console)
        let payload = CheckedPayload(file, .strict)
        let report = FindingReport(
            file: name, findings: payload.findings, notices: payload.notices)
        var output = PageOutput(console)
        if asJSON {
            try report.writeJSON(to: &output)
        } else {
            for line in report.lines { try output.write(line + "\n") }
        }
        try output.flush()
        return payload.findings
    }
}
