import ConformanceKit
import Essentials

/// The requested reports, each with its format and destination.
struct ReportOutput {
    static let options =
        [
            OptionForm(
                "--report", .choice(Format.allCases.map(\.rawValue)),
                "The format: table (the default), json, junit or html; may be repeated."
            ).repeatable
        ]
        + OptionForm.output(
            "The file of the report named before it; '-', or nothing, is the standard output. The "
                + "table goes there if no other report does. May be repeated."
        ).map { $0.value == nil ? $0 : $0.repeatable }

    enum Format: String, CaseIterable {
        case table, json, junit, html
    }

    private var reports: [(format: Format, file: OutputFile)] = []

    init(_ arguments: inout ArgumentList, _ command: any Command.Type) throws(CommandError) {
        var isOpen = false
        let replaces = arguments.flag("--force")
        for (name, value) in arguments.values("--report", "--output") {
            if name == "--report" {
                reports.append((Format(rawValue: value) ?? .table, .standard))
                isOpen = true
            } else {
                if reports.isEmpty { (reports, isOpen) = ([(.table, .standard)], true) }
                guard isOpen else {
                    throw .usage("Option '-o' needs a '--report' of its own", command)
                }
                reports[reports.count - 1].file = try OutputFile(named: value, replaces: replaces)
                isOpen = false
            }
        }
        if replaces, reports.allSatisfy({ $0.file.name == nil }) {
            throw .usage("Option '--force' needs '-o' with a file", command)
        }
        if !reports.contains(where: { $0.file.name == nil }) {
            reports.append((.table, .standard))
        }
    }

    /// Writes each report to its destination. The lines of a table come from `table`, or by default
    /// from `report.table()`.
    func write(
        _ report: Report, table: [ReportLine]? = nil, _ console: Console
    ) throws(CommandError) {
        for (format, file) in reports {
            let lines = table ?? report.table()
            guard file.name == nil, format == .table else {
                try file.write(Self.bytes(format, report, lines), console)
                continue
            }
            try show(lines, console)
        }
    }

    private func show(_ lines: [ReportLine], _ console: Console) throws(CommandError) {
        let style = TerminalStyle(isOn: console.isStyled)
        for line in lines { try console.print(style.apply(line)) }
    }

    private static func bytes(
        _ format: Format, _ report: Report, _ lines: [ReportLine]
    ) -> Data {
        switch format {
        case .table: Data(lines.map { SafeText.line($0.text) + "\n" }.joined().utf8)
        case .json: report.json
        case .junit: Data(report.junit.utf8)
        case .html: Data(report.html.utf8)
        }
    }
}

extension TerminalStyle {
    /// Returns a line in the style of its role, with every control character made harmless.
    func apply(_ line: ReportLine) -> String {
        let text = SafeText.line(line.text)
        switch line.role {
        case .heading: return bold(text)
        case .faint: return faint(text)
        case .good: return apply(["32"], to: text)
        case .bad: return apply(["31"], to: text)
        case .plain: return text
        }
    }
}
