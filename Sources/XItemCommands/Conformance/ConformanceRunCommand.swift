import ConformanceKit
import Essentials

enum ConformanceRunCommand: Command {
    static let form = CommandForm(
        words: "conformance run", summary: "Test implementations with the vectors.",
        options: [
            OptionForm(
                "--testee", .text("command"),
                "A program that speaks JSON Lines. Default: this library."
            ).repeatable,
            OptionForm(
                "--one-shot", .text("command"),
                "A program that runs once per case."
            ).repeatable,
        ] + CaseSelection.options + [
            OptionForm(
                "--level", .choice(["MUST", "SHOULD", "MAY"]),
                "The lowest level whose failures fail the run. Default: MUST."),
            CaseSelection.timeout,
            OptionForm(
                "--jobs", .text("n"),
                "Processes per testee. Default: 1."),
            OptionForm("--seed", .text("n"), "Shuffle the cases with this seed."),
            OptionForm("--known", .file("file"), "The known failures, one id per line."),
            .flag("--update", "Update the '--known' file with the failures of the run."),
        ] + ReportOutput.options,
        synopsis: "[--testee <command>] ... [options]",
        example: "xitem conformance run --testee 'python3 Examples/Testees/python/testee.py'",
        notes: """
            Runs programs with /bin/sh. Schemas/conformance/README.md defines requests and
            responses; 'xitem conformance copy' writes it into a folder, with the vectors.
            """,
        negativeAnswer: "a counted case failed")

    static func run(
        _ arguments: Arguments, _ console: Console
    ) async throws(CommandError) -> ExitStatus {
        let selection = try CaseSelection(arguments)
        let level = arguments.value("--level").flatMap(Vector.Level.init) ?? .must
        let given = try TesteeCommand.all(arguments)
        let testees = given.isEmpty ? [.library] : given
        let jobs = try arguments.count("--jobs", in: 1...256) ?? 1
        let seed = try arguments.seed()
        let known = try KnownFailuresFile(arguments)
        guard known == nil || testees.count == 1 else {
            throw .usage("Option '--known' is for one testee at a time", Self.form)
        }
        let output = try ReportOutput(arguments)
        let groups = try selection.source.groups()
        let runner = Runner(groups, jobs: jobs, seed: seed, where: selection.contains)
        guard !runner.cases.isEmpty else { throw .usage("No case is selected", Self.form) }
        var reports: [Report.Testee] = []
        for testee in testees { reports.append(await testee.run(runner, console)) }
        let strangers = try known?.apply(to: &reports[0], groups, console) ?? []
        let report = Report(groups, level: level, seed: seed, testees: reports)
        try output.writeAll(report, console)
        for id in strangers {
            let message = "The known failure '\(id)' matches no vector"
            console.writeError("Error: " + SafeText.line(message))
        }
        return report.isSuccess && strangers.isEmpty ? .done : .findings
    }
}

struct KnownFailuresFile {
    let path: String
    /// Whether to rewrite the file with the results of the run.
    let isUpdated: Bool

    /// Returns nil without `--known`.
    init?(_ arguments: Arguments) throws(CommandError) {
        isUpdated = arguments.flag("--update")
        guard let path = arguments.value("--known") else {
            guard !isUpdated else {
                throw .usage("Option '--update' needs '--known'", arguments.form)
            }
            return nil
        }
        self.path = path
    }

    /// Marks the listed cases as known failures, and rewrites the file if `isUpdated` is true.
    ///
    /// - Returns: The listed ids that match no case; empty after an update, which removes them.
    func apply(
        to report: inout Report.Testee, _ groups: [VectorGroup], _ console: Console
    ) throws(CommandError) -> [String] {
        var known = try list()
        let strangers = known.unknownIDs(in: groups)
        if isUpdated {
            known.update(report, unknownIDs: strangers)
            try write(known, console)
        }
        known.mark(&report)
        return isUpdated ? [] : strangers
    }

    func list() throws(CommandError) -> KnownFailures {
        if isUpdated, !FileManager.default.fileExists(atPath: path) { return KnownFailures("") }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw .unreadableInput("\(path): cannot be read")
        }
        return KnownFailures(String(decoding: bytes, as: UTF8.self))
    }

    func write(_ list: KnownFailures, _ console: Console) throws(CommandError) {
        try OutputFile(replacing: path).write(Data(list.text.utf8), console)
    }
}
