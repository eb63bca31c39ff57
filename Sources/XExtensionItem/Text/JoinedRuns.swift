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
    mutating func append(_ run: TextRun) {
        guard !run.text.utf8.isEmpty else { return }
        if let last = runs.indices.last, runs[last].isLike(run) {
            // Appends in place: a copy of the last run would share its text, which would then be
            // copied.
            runs[last].text += run.text
        } else {
            runs.append(run)
        }
    }
}

extension TextRun {
    /// Whether two runs differ at most in their text.
    fileprivate func isLike(_ other: TextRun) -> Bool {
        hasSameStyle(as: other) && kept == other.kept
    }
}
