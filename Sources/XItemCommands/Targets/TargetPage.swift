import ShareTargets

struct TargetPage {
    /// The width of the column of names.
    private let width: Int
    private let explains: Bool
    private let style: TerminalStyle

    init(_ targets: [NamedTarget], explains: Bool, _ style: TerminalStyle) {
        width = min(28, targets.map { SafeText.line($0.receiver.name).count }.max() ?? 0)
        (self.explains, self.style) = (explains, style)
    }

    func lines(_ report: TargetReport) -> [String] {
        let name = report.target.receiver.name
        return [line(name, report.word, report.summary)] + details(report)
    }

    func line(undocumented reports: [TargetReport]) -> String {
        let names = reports.map(\.target.receiver.name).joined(separator: ", ")
        return line(
            "\(reports.count) others", "unknown",
            "Apple does not document which types these accept: \(names)")
    }

    private func line(_ name: String, _ word: String, _ summary: String) -> String {
        let padded = word.padded(to: 8)
        let columns = [
            SafeText.line(name).padded(to: width),
            Self.colors[word].map { style.apply([$0], to: padded) } ?? padded,
        ]
        return columns.joined(separator: "  ") + "  " + SafeText.line(summary)
    }

    /// Green for receivers that are offered, red for others, yellow if an assumption decides.
    private static let colors = [
        "offered": "32", "likely": "33", "unlikely": "33", "no": "31",
    ]

    private func details(_ report: TargetReport) -> [String] {
        var lines: [String] = []
        if explains {
            lines += report.offer.reasons.map(\.description)
            lines += report.target.receiver.warnings.map { "warning: \($0.warning)" }
            lines += report.offer.warnings.map { "warning: \($0.warning)" }
            if report.isOfferedOtherwise != report.offer.isOffered {
                let other = report.stage == .main ? "side by side" : "by the main attachment"
                lines.append("\(other): " + (report.isOfferedOtherwise ? "offered" : "not offered"))
            }
        }
        if let advice = report.advice { lines.append("advice: \(advice)") }
        return lines.map { "    " + SafeText.line($0) }
    }
}
