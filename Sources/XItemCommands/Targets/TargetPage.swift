import ShareTargets

/// The table of receivers for people.
struct TargetPage {
    /// The width of the column of names.
    private let width: Int
    private let explains: Bool

    init(_ targets: [NamedTarget], explains: Bool) {
        width = min(28, targets.map { SafeText.line($0.receiver.name).count }.max() ?? 0)
        self.explains = explains
    }

    /// Returns the lines for a receiver.
    func lines(_ report: TargetReport) -> [String] {
        let name = SafeText.line(report.target.receiver.name)
        let columns = [Self.pad(name, width), Self.pad(report.word, 8)]
        let line = columns.joined(separator: "  ") + "  " + SafeText.line(report.summary)
        return [line] + details(report)
    }

    private func details(_ report: TargetReport) -> [String] {
        var lines: [String] = []
        if explains {
            lines += report.offer.reasons.map(\.description)
            lines += report.target.receiver.warnings.map { "warning: \($0.warning)" }
            lines += report.offer.warnings.map { "warning: \($0.warning)" }
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
