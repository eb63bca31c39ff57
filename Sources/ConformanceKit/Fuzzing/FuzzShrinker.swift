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
