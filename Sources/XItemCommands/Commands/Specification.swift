import ConformanceKit

/// A specification in the folder `Schemas`: its tables of codes, and its numbered clauses.
struct Specification {
    struct Row {
        let code: String
        let clause: String
        /// The other cells, each with the title of its column, for example `when`.
        let details: [(title: String, text: String)]
    }

    /// The path in the repository, for example `Schemas/wire-format.md`.
    let path: String
    let rows: [Row]
    private let lines: [Substring]

    static let all = ["wire-format.md", "share-targets.md", "app-catalog.md"].compactMap { name in
        EmbeddedFile.all.first { $0.path == name }.map(Specification.init)
    }

    static let codes: [String] = Set(all.flatMap(\.rows).map(\.code)).sorted()

    private init(_ file: EmbeddedFile) {
        path = "Schemas/" + file.path
        lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        rows = Self.rows(lines)
    }

    /// Returns the rows of all tables whose first two columns are codes and clauses. Skips the
    /// table of an example report, which has the column `pointer`.
    private static func rows(_ lines: [Substring]) -> [Row] {
        var rows: [Row] = []
        var titles: [String] = []
        for line in lines {
            guard line.hasPrefix("| ") else {
                if !line.hasPrefix("|") { titles = [] }
                continue
            }
            let cells = line.split(separator: "|").map { String($0.drop { $0 == " " }.dropLast()) }
            if titles.isEmpty {
                titles = cells
            } else if ["id", "code"].contains(titles[0]), titles.count > 2, titles[1] == "clause",
                titles[2] != "pointer"
            {
                let details = zip(titles, cells).dropFirst(2).map { (title: $0, text: $1) }
                rows.append(
                    Row(
                        code: cells[0].filter { $0 != "`" }, clause: cells[1],
                        details: Array(details)))
            }
        }
        return rows
    }

    /// Returns the lines of a clause without its number, up to the next clause or heading.
    func text(of clause: String) -> [Substring] {
        let start = "**\(clause)** "
        guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return [] }
        let rest = lines[(first + 1)...].prefix { !$0.hasPrefix("**") && !$0.hasPrefix("#") }
        let text = [lines[first].dropFirst(start.count)] + rest
        return Array(text[...(text.lastIndex { !$0.isEmpty } ?? 0)])
    }
}
