/// Runs testees through the cases of conformance vectors.
///
///     let runner = Runner(try VectorGroup.embedded())
///     let report = await runner.run("XExtensionItem") { LibraryTestee() }
public struct Runner: Sendable {
    /// The groups of vectors that the cases come from.
    public let groups: [VectorGroup]
    /// The selected cases, in the order of the report.
    public let cases: [Case]
    /// Whether the runner has every case of its groups.
    public let isComplete: Bool
    /// The options of the run.
    public let options: RunOptions

    /// Creates a runner for the cases of `groups` that satisfy a condition.
    ///
    /// - Parameters:
    ///   - groups: The vectors.
    ///   - options: The number of jobs and the seed.
    ///   - isWanted: Returns whether to run a case; by default, all cases run.
    public init(
        _ groups: [VectorGroup], options: RunOptions = RunOptions(),
        where isWanted: (Case) -> Bool = { _ in true }
    ) {
        self.groups = groups
        self.options = options
        let all = groups.flatMap(\.cases)
        cases = all.filter(isWanted)
        isComplete = cases.count == all.count
    }

    /// Runs every case of the testee's profiles, and returns the results in the order of the
    /// vectors.
    ///
    /// - Parameters:
    ///   - label: The testee's command, which names it until the testee has sent its name.
    ///   - progress: A closure called after each case, from any thread, with its result; nil for a
    ///     case outside the testee's profiles.
    ///   - make: A closure that creates an instance of the testee; called once for each job.
    /// - Returns: The testee's profile and the result of every case that it was asked.
    public func run(
        _ label: String, progress: @escaping @Sendable (CaseResult?) -> Void = { _ in },
        _ make: @escaping @Sendable () -> any Testee
    ) async -> TesteeReport {
        let agenda = Agenda(cases.indices, seed: options.seed)
        let jobs = max(1, min(options.jobs, cases.count))
        var report = TesteeReport(label: label)
        var results = [CaseResult?](repeating: nil, count: cases.count)
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
        report.isComplete = isComplete
        report.seconds = (ContinuousClock.now - began).seconds
        return report
    }

    /// The results of one instance of a testee.
    private struct JobReport: Sendable {
        var profile: TesteeProfile?
        var failure: TesteeError?
        var results: [(Int, CaseResult)] = []
    }

    private func job(
        _ testee: any Testee, _ agenda: Agenda, _ progress: @Sendable (CaseResult?) -> Void
    ) async -> JobReport {
        var report = JobReport()
        do throws(TesteeError) {
            let profile = try await testee.start(seed: options.seed ?? 0)
            report.profile = profile
            let notes = Dictionary(groups.map { ($0.name, $0.notes) }) { first, _ in first }
            while let index = await agenda.next() {
                let one = cases[index]
                guard profile.concerns(one) else {
                    progress(nil)
                    continue
                }
                let verdict = await Self.verdict(on: one, testee, profile)
                let result = CaseResult(one, verdict, notes: notes[one.group] ?? [:])
                progress(result)
                report.results.append((index, result))
            }
        } catch {
            report.failure = error
        }
        await testee.stop()
        return report
    }

    private static func verdict(
        on one: Case, _ testee: any Testee, _ profile: TesteeProfile
    ) async -> Verdict {
        if let reason = profile.reasonToSkip(one) { return .skipped(reason) }
        do throws(TesteeError) {
            let answer = try await testee.answer(one.request)
            return Judge(claims: profile.claims).verdict(on: answer, in: one)
        } catch {
            return Verdict(error)
        }
    }
}

/// The indices of the cases that no job has taken yet.
private actor Agenda {
    private var indices: [Int]

    init(_ indices: Range<Int>, seed: UInt64?) {
        self.indices = indices.reversed()
        guard let seed else { return }
        var random = SplitMix64(state: seed)
        self.indices.shuffle(using: &random)
    }

    func next() -> Int? { indices.popLast() }
}

/// The SplitMix64 generator by Steele, Lea and Flood: one seed gives the same numbers on every
/// machine.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
