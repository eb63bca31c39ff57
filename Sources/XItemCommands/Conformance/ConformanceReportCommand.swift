import ConformanceKit

/// `xitem conformance report`: prints the results of earlier runs side by side.
struct ConformanceReportCommand: Command {
    static let name = "report"
    static let summary = "Show JSON reports of one or several runs, side by side."
    static let usage = "xitem conformance report <file> ... [--report <format>] [-o <out>]"
    static let details = """
        ARGUMENTS:
          <file>  What 'xitem conformance run --report json' wrote; '-' for the standard
                  input.

        OPTIONS:
        \(ReportOutput.help)
          -h, --help            Show help.

        EXIT STATUS:
          0 every run was a success   1 not so   64 wrong usage
          66 a report cannot be read   74 one cannot be written
        """
    static let valued = ReportOutput.valued

    private let files: [String]
    private let output: ReportOutput

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        files = arguments.operands
        if files.isEmpty { throw .usage("Missing expected argument '<file>'", Self.self) }
        output = try ReportOutput(&arguments, Self.self)
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        var reports: [Report] = []
        for file in files { reports.append(try Self.read(file, console)) }
        try output.write(Report(merging: reports), console)
        return reports.allSatisfy(\.isSuccess) ? .done : .findings
    }

    private static func read(_ file: String, _ console: Console) throws(CommandFailure) -> Report {
        file == "-"
            ? try ReportFile.report(console.readInput(), file) : try ReportFile.read(file)
    }
}
