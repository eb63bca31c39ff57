/// Compares the time for a payload with the time for a tenth of it (clause 24.1.2).
enum Growth {
    /// The maximum ratio of the duration for the whole input to the duration for a tenth of it.
    private static let factor = 30.0
    /// The minimum duration assumed for a tenth of the input, in seconds. It keeps clock resolution
    /// and scheduling from affecting the ratio.
    private static let shortest = 0.02
    /// The number of measurements of a tenth of the input. The shortest duration counts, because
    /// other programs can only slow the testee down.
    private static let tenthCount = 3
    /// The maximum number of attempts. One success is enough, for the same reason.
    private static let attempts = 5

    /// Measures a tenth of the input, then the whole input. If the whole input takes too long, it
    /// measures both again.
    static func verdict(
        on testee: any Testee, _ tenth: TesteeRequest, _ one: Case
    ) async throws -> Verdict {
        var times = ""
        for _ in 1...attempts {
            var tenths: [Double] = []
            for _ in 0..<tenthCount {
                let (answer, seconds) = try await timed(testee, tenth)
                if case .skipped(let reason) = answer { return .skipped(reason) }
                tenths.append(seconds)
            }
            let limit = factor * max(tenths.min() ?? 0, shortest)
            let shown = tenths.map(hundredths).joined(separator: ", ")
            times =
                "a tenth of the input took \(shown) s; "
                + "the whole input took more than \(hundredths(limit)) s"
            var whole = one.request
            whole.timeLimit = limit
            do {
                let (answer, seconds) = try await timed(testee, whole)
                if seconds <= limit { return AnswerCheck(claims: []).verdict(on: answer, in: one) }
            } catch let error as TesteeError where error.kind == .timedOut {
                continue  // A timeout means that the limit is exceeded.
            }
        }
        return Verdict(
            outcome: .grows,
            lines: ["ten times the input takes more than 30 times as long (24.1.2)", times])
    }

    private static func hundredths(_ seconds: Double) -> String {
        let count = Int((seconds * 100).rounded())
        return "\(count / 100).\(count / 10 % 10)\(count % 10)"
    }

    private static func timed(
        _ testee: any Testee, _ request: TesteeRequest
    ) async throws -> (TesteeAnswer.Content, seconds: Double) {
        var request = request
        // Expand the input before the clock starts, because the expansion must not be measured.
        request.input = request.input.map { .bytes($0.bytes) }
        let began = ContinuousClock.now
        let answer = try await testee.answer(request)
        let seconds = (ContinuousClock.now - began).seconds
        return (try answer.content(for: request.operation), seconds)
    }
}
