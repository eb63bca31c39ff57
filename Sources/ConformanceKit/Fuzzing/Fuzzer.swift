import Essentials
package import WireFormat

/// Compares a testee with the library on random documents.
///
/// Documents come from the grammar of the format and from changed vectors. The first disagreement of each cause is shrunk to a
/// document that cannot lose anything without losing the disagreement.
package struct Fuzzer: Sendable {
    /// So many answers may be too late before a run ends.
    private static let patience = 10

    /// How it is done.
    package let options: FuzzOptions
    private let source: FuzzSource

    /// Creates a fuzzer that changes the given vectors.
    package init(_ groups: [VectorGroup], options: FuzzOptions = FuzzOptions()) {
        self.options = options
        source = FuzzSource(groups)
    }

    /// Fuzzes a testee.
    ///
    /// - Parameters:
    ///   - label: The testee's command, shown if the testee does not start.
    ///   - testee: The testee, which this starts and stops.
    ///   - progress: Called after each document with the number of documents and of causes.
    /// - Returns: The results; equal seeds give equal results unless the time ends the run.
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
        var lateCount = 0
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
                    if found.outcome == .timedOut { lateCount += 1 }
                    if let known = report.disagreements.firstIndex(where: { $0.id == found.id }) {
                        report.disagreements[known].count += 1
                    } else {
                        report.disagreements.append(
                            await FuzzShrinker(comparison: comparison, deadline: deadline).shrunk(
                                document, found))
                    }
                    if lateCount >= Self.patience {
                        report.isCutShort = true
                        return
                    }
                }
                progress(
                    report.documentCounts.reduce(0) { $0 + $1.count }, report.disagreements.count)
            }
        }
    }

    /// Each document is read strictly, as far as that is asked for, and something else is done with it.
    private func questions(
        _ encoding: WireEncoding, _ operations: [TesteeOperation], _ profile: TesteeProfile,
        _ random: inout Random
    ) -> [FuzzQuestion] {
        let strict = [TesteeOperation.decode].filter(operations.contains)
        return [strict, operations.filter { $0 != .decode }].compactMap { choice in
            FuzzQuestion(encoding, choice, profile, &random)
        }
    }
}

/// Options of a fuzzing run.
package struct FuzzOptions: Sendable {
    /// The seed of the documents: the same seed makes the same documents.
    package var seed: UInt64 = 0
    /// The number of documents in each encoding; nil for as many as the time allows. The default is 1,000.
    package var count: Int? = 1000
    /// The longest duration of the run in seconds; nil, the default, for no limit.
    package var seconds: Double?
    /// The encodings of the documents; those that the testee does not support are left out.
    package var encodings = WireEncoding.all
    /// The operations to ask for; those that the testee does not support are left out. The default
    /// is all that work on documents.
    package var operations = TesteeOperation.ofDocuments

    /// Creates the default options.
    package init() {}
}

/// Makes a document smaller while it still shows the disagreement.
struct FuzzShrinker: Sendable {
    /// The most questions for one disagreement.
    private static let attemptCount = 3000
    private static let lateAttemptCount = 12

    let comparison: FuzzComparison
    let deadline: Deadline

    /// Returns the disagreement for the smallest document found.
    func shrunk(_ document: FuzzDocument, _ found: Disagreement) async -> Disagreement {
        var (document, best) = (document, found)
        var attempts = found.outcome == .timedOut ? Self.lateAttemptCount : Self.attemptCount
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
                // What stands here now is what stood behind it.
                candidates = document.simpler
            }
        }
        return best
    }

    /// Returns the disagreement for another document if it has the same cause, and the document or the question is smaller.
    private func same(
        _ document: FuzzDocument, _ question: FuzzQuestion, _ best: Disagreement,
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
