import SeededRandom

/// Runs testees against conformance vectors.
///
///     let runner = Runner(VectorGroup.embedded, only: ["item.*"], jobs: 4)
///     let report = await runner.run("XExtensionItem") { LibraryTestee() }
public struct Runner: Sendable {
    package let groups: [VectorGroup]
    package let cases: [Case]
    let isComplete: Bool
    private let jobs: Int
    private let seed: UInt64?
    /// The number of consecutive timeouts after which an instance of a testee is stopped.
    private static let timeoutCount = 3

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - groups: The vectors.
    ///   - patterns: Patterns of the cases to run, such as `text.*` or `*/encode-xml`: `*` matches
    ///     any text, and `?` matches one character. A pattern without a slash matches all cases of
    ///     a vector. An empty array, the default, means all cases.
    ///   - jobs: The number of instances of each testee that run concurrently; 1 by default.
    ///   - seed: The seed that shuffles the cases and is sent to testees; nil, the default, keeps
    ///     the order of the vectors.
    public init(
        _ groups: [VectorGroup], only patterns: [String] = [], jobs: Int = 1, seed: UInt64? = nil
    ) {
        let globs = patterns.map(Glob.init)
        self.init(groups, jobs: jobs, seed: seed) { one in
            globs.isEmpty || globs.contains { $0.matches(one.id) }
        }
    }

    package init(
        _ groups: [VectorGroup], jobs: Int = 1, seed: UInt64? = nil, where isWanted: (Case) -> Bool
    ) {
        (self.groups, self.seed) = (groups, seed)
        let all = groups.flatMap(\.cases)
        cases = all.filter(isWanted)
        isComplete = cases.count == all.count
        self.jobs = max(1, min(jobs, cases.count))
    }

    /// Runs every case of the testee's profiles. The results are in the order of the vectors.
    ///
    /// - Parameters:
    ///   - label: The testee's command, used as its name if it does not start.
    ///   - known: The cases that the testee is known to fail; none by default.
    ///   - progress: A closure called after each case, from any thread, with the result of the
    ///     case. The result is nil if the case is outside the testee's profiles.
    ///   - make: A closure that creates an instance of the testee; called once for each job.
    /// - Returns: The testee's profile, and the result of every case that was run.
    public func run(
        _ label: String, known: KnownFailures = KnownFailures(""),
        progress: @escaping @Sendable (Report.Case?) -> Void = { _ in },
        _ make: @escaping @Sendable () -> any Testee
    ) async -> Report.Testee {
        let agenda = Agenda(cases.indices, seed: seed)
        var report = Report.Testee(label: label)
        var results = [Report.Case?](repeating: nil, count: cases.count)
        let began = ContinuousClock.now
        await withTaskGroup(of: JobReport.self) { tasks in
            for _ in 0..<jobs {
                tasks.addTask { await job(make(), agenda, progress) }
            }
            for await one in tasks {
                report.profile = report.profile ?? one.profile
                report.startFailure = report.startFailure ?? one.failure
                for (index, result) in one.results { results[index] = result }
            }
        }
        report.results = results.compactMap(\.self)
        for (one, result) in zip(cases, results) where result?.outcome == .passed {
            for claim in report.profile?.unclaimedComparisons(of: one) ?? [] {
                report.uncompared[claim, default: 0] += 1
            }
        }
        report.isComplete = isComplete && report.startFailure == nil
        report.seconds = (ContinuousClock.now - began).seconds
        known.mark(&report)
        return report
    }

    private struct JobReport: Sendable {
        var profile: TesteeProfile?
        var failure: TesteeError?
        var results: [(Int, Report.Case)] = []
    }

    private func job(
        _ testee: any Testee, _ agenda: Agenda, _ progress: @Sendable (Report.Case?) -> Void
    ) async -> JobReport {
        var report = JobReport()
        var timeouts = 0
        do {
            let profile = try await testee.start(seed: seed ?? 0)
            report.profile = profile
            let notes = Dictionary(groups.map { ($0.name, $0.notes) }) { first, _ in first }
            while let index = await agenda.next() {
                let one = cases[index]
                guard profile.includes(one) else {
                    progress(nil)
                    continue
                }
                let verdict = await Self.verdict(on: one, testee, profile)
                let result = Report.Case(one, verdict, notes: notes[one.group] ?? [:])
                progress(result)
                report.results.append((index, result))
                timeouts = result.outcome == .timedOut ? timeouts + 1 : 0
                guard timeouts < Self.timeoutCount else {
                    throw TesteeError(
                        .timedOut,
                        "the testee timed out \(timeouts) times in a row, so the run ended")
                }
            }
        } catch {
            report.failure = TesteeError(error)
        }
        await testee.stop()
        return report
    }

    private static func verdict(
        on one: Case, _ testee: any Testee, _ profile: TesteeProfile
    ) async -> Verdict {
        if let reason = profile.reasonToSkip(one) { return .skipped(reason) }
        do {
            if let tenth = one.tenth {
                return try await Growth.verdict(on: testee, tenth, one)
            }
            let answer = try await testee.answer(one.request).content(for: one.operation)
            return AnswerCheck(claims: profile.claims(for: one.operation)).verdict(
                on: answer, in: one)
        } catch {
            return Verdict(TesteeError(error))
        }
    }
}

extension Runner {
    /// The outcome of one case. Later versions may add outcomes.
    public struct Outcome: Hashable, Sendable {
        /// The name in reports.
        public let name: String

        /// The answer is right.
        public static let passed = Outcome(name: "passed")
        /// The answer is wrong.
        public static let failed = Outcome(name: "failed")
        /// The testee accepted a payload or a value that the specification forbids.
        public static let wronglyAccepted = Outcome(name: "wrongly accepted")
        /// The testee refused a payload or a value that the specification allows.
        public static let wronglyRefused = Outcome(name: "wrongly refused")
        /// The testee does not support the case. This does not count as passed.
        public static let skipped = Outcome(name: "skipped")
        /// The testee exited, or reported a failure.
        public static let crashed = Outcome(name: "crashed")
        /// The testee did not answer within the time limit.
        public static let timedOut = Outcome(name: "timed out")
        /// The response time grows faster than the input (clause 24.1.2).
        public static let grows = Outcome(name: "grows")
        /// The testee's answer does not follow the protocol.
        public static let protocolError = Outcome(name: "protocol error")

        /// The outcomes of this version, in the order of reports.
        package static let all = [
            passed, failed, wronglyAccepted, wronglyRefused, skipped, crashed, timedOut, grows,
            protocolError,
        ]

        /// Whether the outcome counts against the testee: neither passed nor skipped.
        public var isFailure: Bool { self != .passed && self != .skipped }
    }
}

/// The indices of the cases that no job has started yet.
private actor Agenda {
    private var indices: [Int]

    init(_ indices: Range<Int>, seed: UInt64?) {
        self.indices = indices.reversed()
        guard let seed else { return }
        var random = SplitMix64(seed: seed)
        self.indices.shuffle(using: &random)
    }

    func next() -> Int? { indices.popLast() }
}
