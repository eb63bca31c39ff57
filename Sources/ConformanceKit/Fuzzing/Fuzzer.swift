import Essentials
package import WireFormat

/// Compares a testee with the library on random documents.
///
/// Documents are generated from the grammar of the format, or are mutated vectors. The first
/// disagreement of each cause is shrunk to a small document.
package struct Fuzzer: Sendable {
    private static let maxTimeouts = 10

    package let options: FuzzOptions
    private let source: FuzzSource

    package init(_ groups: [VectorGroup], options: FuzzOptions = FuzzOptions()) {
        self.options = options
        source = FuzzSource(groups)
    }

    /// Starts the testee, compares its answers with those of the library, and stops the testee.
    ///
    /// `progress` receives the number of documents and the number of causes found so far.
    /// Equal seeds produce equal results, unless the time limit ends the run.
    package func run(
        _ label: String, _ testee: any Testee, progress: (Int, Int) -> Void = { _, _ in }
    ) async -> FuzzReport {
        var report = FuzzReport(label: label, seed: options.seed)
        let began = ContinuousClock.now
        do {
            let profile = try await testee.start(seed: options.seed)
            report.profile = profile
            await compare(testee, profile, &report, progress)
        } catch {
            report.startFailure = TesteeError(error)
        }
        await testee.stop()
        report.seconds = (ContinuousClock.now - began).seconds
        return report
    }

    private func compare(
        _ testee: any Testee, _ profile: TesteeProfile, _ report: inout FuzzReport,
        _ progress: (Int, Int) -> Void
    ) async {
        let deadline = Deadline(seconds: options.seconds ?? 1e9)
        let encodings = options.encodings.filter(profile.encodings.contains)
        let operations = options.operations.filter(profile.operations.contains)
        let comparison = FuzzComparison(testee: testee, profile: profile)
        var timeoutCount = 0
        report.documentCounts = encodings.map { ("\($0)", 0) }
        guard !encodings.isEmpty, !operations.isEmpty else { return }
        for number in 0..<(options.count ?? .max) {
            for (index, encoding) in encodings.enumerated() {
                if deadline.isOver { return }
                var random = Random(
                    seed: options.seed,
                    number: UInt64(
                        number * WireEncoding.all.count
                            + (WireEncoding.all.firstIndex(of: encoding) ?? 0)))
                let document = source.document(encoding, &random)
                report.documentCounts[index].count += 1
                for question in questions(encoding, operations, profile, &random) {
                    report.questionCount += 1
                    guard let found = await comparison.disagreement(document, question) else {
                        continue
                    }
                    if found.outcome == .timedOut { timeoutCount += 1 }
                    if let known = report.disagreements.firstIndex(where: { $0.id == found.id }) {
                        report.disagreements[known].count += 1
                    } else {
                        report.disagreements.append(
                            await FuzzShrinker(comparison: comparison, deadline: deadline).shrunk(
                                document, found))
                    }
                    if timeoutCount >= Self.maxTimeouts {
                        report.endedEarly = true
                        return
                    }
                }
                progress(
                    report.documentCounts.reduce(0) { $0 + $1.count }, report.disagreements.count)
            }
        }
    }

    /// Returns the questions about one document: one for strict reading, and one for another
    /// operation. Omits a question if its operation is not tested.
    private func questions(
        _ encoding: WireEncoding, _ operations: [TesteeOperation], _ profile: TesteeProfile,
        _ random: inout Random
    ) -> [TesteeRequest] {
        let strict = [TesteeOperation.decode].filter(operations.contains)
        return [strict, operations.filter { $0 != .decode }].compactMap { choice in
            TesteeRequest(encoding, choice, profile, &random)
        }
    }
}

package struct FuzzOptions: Sendable {
    /// Equal seeds produce equal documents.
    package var seed: UInt64 = 0
    /// The number of documents in each encoding, or nil for no limit.
    package var count: Int? = 1000
    /// The maximum duration of the run, or nil for no limit.
    package var seconds: Double?
    /// Encodings that the testee does not support are omitted.
    package var encodings = WireEncoding.all
    /// Operations that the testee does not support are omitted.
    package var operations = TesteeOperation.ofDocuments

    package init() {}
}

/// Reduces a document as long as the smaller document still shows the disagreement.
struct FuzzShrinker: Sendable {
    /// The maximum number of questions for one disagreement.
    private static let attemptCount = 3000
    private static let timeoutAttemptCount = 12

    let comparison: FuzzComparison
    let deadline: Deadline

    func shrunk(_ document: FuzzDocument, _ found: Disagreement) async -> Disagreement {
        var (document, best) = (document, found)
        var attempts = found.outcome == .timedOut ? Self.timeoutAttemptCount : Self.attemptCount
        for question in found.question.simpler {
            if let same = await same(document, question, best, &attempts) { best = same }
        }
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            var candidates = document.simpler
            var position = 0
            while position < candidates.count, attempts > 0, !deadline.isOver {
                let candidate = candidates[position]()
                guard let same = await same(candidate, best.question, best, &attempts) else {
                    position += 1
                    continue
                }
                (document, best, isSmaller) = (candidate, same, true)
                // Regenerate the candidates from the smaller document. The next candidate to try is
                // now at this position.
                candidates = document.simpler
            }
        }
        return best
    }

    /// Tries a reduction of `best`: a smaller document or a simpler question. Returns the
    /// disagreement if it has the same cause as `best`; otherwise, returns nil.
    private func same(
        _ document: FuzzDocument, _ question: TesteeRequest, _ best: Disagreement,
        _ attempts: inout Int
    ) async -> Disagreement? {
        let count = document.bytes.count
        let isSimplerQuestion =
            question.isInFolder != best.question.isInFolder
            || question.activity != best.question.activity
        guard count < best.document.count || isSimplerQuestion else { return nil }
        attempts -= 1
        guard let found = await comparison.disagreement(document, question), found.id == best.id
        else { return nil }
        return found
    }
}
