/// Runs as they are written: none empty, neighbours of the same styling joined.
struct JoinedRuns {
    private(set) var runs: [TextRun] = []

    /// Joins runs.
    static func joined(_ runs: some Sequence<TextRun>) -> [TextRun] {
        var result = JoinedRuns()
        for run in runs { result.append(run) }
        return result.runs
    }

    /// Adds a run, to the last one if the two are alike.
    mutating func append(_ run: TextRun) {
        guard !run.text.utf8.isEmpty else { return }
        if let last = runs.indices.last, runs[last].isLike(run) {
            // In its place: a copy of the last run would share the text, which is then copied whole.
            runs[last].text += run.text
        } else {
            runs.append(run)
        }
    }
}

extension TextRun {
    /// Whether two runs differ in nothing but their text.
    fileprivate func isLike(_ other: TextRun) -> Bool {
        hasSameStyle(as: other) && kept == other.kept
    }
}
