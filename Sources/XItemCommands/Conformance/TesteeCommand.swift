import ConformanceKit

/// A testee as it is named on the command line.
struct TesteeCommand: Sendable {
    /// The command; nil for this library.
    let command: String?
    let isOneShot: Bool
    let timeLimit: Double

    /// What to call it until it says its name.
    var label: String { command ?? "XExtensionItem" }

    /// Makes one of it.
    func make() -> any Testee {
        guard let command else { return LibraryTestee() }
        return isOneShot
            ? OneShotTestee(command, timeLimit: timeLimit)
            : ProcessTestee(command, timeLimit: timeLimit)
    }

    /// Puts it to the test, and shows how far that is.
    func run(_ runner: Runner, _ console: Console) async -> TesteeReport {
        guard let show = console.showProgress else {
            return await runner.run(label) { make() }
        }
        let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome?.self)
        async let report = finishing(continuation) {
            await runner.run(label, progress: { continuation.yield($0?.outcome) }) { make() }
        }
        var progress = RunProgress(SafeText.line(label), count: runner.cases.count)
        for await outcome in outcomes {
            if let line = progress.line(after: outcome) { show(line) }
        }
        show("")
        return await report
    }

    private func finishing(
        _ continuation: AsyncStream<Outcome?>.Continuation,
        _ body: @Sendable () async -> TesteeReport
    ) async -> TesteeReport {
        defer { continuation.finish() }
        return await body()
    }
}

/// How far a run is, as a line of text.
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

    /// The line after one more case; nil where the last one is so new that nobody has read it.
    mutating func line(after outcome: Outcome?, now: ContinuousClock.Instant = .now) -> String? {
        asked += 1
        if outcome?.isFailure == true { failed += 1 }
        if let shown, now - shown < .milliseconds(100) { return nil }
        shown = now
        let failures = failed == 0 ? "" : ", \(failed) not passed"
        return "\(label): \(asked) of \(count)\(failures)"
    }
}
