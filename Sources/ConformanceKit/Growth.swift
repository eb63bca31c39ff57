/// Compares the time for a payload with the time for a tenth of it (clause 24.1.2).
enum Growth {
    /// How many times as long ten times the input may take.
    private static let factor = 30.0
    /// The least time in seconds that counts: a clock and a system take their own.
    private static let shortest = 0.1

    /// Asks for the tenth and for the whole, and a second time if the whole took too long: something
    /// else may have kept the machine busy.
    static func verdict(
        on testee: any Testee, _ tenth: TesteeRequest, _ one: Case
    ) async throws -> Verdict {
        for _ in 1...2 {
            let (answer, short) = try await timed(testee, tenth)
            if case .skipped(let reason) = answer { return .skipped(reason) }
            let limit = factor * max(short, shortest)
            var whole = one.request
            whole.timeLimit = limit
            do {
                let (answer, seconds) = try await timed(testee, whole)
                if seconds <= limit { return Judge(claims: []).verdict(on: answer, in: one) }
            } catch let error as TesteeError where error.kind == .timedOut {
                continue  // This is an answer beyond the limit.
            }
        }
        return Verdict(
            outcome: .grows,
            lines: ["ten times the input takes more than 30 times as long (24.1.2)"])
    }

    private static func timed(
        _ testee: any Testee, _ request: TesteeRequest
    ) async throws -> (TesteeAnswer.Content, seconds: Double) {
        var request = request
        request.input = request.input.map { .bytes($0.bytes) }  // This takes time of its own.
        let began = ContinuousClock.now
        let answer = try await testee.answer(request)
        let seconds = (ContinuousClock.now - began).seconds
        return (try answer.content(for: request.operation), seconds)
    }
}
