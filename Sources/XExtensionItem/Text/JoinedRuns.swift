/// Runs as they are encoded: without empty ones, and with equal neighbours joined.
struct JoinedRuns {
    private(set) var runs: [TextRun] = []

    /// Returns the runs, joined.
    static func joined(_ runs: [TextRun]) -> [TextRun] {
        // Runs that were read are joined already; a copy of them would take as long as writing them.
        if areJoined(runs) { return runs }
        var result = JoinedRuns()
        for run in runs { result.append(run) }
        return result.runs
    }

    private static func areJoined(_ runs: [TextRun]) -> Bool {
        for index in runs.indices {
            if runs[index].text.utf8.isEmpty { return false }
            if index > 0, runs[index - 1].isLike(runs[index]) { return false }
        }
        return true
    }

    /// Appends a run, or its text if the last run has the same attributes.
    mutating func append(_ run: consuming TextRun) {
        guard !run.text.utf8.isEmpty else { return }
        if continuesLast(run) {
            // Appends in place: a copy of the last run would share its text, which would then be
            // copied.
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }

    /// Whether a run has the same attributes as the last one.
    private func continuesLast(_ run: TextRun) -> Bool {
        guard let last = runs.indices.last else { return false }
        return runs[last].isLike(run)
    }
}

extension TextRun {
    /// Whether two runs differ at most in their text.
    fileprivate func isLike(_ other: TextRun) -> Bool {
        hasSameStyle(as: other) && kept == other.kept
    }
}
