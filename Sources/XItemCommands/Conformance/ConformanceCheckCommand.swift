import ConformanceKit
import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem conformance check`: validates the payloads that an encoder wrote into a folder.
struct ConformanceCheckCommand: Command {
    static let name = "check"
    static let summary = "Validate a folder of payloads that an encoder wrote."
    static let usage = "xitem conformance check [--canonical] <dir> [--report <format>] [-o <out>]"
    static let details = """
        ARGUMENTS:
          <dir>  A folder with payloads: files named *.json, *.plist or *.xitem.*, and payload
                 folders *.xitem, in it and in the folders below.

        OPTIONS:
          --canonical           The bytes have to be those of section 9 as well.
        \(ReportOutput.help)
          -h, --help            Show help.

        Prints a line for each finding, as 'xitem validate' does, and a summary.

        EXIT STATUS:
          0 nothing is wrong   1 there are findings   64 wrong usage
          66 the folder or a payload cannot be read, or there is none
          74 a report cannot be written
        """
    static let valued = ReportOutput.valued

    private let folder: String
    private let isCanonical: Bool
    private let output: ReportOutput

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        isCanonical = arguments.flag("--canonical")
        folder = try arguments.operand("<dir>")
        output = try ReportOutput(&arguments, Self.self)
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        guard let payloads = PayloadSearch.payloads(in: folder) else {
            throw CommandFailure(status: .unreadableInput, message: "\(folder): cannot be read")
        }
        guard !payloads.isEmpty else {
            throw CommandFailure(
                status: .unreadableInput, message: "\(folder): there is no payload in this folder")
        }
        var results: [CaseResult] = []
        var lines: [ReportLine] = []
        for path in payloads {
            let (result, found) = try check(path, console)
            results.append(result)
            lines += found.map { ReportLine($0) }
        }
        lines.append(Self.summary(results))
        let report = Report(
            groups: [Report.Group(name: "payloads", title: "Payloads")], level: .must, seed: nil,
            testees: [TesteeReport(label: folder, results: results)])
        try output.write(report, table: lines, console)
        return report.isSuccess ? .done : .findings
    }

    /// Reads a payload strictly, and returns its result and one line for each fault.
    private func check(
        _ path: String, _ console: Console
    ) throws(CommandFailure) -> (CaseResult, [String]) {
        let file = try InputFile(path, console)
        let payload = CheckedPayload(file, .strict)
        var lines = Array(
            FindingReport(file: path, findings: payload.findings, notices: payload.notices).lines)
        var isWrong = !payload.findings.isEmpty
        if isCanonical, !isWrong, let line = Self.difference(file.bytes) {
            lines.append("\(path): \(line)")
            isWrong = true
        }
        var result = CaseResult(
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

    private static func summary(_ results: [CaseResult]) -> ReportLine {
        let failed = results.count { $0.outcome.isFailure }
        let payloads = results.count == 1 ? "1 payload" : "\(results.count) payloads"
        guard failed > 0 else { return ReportLine("\(payloads), nothing is wrong", .good) }
        return ReportLine("\(payloads), \(failed) with findings", .bad)
    }
}
