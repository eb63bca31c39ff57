import WireFormat

extension Report {
    /// Returns a table of groups and outcomes for each testee, followed by the testee's failures.
    /// At most `count` failures of each testee are shown in full.
    package func table(failures count: Int = 40) -> [ReportLine] {
        testees.flatMap { lines(of: $0, failures: count) }
    }

    private func lines(of testee: Report.Testee, failures count: Int) -> [ReportLine] {
        var lines = [ReportLine(testee.title, .heading)]
        let profiles = ConformanceProfile.text(testee.profile?.conformanceProfiles ?? [])
        if !profiles.isEmpty { lines.append(ReportLine("tested as: \(profiles)", .faint)) }
        let others = ConformanceProfile.text(testee.profile?.optionalProfilesNotClaimed ?? [])
        if !others.isEmpty { lines.append(ReportLine("not claimed: \(others)", .faint)) }
        if let failure = testee.startFailure {
            let verb = testee.results.isEmpty ? "did not start" : "ended early"
            lines.append(ReportLine("\(verb): \(failure.message)", .bad))
            lines += failure.standardError.indentedLines("  ").map { ReportLine($0, .faint) }
        }
        let optional = testee.results.count { $0.level < level }
        if optional > 0 {
            let counted = "\(testee.results.count - optional) counted"
            let text = "cases: \(counted), \(optional) not counted (below \(level.rawValue))"
            lines.append(ReportLine(text, .faint))
        }
        if !testee.results.isEmpty {
            lines.append(ReportLine())
            lines += OutcomeTable(self, testee).lines
        }
        let all = testee.results.filter { $0.isUnexpected(at: .may) }
        // Show wrong refusals last, because a testee that lacks a feature has hundreds of them.
        let unexpected =
            all.filter { $0.outcome != .wronglyRefused }
            + all.filter { $0.outcome == .wronglyRefused }
        for result in unexpected.prefix(count) { lines += result.lines(at: level) }
        if unexpected.count > count {
            lines.append(ReportLine())
            lines.append(
                ReportLine(
                    "… and \(unexpected.count - count) more; the JSON report has all.", .faint))
        }
        return lines + [ReportLine()] + testee.summaryLines(at: level) + [ReportLine()]
    }
}

extension Report: CustomStringConvertible {
    /// The last lines of ``text`` for each testee: the number of cases with each outcome, and
    /// whether the testee conforms to each of its profiles. A test that fails with
    /// `#expect(report.isSuccess)` shows these lines.
    public var description: String {
        testees.flatMap { $0.summaryLines(at: level) }.map(\.text.inOneLine)
            .joined(separator: "\n")
    }
}

private struct OutcomeTable {
    let lines: [ReportLine]

    init(_ report: Report, _ testee: Report.Testee) {
        let outcomes = Runner.Outcome.all.filter {
            $0 == .passed || $0 == .failed || testee.count($0) > 0
        }
        var rows = [["group"] + outcomes.map(\.name)]
        let results = testee.resultsByGroup
        for group in report.groups {
            guard let results = results[group.name] else { continue }
            let counts = outcomes.map { outcome in results.count { $0.outcome == outcome } }
            rows.append([group.name] + counts.map(Self.cell))
        }
        rows.append(["all"] + outcomes.map { Self.cell(testee.count($0)) })
        lines = Self.aligned(rows)
    }

    private static func cell(_ count: Int) -> String { count == 0 ? "·" : "\(count)" }

    private static func aligned(_ rows: [[String]]) -> [ReportLine] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.enumerated().map { number, row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }
            let isHead = number == 0 || number == rows.count - 1
            return ReportLine(cells.joined(separator: "  "), isHead ? .heading : .plain)
        }
    }
}

extension Report.Testee {
    var title: String {
        guard let profile else { return label }
        let name = profile.version.isEmpty ? profile.name : "\(profile.name) \(profile.version)"
        return profile.language.isEmpty ? name : "\(name), \(profile.language)"
    }

    private var timeText: String {
        seconds.map { " in \($0.tenths) s" } ?? ""
    }

    func summary(at level: Vector.Level) -> ReportLine {
        let counts = Runner.Outcome.all.map { ($0, count($0)) }.filter {
            $0.1 > 0 || $0.0 == .passed
        }
        let known = results.count { $0.isKnownFailure && $0.outcome.isFailure }
        let optional = results.count {
            $0.outcome.isFailure && !$0.isKnownFailure && $0.level < level
        }
        var parts = counts.map { "\($0.1) \($0.0.name)" }
        if known > 0 { parts.append("\(known) of them known") }
        if optional > 0 { parts.append("\(optional) of them below \(level.rawValue)") }
        let isSuccess = isSuccess(at: level)
        let verdict =
            isSuccess ? "success" : results.isEmpty ? "nothing was tested" : "no success"
        return ReportLine(
            "\(name): \(parts.joined(separator: ", ")): \(verdict)\(timeText)",
            isSuccess ? .good : .bad)
    }
}

extension Double {
    var tenths: String {
        let tenths = Int64(min(self * 10, 1e15).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension Report.Case {
    fileprivate func lines(at level: Vector.Level) -> [ReportLine] {
        guard outcome.isFailure else {
            return [
                ReportLine(), ReportLine("\(id): passed", .bad),
                ReportLine("  listed as a known failure, but passed"),
            ]
        }
        let weight =
            self.level < level ? "\(self.level.rawValue), not counted" : self.level.rawValue
        var lines = [
            ReportLine(), ReportLine("\(id): \(outcome.name) (\(clause), \(weight))", .bad),
        ]
        lines += self.lines.map { ReportLine("  " + $0) }
        if id.contains("/evaluate-") || id.contains("/map-") {
            let words = (evidence?.input ?? "").split { " \n".contains($0) }
            lines.append(
                ReportLine("  request: \(words.joined(separator: " ").cut(to: 240))", .faint))
            lines.append(ReportLine("  in full: xitem conformance show '\(id)'", .faint))
        }
        for note in likelyFaults {
            lines.append(
                ReportLine(
                    "  the vector catches a program that \(note.bug): \(note.effect)", .faint))
        }
        let errors = (evidence?.standardError ?? "").indentedLines("  | ").suffix(6)
        return lines + errors.map { ReportLine($0, .faint) }
    }
}

extension String {
    func indentedLines(_ indentation: String) -> [String] {
        unicodeScalars.split(separator: "\n").map { indentation + String($0) }
    }
}

/// A line of a readable report.
///
/// The text may contain output of a testee. Escape control characters before showing it.
package struct ReportLine: Hashable, Sendable {
    /// The role of a line, which a terminal can show as a style.
    package enum Role: Hashable, Sendable {
        case heading
        case bad
        case good
        case faint
        case plain
    }

    /// The text, without a line break.
    package var text: String
    package var role: Role

    package init(_ text: String = "", _ role: Role = .plain) {
        self.text = text
        self.role = role
    }
}
