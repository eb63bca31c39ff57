extension TesteeReport {
    /// Returns the lines about the testee's standings; empty unless the run was complete.
    func standingLines(at level: Vector.Level) -> [ReportLine] {
        guard isComplete else { return [] }
        let standings = standings(at: level)
        let good = standings.filter(\.conforms)
        var lines: [ReportLine] = []
        if !good.isEmpty {
            let text = ConformanceProfile.text(good.map(\.profile))
            lines.append(ReportLine("conforms: \(text)", .good))
        }
        for bad in standings where !bad.conforms {
            lines.append(ReportLine("does not conform: \(bad.profile): \(bad.reason)", .bad))
        }
        return lines
    }
}

extension Standing {
    /// The reason that the testee does not conform.
    fileprivate var reason: String {
        if passedCount == caseCount {
            return caseCount == 0 ? "no case was asked" : "a reader reads JSON (1.2.6)"
        }
        return "\(caseCount - passedCount) of \(caseCount) cases not passed"
    }
}
