import WireFormat

extension Report {
    /// The report as a self-contained HTML page: a table of groups and testees, followed by every
    /// case that a testee failed, with the answers of all testees. Cases that only have known
    /// failures are omitted.
    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Conformance: \(Markup.escaped(testees.map(\.name).joined(separator: ", ")))</title>
        <style>
        \(HTMLParts.style)
        </style>
        </head>
        <body>
        <h1>Conformance to the XExtensionItem payload format</h1>
        \(summary)
        \(matrix)
        \(failures)
        <script>
        \(HTMLParts.script)
        </script>
        </body>
        </html>

        """
    }

    private var summary: String {
        let items = testees.map { testee in
            let line = testee.summary(at: level)
            let mark = line.role == .good ? "good" : "bad"
            var text = "<li class=\"\(mark)\"><b>\(Markup.escaped(testee.title))</b> "
            text += Markup.escaped(String(line.text.trimmingPrefix(testee.name + ": ")))
            for line in testee.summaryLines(at: level).dropFirst() {
                text += "<br>\(Markup.escaped(line.text))"
            }
            if let failure = testee.startFailure {
                let verb = testee.results.isEmpty ? "did not start" : "ended early"
                text += "<br>\(verb): \(Markup.escaped(failure.message))"
                text += HTMLParts.block("standard error", failure.standardError)
            }
            return text + "</li>"
        }
        let order = seed.map { "; shuffled with seed \($0)" } ?? ""
        return "<p>Cases of level \(level.rawValue) and above are counted\(order).</p>\n<ul>\n"
            + items.joined(separator: "\n") + "\n</ul>"
    }

    private var matrix: String {
        let heads = testees.map { "<th scope=\"col\">\(Markup.escaped($0.name))</th>" }
        let failed = CaseRows(testees)
        let linked = Set(failed.ids.compactMap(failed.group))
        let results = testees.map(\.resultsByGroup)
        let rows = groups.compactMap { group -> String? in
            let results = results.map { $0[group.name] ?? [] }
            guard results.contains(where: { !$0.isEmpty }) else { return nil }
            let name = Markup.escaped(group.name)
            let head = linked.contains(group.name) ? "<a href=\"#\(name)\">\(name)</a>" : name
            return "<tr><th scope=\"row\">\(head) <span>\(Markup.escaped(group.title))</span></th>"
                + results.map(cell).joined() + "</tr>"
        }
        let all = testees.map { cell($0.results) }
        return """
            <table>
            <thead><tr><th scope="col">Group</th>\(heads.joined())</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            <tfoot><tr><th scope="row">All</th>\(all.joined())</tr></tfoot>
            </table>
            """
    }

    private func cell(_ results: [Report.Case]) -> String {
        let skipped = results.count { $0.outcome == .skipped }
        let passed = results.count { $0.outcome == .passed }
        guard results.count > skipped else {
            return "<td class=\"none\">\(results.isEmpty ? "not run" : "skipped")</td>"
        }
        let isBad = results.contains { $0.isUnexpected(at: level) }
        let isClean = passed + skipped == results.count
        let mark = isBad ? "bad" : isClean ? "good" : "fair"
        let note = skipped > 0 ? " <span>\(skipped) skipped</span>" : ""
        return "<td class=\"\(mark)\">\(passed)/\(results.count - skipped)\(note)</td>"
    }

    private var failures: String {
        let rows = CaseRows(testees)
        guard !rows.ids.isEmpty else { return "<p>No case failed.</p>" }
        let seen = Set(testees.flatMap(\.results).map(\.outcome)).filter(\.isFailure)
        let boxes = Runner.Outcome.all.filter(seen.contains).map {
            "<label><input type=\"checkbox\" value=\"\($0.name)\" checked> \($0.name)</label>"
        }
        let ids = Dictionary(grouping: rows.ids) { rows.group(of: $0) }
        let sections = groups.compactMap { group -> String? in
            guard let ids = ids[group.name] else { return nil }
            return
                "<section id=\"\(Markup.escaped(group.name))\"><h2>\(Markup.escaped(group.title))"
                + "</h2>\n" + ids.map { HTMLParts.failure(rows.results(of: $0), testees) }.joined()
                + "</section>\n"
        }
        return """
            <form id="filter"><label>Show <input type="search" placeholder="id, clause or text"></label>
            \(boxes.joined(separator: "\n"))
            <output></output></form>
            \(sections.joined())
            """
    }
}

/// The cases in which at least one testee has an unexpected result, with the results of all
/// testees. An unexpected result is an unlisted failure, or a pass of a case that is listed as a
/// known failure.
private struct CaseRows {
    /// The ids, in the order of the vectors.
    let ids: [String]
    private let rows: [String: [Report.Case?]]

    init(_ testees: [Report.Testee]) {
        var rows: [String: [Report.Case?]] = [:]
        var ids: [String] = []
        for (column, testee) in testees.enumerated() {
            for result in testee.results {
                if rows[result.id] == nil { ids.append(result.id) }
                rows[result.id, default: Array(repeating: nil, count: testees.count)][column] =
                    result
            }
        }
        self.rows = rows.filter { $0.value.contains { $0?.isUnexpected(at: .may) == true } }
        let failed = self.rows
        self.ids = ids.filter { failed[$0] != nil }
    }

    func results(of id: String) -> [Report.Case?] { rows[id] ?? [] }

    func group(of id: String) -> String? { results(of: id).compactMap(\.?.group).first }
}

enum Markup {
    /// Returns the text with character references for markup, and visible escapes for control
    /// characters, direction marks and characters that XML forbids.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{FFFE}", "\u{FFFF}": result += scalar.escaped
            case _ where !scalar.isSafeInLine: result += scalar.escaped
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
