import ConformanceKit

struct TesteeCommand: Sendable {
    /// The shell command that starts the testee; nil for this library.
    let command: String?
    let isOneShot: Bool
    let timeLimit: Double

    static let library = TesteeCommand(command: nil, isOneShot: false, timeLimit: 0)

    /// Returns the testees that `--testee` and `--one-shot` name.
    static func all(_ arguments: Arguments) throws(CommandError) -> [TesteeCommand] {
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
        guard console.showProgress != nil else {
            return await runner.run(label) { make() }
        }
        let (outcomes, continuation) = AsyncStream.makeStream(of: Runner.Outcome?.self)
        async let report = {
            defer { continuation.finish() }
            return await runner.run(label, progress: { continuation.yield($0?.outcome) }) { make() }
        }()
        let name = String(SafeText.line(label).unicodeScalars.prefix(48))
        var progress = Progress(name, console, delay: .zero)
        var (asked, failed) = (0, 0)
        for await outcome in outcomes {
            asked += 1
            if outcome?.isFailure == true { failed += 1 }
            let failures = failed == 0 ? "" : ", \(failed) not passed"
            progress.show("\(asked) of \(runner.cases.count)\(failures)")
        }
        progress.end()
        return await report
    }
}
