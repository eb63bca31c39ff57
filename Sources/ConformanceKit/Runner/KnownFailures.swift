#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The cases that a testee is known to fail: a file with an id in each line, and comments after `#`.
public struct KnownFailures: Sendable {
    private var lines: [String]

    /// Reads the text of such a file.
    public init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    /// The ids, in the order of the file.
    public var ids: [String] { lines.compactMap(Self.id) }

    /// The text of the file.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    private static func id(_ line: String) -> String? {
        let content = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let words = content.split { $0.isWhitespace }
        return words.first.map(String.init)
    }

    /// Marks the results that the file lists.
    public func mark(_ report: inout TesteeReport) {
        let ids = Set(ids)
        for index in report.results.indices {
            report.results[index].isKnown = ids.contains(report.results[index].id)
        }
    }

    /// The ids that no vector has, for they are out of date.
    public func strangers(to groups: [VectorGroup]) -> [String] {
        let all = Set(groups.flatMap(\.cases).map(\.id))
        return ids.filter { !all.contains($0) }
    }

    /// Makes the list what a run found: takes out what passed and what no vector has, adds what failed.
    ///
    /// Comments stay, and so do the ids of cases that were not asked or skipped.
    public mutating func update(_ report: TesteeReport, strangers: [String]) {
        let passed = report.results.filter { $0.outcome == .passed }.map(\.id)
        let gone = Set(passed + strangers)
        lines.removeAll { line in Self.id(line).map(gone.contains) ?? false }
        let listed = Set(ids)
        lines += report.results.filter { $0.outcome.isFailure && !listed.contains($0.id) }.map(\.id)
    }
}
