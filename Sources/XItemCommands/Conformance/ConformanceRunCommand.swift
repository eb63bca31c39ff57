import ConformanceKit

/// `xitem conformance run`: runs testees through the vectors.
struct ConformanceRunCommand: Command {
    static let name = "run"
    static let summary = "Put implementations to the test."
    static let usage = "xitem conformance run [--testee <command>] ... [options]"
    static let details = """
        OPTIONS:
          --testee COMMAND      A program that answers JSON Lines.
          --one-shot COMMAND    A program that is run once for each case.
                                Both may be repeated; without any, this library is tested.
        \(CaseSelection.help)
          --level LEVEL         The cases that count: MUST (the default), SHOULD or MAY.
          --timeout SECONDS     How long an answer may take: 10 unless given.
          --jobs N              How many of each testee work at the same time: 1 unless given.
          --seed N              Ask the cases in an order that is made of this number.
          --known FILE          The cases that are known to fail, an id in each line.
          --update              Make the file what the run finds.
        \(ReportOutput.help)
          -h, --help            Show help.

        Commands are run by /bin/sh. Schemas/conformance/README.md says what a program has
        to answer; 'xitem conformance copy' writes it into a folder, with the vectors.

        EXIT STATUS:
          0 every case that counts is passed, skipped or known to fail, and one is passed
          1 not so   64 wrong usage   66 vectors or the known failures cannot be read
          74 a report cannot be written
        """
    static let valued = CaseSelection.valued.union(ReportOutput.valued)
        .union([
            "--testee", "--one-shot", "--level", "--timeout", "--jobs", "--seed", "--known",
        ])

    private let selection: CaseSelection
    private let testees: [TesteeCommand]
    private let level: Vector.Level
    private let options: RunOptions
    private let known: KnownFailuresFile?
    private let output: ReportOutput

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        selection = try CaseSelection(&arguments, Self.self)
        level = try arguments.parsed("--level", Self.self, Vector.Level.init(rawValue:)) ?? .must
        testees = try Self.testees(&arguments)
        options = try Self.options(&arguments)
        known = try Self.known(&arguments, testeeCount: testees.count)
        output = try ReportOutput(&arguments, Self.self)
        try arguments.noOperands()
    }

    private static func testees(
        _ arguments: inout ArgumentList
    ) throws(CommandFailure) -> [TesteeCommand] {
        let limit = try arguments.parsed("--timeout", Self.self) { text -> Double? in
            Double(text).flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil }
        }
        let commands = arguments.values("--testee", "--one-shot").map { name, command in
            TesteeCommand(
                command: command, isOneShot: name == "--one-shot", timeLimit: limit ?? 10)
        }
        let library = TesteeCommand(command: nil, isOneShot: false, timeLimit: 0)
        return commands.isEmpty ? [library] : commands
    }

    private static func options(
        _ arguments: inout ArgumentList
    ) throws(CommandFailure) -> RunOptions {
        var options = RunOptions()
        options.jobs =
            try arguments.parsed("--jobs", Self.self) { text -> Int? in
                Int(text).flatMap { 1...256 ~= $0 ? $0 : nil }
            } ?? 1
        options.seed = try arguments.parsed("--seed", Self.self) { UInt64($0) }
        return options
    }

    private static func known(
        _ arguments: inout ArgumentList, testeeCount: Int
    ) throws(CommandFailure) -> KnownFailuresFile? {
        let isUpdated = arguments.flag("--update")
        guard let path = try arguments.value("--known") else {
            guard !isUpdated else { throw .usage("Option '--update' needs '--known'", Self.self) }
            return nil
        }
        guard testeeCount == 1 else {
            throw .usage("Option '--known' is for one testee at a time", Self.self)
        }
        return KnownFailuresFile(path: path, isUpdated: isUpdated)
    }

    func run(_ console: Console) async throws(CommandFailure) -> ExitStatus {
        let groups = try selection.groups()
        let runner = Runner(groups, options: options, where: selection.contains)
        guard !runner.cases.isEmpty else { throw .usage("No case is selected", Self.self) }
        var reports: [TesteeReport] = []
        for testee in testees { reports.append(await testee.run(runner, console)) }
        let strangers = try known?.apply(to: &reports[0], groups, console) ?? []
        let report = Report(groups, level: level, seed: options.seed, testees: reports)
        try output.write(report, console)
        for id in strangers {
            console.writeError("Error: " + SafeText.line("No vector has the known failure '\(id)'"))
        }
        return report.isSuccess && strangers.isEmpty ? .done : .findings
    }
}

extension ArgumentList {
    /// Takes an option and parses its value; returns nil if the option is absent.
    mutating func parsed<Thing>(
        _ name: String, _ command: any Command.Type, _ thing: (String) -> Thing?
    ) throws(CommandFailure) -> Thing? {
        guard let text = try value(name) else { return nil }
        guard let one = thing(text) else {
            throw .usage("The value '\(text)' is invalid for '\(name)'", command)
        }
        return one
    }
}
