import ShareTargets

/// The table of receivers for people.
struct TargetPage {
    let reports: [TargetReport]
    let explains: Bool

    var lines: [String] {
        let names = reports.map { SafeText.line($0.target.receiver.name) }
        let width = min(28, names.map(\.count).max() ?? 0)
        return zip(reports, names).flatMap { report, name in
            let columns = [Self.pad(name, width), Self.pad(report.word, 8)]
            let line = columns.joined(separator: "  ") + "  " + SafeText.line(report.summary)
            return [line] + details(report)
        }
    }

    private func details(_ report: TargetReport) -> [String] {
        var lines: [String] = []
        if explains {
            lines += report.offer.reasons.map(\.description)
            lines += report.target.warnings.map { "warning: \($0)" }
            lines += report.offer.warnings.map { "warning: \($0)" }
            if report.isMainOffered != report.offer.isOffered {
                lines.append(
                    "the main attachment alone is " + (report.isMainOffered ? "" : "not ")
                        + "accepted")
            }
        }
        if let advice = report.advice { lines.append("advice: \(advice)") }
        return lines.map { "    " + SafeText.line($0) }
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
