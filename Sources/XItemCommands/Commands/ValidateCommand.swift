import Essentials
import XExtensionItem

enum ValidateCommand: Command {
    static let form = CommandForm(
        words: "validate", summary: "List the findings and notices of payloads.",
        operands: [
            OperandForm(
                name: "file",
                summary: "A payload, a payload folder, or a folder of payloads; '-' for standard "
                    + "input. In a folder, \(PayloadSearch.patterns) and payload "
                    + "folders are payloads.", isOptional: true,
                isRepeatable: true)
        ],
        options: [
            .json("file"),
            .flag(
                "--lines",
                "Read one JSON payload per line from standard input; print one JSON report per "
                    + "line, in order."),
            OptionForm(
                "--jobs", .text("n"),
                "Cores for '--lines'. Default: all, at most 8."), .quiet, .color,
        ],
        synopsis: "[--json] [--quiet] <file> ... | xitem validate --lines [--jobs <n>]",
        example: """
            xitem validate Examples/Payloads
            xitem validate --lines < payloads.jsonl
            """,
        notes: """
            Prints one line per finding, in the form 'file:line:column: id at pointer: message
            (clause)'. In a binary property list, '@offset' replaces 'line:column'. 'xitem explain'
            explains the id. A finding comes after the finding that causes it. 'note' before the id
            marks a notice: a valid value that can mislead, such as a hidden character in a title.

            Schemas/tool/validate.schema.json describes the JSON objects; with '--lines',
            'input-line' replaces 'file'. '--lines' reports an empty line as a finding, and a line
            over 16 MiB as limit.document, and continues. Text output shortens pointers to
            1,000 characters. JSON output shortens them only if the pointers of a payload exceed 1 MiB
            in total.
            """,
        negativeAnswer: "a payload has findings")

    static func run(
        _ arguments: Arguments, _ console: Console
    ) async throws(CommandError) -> ExitStatus {
        let (asJSON, files) = (arguments.flag("--json"), arguments.operands)
        let jobs = try arguments.count("--jobs", in: 1...64)
        guard !arguments.flag("--lines") else {
            if let file = files.first(where: { $0 != "-" }) {
                throw .usage(
                    "Unexpected argument '\(file)': '--lines' reads standard input", Self.form)
            }
            let cores = min(8, ProcessInfo.processInfo.activeProcessorCount)
            return try await LineValidation(jobs: jobs ?? cores).run(console)
        }
        if jobs != nil { throw .usage("Option '--jobs' needs '--lines'", Self.form) }
        if files.isEmpty { throw .usage("Missing expected argument '<file>'", Self.form) }
        var summary = ValidationSummary()
        var isUnreadable = false
        /// Reports an unreadable file instead of throwing, so that the command validates the other
        /// files.
        func attempt(_ body: () throws(CommandError) -> Void) throws(CommandError) {
            do throws(CommandError) {
                try body()
            } catch {
                guard error.status == .unreadableInput else { throw error }
                if let message = error.message { console.writeError("Error: " + message) }
                isUnreadable = true
            }
        }
        var progress = Progress("validate", console)
        for name in files {
            var paths: [String] = []
            try attempt { () throws(CommandError) in
                paths = try Self.paths(name, &summary) { folder in
                    console.writeError("Error: " + SafeText.line("\(folder): cannot be read"))
                    isUnreadable = true
                }
            }
            for (number, path) in paths.enumerated() {
                progress.show("\(number) of \(paths.count) payloads")
                try attempt { () throws(CommandError) in
                    if try hasFindings(path, asJSON, console) { summary.findingCount += 1 }
                    summary.checkedCount += 1
                }
            }
        }
        progress.end()
        if !arguments.flag("--quiet") { console.writeError(asJSON ? summary.json : summary.text) }
        if isUnreadable { return .unreadableInput }
        return summary.findingCount == 0 ? .done : .findings
    }

    private static func paths(
        _ name: String, _ summary: inout ValidationSummary, unreadable: (String) -> Void
    ) throws(CommandError) -> [String] {
        guard PayloadSearch.isFolderOfPayloads(name) else { return [name] }
        let search = try PayloadSearch(in: name)
        search.unreadableFolders.forEach(unreadable)
        summary.skippedCount += search.skippedCount
        try search.requirePayloads(in: name)
        return search.payloads
    }

    private static func hasFindings(
        _ name: String, _ asJSON: Bool, _ console: Console
    ) throws(CommandError) -> Bool {
        let payload = CheckedPayload(validating: try InputFile(name, console))
        let report = FindingReport(
            file: name, findings: payload.findings, notices: payload.notices)
        var output = PageOutput(console)
        if asJSON {
            try report.writeJSON { text throws(CommandError) in try output.write(text) }
        } else {
            for line in report.lines(console.style) {
                try output.write(line + "\n")
            }
        }
        try output.flush()
        return !payload.findings.isEmpty
    }
}

struct ValidationSummary {
    var checkedCount = 0
    /// The number of payloads with findings.
    var findingCount = 0
    /// The number of files skipped in folders; see ``PayloadSearch/skippedCount``.
    var skippedCount = 0

    var text: String {
        let findings = findingCount == 0 ? "no findings" : "\(findingCount) with findings"
        let skipped = skippedCount == 0 ? "" : ", skipped \(CountText.text(skippedCount, "file"))"
        return "checked \(CountText.text(checkedCount, "payload")), \(findings)\(skipped)"
    }

    var json: String {
        JSONLine.text([
            "checked": .init(checkedCount), "with-findings": .init(findingCount),
            "skipped": .init(skippedCount),
        ])
    }
}
