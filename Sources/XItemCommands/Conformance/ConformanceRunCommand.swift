import ConformanceKit
import Essentials

struct ConformanceRunCommand: Command {
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

    private let selection: CaseSelection
    private let testees: [TesteeCommand]
    private let level: Vector.Level
    private let jobs: Int
    private let seed: UInt64?
    private let known: KnownFailuresFile?
    private let output: ReportOutput

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        selection = try CaseSelection(&arguments)
        level = arguments.value("--level").flatMap(Vector.Level.init) ?? .must
        testees = try Self.testees(&arguments)
        jobs = try arguments.count("--jobs", in: 1...256) ?? 1
        seed = try arguments.seed()
        known = try Self.known(&arguments, testeeCount: testees.count)
        output = try ReportOutput(&arguments, Self.self)
    }

    private static func testees(
        _ arguments: inout ArgumentList
    ) throws(CommandError) -> [TesteeCommand] {
        let limit = try arguments.seconds("--timeout")
        let commands = arguments.values("--testee", "--one-shot").map { name, command in
            TesteeCommand(
                command: command, isOneShot: name == "--one-shot", timeLimit: limit ?? 10)
        }
        let library = TesteeCommand(command: nil, isOneShot: false, timeLimit: 0)
        return commands.isEmpty ? [library] : commands
    }

    private static func known(
        _ arguments: inout ArgumentList, testeeCount: Int
    ) throws(CommandError) -> KnownFailuresFile? {
        let isUpdated = arguments.flag("--update")
        guard let path = arguments.value("--known") else {
            guard !isUpdated else { throw .usage("Option '--update' needs '--known'", Self.self) }
            return nil
        }
        guard testeeCount == 1 else {
            throw .usage("Option '--known' is for one testee at a time", Self.self)
        }
        return KnownFailuresFile(path: path, isUpdated: isUpdated)
    }

    func run(_ console: Console) async throws(CommandError) -> ExitStatus {
        let groups = try selection.groups()
        let runner = Runner(groups, jobs: jobs, seed: seed, where: selection.contains)
        guard !runner.cases.isEmpty else { throw .usage("No case is selected", Self.self) }
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

    /// Marks the listed cases as known failures, and rewrites the file if `isUpdated` is true.
    ///
    /// - Returns: The listed ids that match no case; empty after an update, which removes them.
    func apply(
        to report: inout Report.Testee, _ groups: [VectorGroup], _ console: Console
    ) throws(CommandError) -> [String] {
        var known = KnownFailures(try text())
        let strangers = known.unknownIDs(in: groups)
        if isUpdated {
            known.update(report, unknownIDs: strangers)
            try OutputFile(replacing: path).write(Data(known.text.utf8), console)
        }
        known.mark(&report)
        return isUpdated ? [] : strangers
    }

    private func text() throws(CommandError) -> String {
        if isUpdated, !FileManager.default.fileExists(atPath: path) { return "" }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandError(status: .unreadableInput, message: "\(path): cannot be read")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
