import ConformanceKit
import Essentials
import WireFormat
import XExtensionItem

/// `xitem conformance check`: validates the payloads that an encoder wrote into a folder.
struct ConformanceCheckCommand: Command {
    static let form = CommandForm(
        words: "conformance check", summary: "Validate a folder of payloads that an encoder wrote.",
        operands: [
            OperandForm(
                name: "dir",
                summary:
                    "A folder with payloads: files named *.json, *.plist, *.bplist or *.xitem.*, "
                    + "and payload folders *.xitem, at any depth, hidden ones left out.",
                kind: .folder)
        ],
        options: [
            .flag("--canonical", "The bytes also have to be canonical (section 9).")
        ] + ReportOutput.options,
        example: "xitem conformance check Examples/Payloads",
        notes: "Prints a line for each finding, as 'xitem validate' does, and a summary.",
        statuses: [
            0: "nothing is wrong", 1: "there are findings", 64: "wrong usage",
            66: "the folder has no payload, or one cannot be read",
            74: "a report cannot be written",
        ])

    private let folder: String
    private let isCanonical: Bool
    private let output: ReportOutput

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        isCanonical = arguments.flag("--canonical")
        folder = arguments.operands[0]
        output = try ReportOutput(&arguments, Self.self)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let search = try PayloadSearch(in: folder)
        if let folder = search.unreadableFolders.first {
            throw CommandError(status: .unreadableInput, message: "\(folder): cannot be read")
        }
        try search.requirePayloads(in: folder)
        var results: [Report.Case] = []
        var lines: [ReportLine] = []
        for path in search.payloads {
            let (result, found) = try check(path, console)
            results.append(result)
            lines += found.map { ReportLine($0) }
        }
        lines.append(Self.summary(results))
        let report = Report(
            groups: [Report.Group(name: "payloads", title: "Payloads")], level: .must, seed: nil,
            testees: [Report.Testee(label: folder, results: results)])
        try output.write(report, table: lines, console)
        return report.isSuccess ? .done : .findings
    }

    /// Reads a payload strictly, and returns its result and one line for each fault.
    private func check(
        _ path: String, _ console: Console
    ) throws(CommandError) -> (Report.Case, [String]) {
        let file = try InputFile(path, console)
        let payload = CheckedPayload(file, .strict)
        var lines = Array(
            FindingReport(file: path, findings: payload.findings, notices: payload.notices).lines)
        var isWrong = !payload.findings.isEmpty
        if isCanonical, !isWrong, let line = Self.difference(file.bytes) {
            lines.append("\(path): \(line)")
            isWrong = true
        }
        var result = Report.Case(
            id: path, group: "payloads", clause: payload.findings.first?.clause ?? "9",
            level: .must,
            outcome: isWrong ? .failed : .passed)
        result.lines = lines
        return (result, lines)
    }

    /// Describes the first deviation of a valid payload from canonical encoding (section 9); nil if
    /// absent.
    private static func difference(_ bytes: Data) -> String? {
        guard let document = try? WireDocument(bytes),
            let canonical = try? document.encoded(as: document.encoding), canonical != bytes
        else { return nil }
        let position = zip(bytes, canonical).prefix { $0.0 == $0.1 }.count
        return "not as section 9 has it, from byte \(position) on (9.1)"
    }

    private static func summary(_ results: [Report.Case]) -> ReportLine {
        let failed = results.count { $0.outcome.isFailure }
        let payloads = results.count == 1 ? "1 payload" : "\(results.count) payloads"
        guard failed > 0 else { return ReportLine("\(payloads), nothing is wrong", .good) }
        return ReportLine("\(payloads), \(failed) with findings", .bad)
    }
}
