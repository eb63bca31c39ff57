import ShareTargets

extension CommandGroup {
    /// `xitem rule`: rules of share extensions.
    static let rule = CommandGroup(
        name: "xitem rule", overview: "Check the activation rules of share extensions.",
        commands: [RuleCheckCommand.self])
}

/// `xitem rule check`: lists the errors and doubts of receivers' rules.
struct RuleCheckCommand: Command {
    static let form = CommandForm(
        words: "rule check", summary: "List the errors and doubts of receivers' rules.",
        operands: [
            OperandForm(
                name: "file",
                summary: "An Info.plist, a web manifest, an AndroidManifest.xml or shortcuts.xml, "
                    + "or a folder of them; '-' for the standard input.", isRepeatable: true)
        ],
        options: [.json("finding")],
        example: "xitem rule check Examples/Targets/Reader-Info.plist",
        notes: """
            Prints a line for each finding: file:line:column: id: message. The line and the
            column are those in the rule; for a dictionary, its key stands in their place.
            """,
        statuses: [
            0: "nothing is wrong", 1: "there are findings", 64: "wrong usage",
            66: "a file cannot be read",
        ])

    let files: [String]
    let asJSON: Bool

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        asJSON = arguments.flag("--json")
        files = arguments.operands
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        var status = ExitStatus.done
        for file in try TargetInput(files, console).files {
            if file.fault != nil {
                status = .findings
                try console.print(asJSON ? TargetReport.json(file) : TargetReport.line(file))
            }
            for target in file.targets {
                for warning in target.warnings {
                    status = .findings
                    let finding = RuleFinding(file: file.name, warning: warning)
                    try console.print(asJSON ? finding.json : finding.line)
                }
            }
        }
        return status
    }
}
