import ConformanceKit
import Essentials

struct ReportOutput {
    static let options =
        [
            OptionForm(
                "--report", .choice(Format.allCases.map(\.rawValue)),
                "The format of the report. Default: table."
            ).repeatable
        ]
        + OptionForm.output(
            "Write the preceding --report to this file; '-' (default) for standard output. If no "
                + "report goes to standard output, the table does."
        ).map { $0.value == nil ? $0 : $0.repeatable } + [.color]

    enum Format: String, CaseIterable {
        case table, json, junit, html
    }

    private var reports: [(format: Format, file: OutputFile)] = []

    init(_ arguments: Arguments) throws(CommandError) {
        var isOpen = false
        let replaces = arguments.flag("--force")
        for (name, value) in arguments.values("--report", "--output") {
            if name == "--report" {
                reports.append((Format(rawValue: value) ?? .table, .standard))
                isOpen = true
            } else {
                if reports.isEmpty { (reports, isOpen) = ([(.table, .standard)], true) }
                guard isOpen else {
                    throw .usage(
                        "Each '-o' after the first needs its own '--report' before it",
                        arguments.form)
                }
                reports[reports.count - 1].file = try OutputFile(named: value, replaces: replaces)
                isOpen = false
            }
        }
        if replaces, reports.allSatisfy({ $0.file.name == nil }) {
            throw .usage("Option '--force' needs '-o' with a file", arguments.form)
        }
        if !reports.contains(where: { $0.file.name == nil }) {
            reports.append((.table, .standard))
        }
    }

    typealias Print = (ReportLine) throws(CommandError) -> Void

    /// Prints the requested tables. Calls `body` once for standard output, even if no table goes
    /// there, because `body` can also compute results. Then calls `body` again for each file with a
    /// table, so that no table has to be kept in memory.
    func printTable(
        _ console: Console, _ body: (Print) throws(CommandError) -> Void
    ) throws(CommandError) {
        let tables = reports.filter { $0.format == .table }.map(\.file)
        let isShown = tables.contains { $0.name == nil }
        try body { line throws(CommandError) in
            if isShown { try console.print(console.style.apply(line)) }
        }
        for file in tables where file.name != nil {
            try file.writeLines(console) { write throws(CommandError) in
                try body { line throws(CommandError) in try write(SafeText.line(line.text)) }
            }
        }
    }

    func write(_ report: Report, _ console: Console) throws(CommandError) {
        for (format, file) in reports {
            switch format {
            // `printTable` prints it.
            case .table: continue
            case .json:
                let json = String(decoding: report.json, as: UTF8.self)
                try file.write(Data(SafeText.json(json).utf8), console)
            case .junit: try file.write(Data(report.junit.utf8), console)
            case .html: try file.write(Data(report.html.utf8), console)
            }
        }
    }

    func writeAll(_ report: Report, _ console: Console) throws(CommandError) {
        let table = report.table()
        try printTable(console) { print throws(CommandError) in
            for line in table { try print(line) }
        }
        try write(report, console)
    }
}

extension TerminalStyle {
    /// Returns a line in the style of its role, with every control character escaped.
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
