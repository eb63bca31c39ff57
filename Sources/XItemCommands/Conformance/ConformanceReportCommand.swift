import ConformanceKit
import Essentials

enum ConformanceReportCommand: Command {
    static let form = CommandForm(
        words: "conformance report",
        summary: "Show the JSON reports of runs side by side.",
        operands: [
            OperandForm(
                name: "file",
                summary: "The output of 'xitem conformance run --report json'; '-' for "
                    + "standard input.", isRepeatable: true)
        ],
        options: ReportOutput.options,
        example: "xitem conformance report swift.json python.json --report html -o report.html",
        negativeAnswer: "a run failed")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let output = try ReportOutput(arguments)
        var reports: [Report] = []
        for file in arguments.operands { reports.append(try read(file, console)) }
        try output.writeAll(Report(merging: reports), console)
        return reports.allSatisfy(\.isSuccess) ? .done : .findings
    }

    private static func read(_ file: String, _ console: Console) throws(CommandError) -> Report {
        file == "-"
            ? try ReportFile.report(console.readInput(), file) : try ReportFile.read(file)
    }
}

enum ReportFile {
    static func read(_ path: String) throws(CommandError) -> Report {
        try report(FileManager.default.contents(atPath: path), path)
    }

    /// Parses a report. `bytes` is nil if the file cannot be read.
    static func report(_ bytes: Data?, _ name: String) throws(CommandError) -> Report {
        guard let bytes else {
            throw .unreadableInput("\(name): cannot be read")
        }
        do throws(FormError) {
            return try Report(json: bytes, file: name)
        } catch {
            throw .unreadableInput(error.description)
        }
    }
}
