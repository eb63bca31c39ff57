import Essentials

/// The cases that a testee is known to fail.
///
/// As text, the list has one id in each line; `#` starts a comment.
public struct KnownFailures: Sendable {
    private var lines: [String]

    /// Creates a list from its text.
    public init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    /// The ids, in the order of the file.
    package var ids: [String] { lines.compactMap(Self.id) }

    /// The text of the file.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    private static func id(_ line: String) -> String? {
        let content = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let words = content.split { $0.isWhitespace }
        return words.first.map(String.init)
    }

    /// Sets `isKnownFailure` on each result, depending on whether this list names its case.
    package func mark(_ report: inout Report.Testee) {
        let ids = Set(ids)
        for index in report.results.indices {
            report.results[index].isKnownFailure = ids.contains(report.results[index].id)
        }
    }

    /// Returns the listed ids that no case of `groups` has. They are out of date.
    package func strangers(to groups: [VectorGroup]) -> [String] {
        let all = Set(groups.flatMap(\.cases).map(\.id))
        return ids.filter { !all.contains($0) }
    }

    /// Adds the ids that are not on the list.
    package mutating func add(_ ids: [String]) {
        let listed = Set(self.ids)
        lines += ids.filter { !listed.contains($0) }
    }

    /// Updates the list to the results of a run: removes the ids that passed, adds those that
    /// failed.
    ///
    /// Comments stay, and so do the ids of cases that were skipped or not part of the run.
    ///
    /// - Parameters:
    ///   - report: The results of the run.
    ///   - strangers: Ids without a case, which are removed too.
    package mutating func update(_ report: Report.Testee, strangers: [String]) {
        let passed = report.results.filter { $0.outcome == .passed }.map(\.id)
        let gone = Set(passed + strangers)
        lines.removeAll { line in Self.id(line).map(gone.contains) ?? false }
        let listed = Set(ids)
        lines += report.results.filter { $0.outcome.isFailure && !listed.contains($0.id) }.map(\.id)
    }
}
