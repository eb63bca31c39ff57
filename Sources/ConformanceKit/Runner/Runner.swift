/// Puts testees to the test.
public struct Runner: Sendable {
    /// The vectors that are asked.
    public let groups: [VectorGroup]
    /// What is asked, in the order of the report.
    public let cases: [Case]
    /// Whether these are all cases of the vectors.
    public let isComplete: Bool
    /// How.
    public let options: RunOptions

    /// Makes a runner of all cases of some vectors that a condition holds for.
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

    /// Asks a testee every case of its profiles; the order of the results is that of the vectors,
    /// whatever the jobs.
    ///
    /// - Parameters:
    ///   - label: what to call the testee until it says its name: its command.
    ///   - progress: called after each case with its result, nil for one of other profiles; from any
    ///     thread.
    ///   - make: makes one of the testee for each job.
    /// - Returns: what became of every case that was asked.
    public func run(
        _ label: String, progress: @escaping @Sendable (CaseResult?) -> Void = { _ in },
        _ make: @escaping @Sendable () -> any Testee
    ) async -> TesteeReport {
        let agenda = Agenda(cases.indices, seed: options.seed)
        let jobs = max(1, min(options.jobs, cases.count))
        var report = TesteeReport(label: label)
        var results = [CaseResult?](repeating: nil, count: cases.count)
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
        return report
    }

    /// What one of a testee did.
    private struct JobReport: Sendable {
        var profile: TesteeProfile?
        var failure: TesteeFailure?
        var results: [(Int, CaseResult)] = []
    }

    private func job(
        _ testee: any Testee, _ agenda: Agenda, _ progress: @Sendable (CaseResult?) -> Void
    ) async -> JobReport {
        var report = JobReport()
        do throws(TesteeFailure) {
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
        do throws(TesteeFailure) {
            let answer = try await testee.answer(one.request)
            return Judge(claims: profile.claims).verdict(on: answer, in: one)
        } catch {
            return Verdict(error)
        }
    }
}

/// The numbers of the cases that are still to be asked.
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

/// Steele, Lea and Flood's generator: the same numbers for the same seed, on every machine.
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
