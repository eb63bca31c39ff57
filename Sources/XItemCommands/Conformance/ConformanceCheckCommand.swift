import ConformanceKit
import Essentials
import XExtensionItem

enum ConformanceCheckCommand: Command {
    static let form = CommandForm(
        words: "conformance check", summary: "Validate the payloads in a folder.",
        operands: [
            OperandForm(
                name: "dir",
                summary:
                    "A folder with payloads: \(PayloadSearch.patterns) and payload "
                    + "folders *.xitem, at any depth, without hidden files.",
                kind: .folder)
        ],
        options: [
            .flag("--canonical", "Also require canonical bytes (section 9).")
        ] + ReportOutput.options,
        example: "xitem conformance check Examples/Payloads",
        notes: "Prints one line per finding, as 'xitem validate' does, and a summary. Every report "
            + "except the table contains at most 20 of these lines per payload.",
        negativeAnswer: "a payload has findings")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (folder, isCanonical) = (arguments.operands[0], arguments.flag("--canonical"))
        let output = try ReportOutput(arguments)
        let search = try PayloadSearch(in: folder)
        if let folder = search.unreadableFolders.first {
            throw .unreadableInput("\(folder): cannot be read")
        }
        try search.requirePayloads(in: folder)
        var results: [Report.Case] = []
        try output.printTable(console) { print throws(CommandError) in
            results = []
            for path in search.payloads {
                results.append(try check(path, isCanonical, console, print))
            }
            try print(summary(results))
        }
        let report = Report(
            groups: [Report.Group(name: "payloads", title: "Payloads")], level: .must, seed: nil,
            testees: [Report.Testee(label: folder, results: results)])
        try output.write(report, console)
        return report.isSuccess ? .done : .findings
    }

    private static func check(
        _ path: String, _ isCanonical: Bool, _ console: Console, _ print: ReportOutput.Print
    ) throws(CommandError) -> Report.Case {
        let file = try InputFile(path, console)
        let payload = CheckedPayload(file, .strict)
        var lines: [String] = []
        var count = 0
        func add(_ line: String) throws(CommandError) {
            try print(ReportLine(line))
            count += 1
            if count <= lineCount { lines.append(line) }
        }
        for line in FindingReport(
            file: path, findings: payload.findings, notices: payload.notices
        ).lines() { try add(line) }
        var isWrong = !payload.findings.isEmpty
        if isCanonical, !isWrong, let line = difference(file.bytes) {
            try add("\(path): \(line)")
            isWrong = true
        }
        if count > lineCount { lines.append("… and \(count - lineCount) more") }
        var result = Report.Case(
            id: path, group: "payloads", clause: payload.findings.first?.clause ?? "9",
            level: .must, outcome: isWrong ? .failed : .passed)
        result.lines = lines
        return result
    }

    /// The maximum number of lines per payload in every report except the table.
    private static let lineCount = 20

    /// Describes the first deviation of a valid payload from canonical encoding (section 9); nil if
    /// the payload is canonical.
    private static func difference(_ bytes: Data) -> String? {
        guard let document = try? WireDocument(bytes),
            let canonical = try? document.encoded(as: document.encoding), canonical != bytes
        else { return nil }
        let position = zip(bytes, canonical).prefix { $0.0 == $0.1 }.count
        return "not canonical from byte \(position) (9.1)"
    }

    private static func summary(_ results: [Report.Case]) -> ReportLine {
        let failed = results.count { $0.outcome.isFailure }
        let payloads = CountText.text(results.count, "payload")
        guard failed > 0 else { return ReportLine("\(payloads), no findings", .good) }
        return ReportLine("\(payloads), \(failed) with findings", .bad)
    }
}
