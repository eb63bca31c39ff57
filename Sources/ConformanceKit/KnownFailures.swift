import Essentials

/// The cases that a testee is known to fail.
///
/// The text has one id per line; `#` starts a comment.
public struct KnownFailures: Sendable {
    private var lines: [String]

    /// Creates a list from its text.
    public init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    package var ids: [String] { lines.compactMap(Self.id) }

    package var text: String { lines.map { $0 + "\n" }.joined() }

    private static func id(_ line: String) -> String? {
        let words = line.prefix { $0 != "#" }.split { $0.isWhitespace }
        return words.first.map(String.init)
    }

    package func mark(_ report: inout Report.Testee) {
        let ids = Set(ids)
        for index in report.results.indices {
            report.results[index].isKnownFailure = ids.contains(report.results[index].id)
        }
    }

    /// Returns the listed ids without a matching case.
    package func unknownIDs(in groups: [VectorGroup]) -> [String] {
        let all = Set(groups.flatMap(\.cases).map(\.id))
        return ids.filter { !all.contains($0) }
    }

    package mutating func add(_ ids: [String]) {
        let listed = Set(self.ids)
        lines += ids.filter { !listed.contains($0) }
    }

    /// Removes the `unknownIDs` and the ids of cases that passed. Adds the ids of cases that
    /// failed.
    ///
    /// Comments are kept, and so are the ids of cases that were skipped or not part of the run.
    package mutating func update(_ report: Report.Testee, unknownIDs: [String]) {
        let passed = report.results.filter { $0.outcome == .passed }.map(\.id)
        let gone = Set(passed + unknownIDs)
        lines.removeAll { line in Self.id(line).map(gone.contains) ?? false }
        add(report.results.filter(\.outcome.isFailure).map(\.id))
    }
}
