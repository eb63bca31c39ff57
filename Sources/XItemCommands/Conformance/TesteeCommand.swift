import ConformanceKit

struct TesteeCommand: Sendable {
    /// The shell command that starts the testee; nil for this library.
    let command: String?
    let isOneShot: Bool
    let timeLimit: Double

    static let library = TesteeCommand(command: nil, isOneShot: false, timeLimit: 0)

    /// Returns the testees that `--testee` and `--one-shot` name.
    static func all(_ arguments: inout ArgumentList) throws(CommandError) -> [TesteeCommand] {
        let limit = try arguments.seconds("--timeout") ?? 10
        return arguments.values("--testee", "--one-shot").map { name, command in
            TesteeCommand(command: command, isOneShot: name == "--one-shot", timeLimit: limit)
        }
    }

    /// The name of the testee until it sends its own name.
    var label: String { command ?? "XExtensionItem" }

    func make() -> any Testee {
        guard let command else { return LibraryTestee() }
        return isOneShot
            ? OneShotTestee(command, timeLimit: timeLimit)
            : ProcessTestee(command, timeLimit: timeLimit)
    }

    func run(_ runner: Runner, _ console: Console) async -> Report.Testee {
        guard let show = console.showProgress else {
            return await runner.run(label) { make() }
        }
        let (outcomes, continuation) = AsyncStream.makeStream(of: Runner.Outcome?.self)
        async let report = {
            defer { continuation.finish() }
            return await runner.run(label, progress: { continuation.yield($0?.outcome) }) { make() }
        }()
        var progress = RunProgress(SafeText.line(label), count: runner.cases.count)
        for await outcome in outcomes {
            if let line = progress.line(after: outcome) { show(line) }
        }
        show("")
        return await report
    }

}

struct RunProgress {
    private let label: String
    private let count: Int
    private var asked = 0
    private var failed = 0
    private var shown: ContinuousClock.Instant?

    init(_ label: String, count: Int) {
        self.label = String(label.unicodeScalars.prefix(48))
        self.count = count
    }

    /// Counts a case, and returns the line to show; nil if less than 100 ms have passed since the
    /// last line.
    mutating func line(after outcome: Runner.Outcome?, now: ContinuousClock.Instant = .now)
        -> String?
    {
        asked += 1
        if outcome?.isFailure == true { failed += 1 }
        if let shown, now - shown < .milliseconds(100) { return nil }
        shown = now
        let failures = failed == 0 ? "" : ", \(failed) not passed"
        return "\(label): \(asked) of \(count)\(failures)"
    }
}

extension CommandGroup {
    static let conformance = CommandGroup(
        name: "xitem conformance", overview: "Test encoders and decoders, in any language.",
        commands: [
            ConformanceRunCommand.self, ConformanceFuzzCommand.self, ConformanceListCommand.self,
            ConformanceShowCommand.self,
            ConformanceCopyCommand.self, ConformanceCheckCommand.self,
            ConformanceReportCommand.self,
        ])
}
