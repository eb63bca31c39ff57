import ShareTargets
import WireFormat

enum RuleCheckCommand: Command {
    static let form = CommandForm(
        words: "rule check", summary: "Lint the activation rules of receivers.",
        operands: [
            OperandForm(
                name: "file",
                summary: "An Info.plist, a web manifest, an AndroidManifest.xml or shortcuts.xml, "
                    + "or a folder of them; '-' for standard input.", isRepeatable: true)
        ],
        options: [.json("finding"), .quiet],
        example: "xitem rule check Examples/Targets/Reader-Info.plist",
        notes: """
            Prints one line per finding, in the form 'file:line:column: id: message'. Line and column
            are positions in the file, or in the rule if the file is a binary property list. If the
            rule is a dictionary, the key with the finding replaces them. Prints the number of
            checked rules on standard error.

            A file that exceeds a limit is refused. The limits bound the time that a file of
            unknown origin can take. No option changes them. A predicate has at most 64 KiB, 16,384
            tokens and 64 levels, and its evaluation takes at most 200,000 steps. A bundle declares
            at most 1,024 types. A manifest has at most 1,024 filters or fields for files, and
            4,096 accepted types.
            """,
        negativeAnswer: "a rule has findings")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let asJSON = arguments.flag("--json")
        let input = try TargetInput(arguments.operands, console).files
        var findingCount = 0
        for file in input {
            if file.fault != nil {
                findingCount += 1
                try console.print(asJSON ? TargetLines.line(file) : file.faultLine)
            }
            for warning in file.targets.flatMap(\.receiver.warnings) {
                findingCount += 1
                try console.print(
                    asJSON ? TargetLines.line(warning, in: file) : file.line(warning))
            }
        }
        if !arguments.flag("--quiet") { console.writeError(summary(input, findingCount)) }
        return findingCount == 0 ? .done : .findings
    }

    /// Returns a summary such as `Info.plist: 1 rule, no findings`.
    private static func summary(_ files: [TargetFile], _ findingCount: Int) -> String {
        let name = files.count == 1 ? files[0].name : CountText.text(files.count, "file")
        let rules = CountText.text(files.reduce(0) { $0 + $1.ruleCount }, "rule")
        let findings = findingCount == 0 ? "no findings" : CountText.text(findingCount, "finding")
        return SafeText.line("\(name): \(rules), \(findings)")
    }
}
