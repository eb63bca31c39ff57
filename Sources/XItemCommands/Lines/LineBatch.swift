import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Some lines that follow each other.
struct LineBatch: Sendable {
    /// The number of the first line, counted from 1.
    let firstNumber: Int
    /// The bytes of each line; nil for a line that is too long.
    private(set) var lines: [Data?] = []
    private(set) var byteCount = 0

    init(firstNumber: Int) {
        self.firstNumber = firstNumber
    }

    mutating func append(_ line: Data?) {
        lines.append(line)
        byteCount += line?.count ?? 0
    }

    /// Validates each line.
    func report() -> LineReport {
        var report = LineReport()
        for (number, line) in zip(firstNumber..., lines) {
            let payload = line.map(Self.checked) ?? CheckedPayload(Self.tooLong)
            if !payload.findings.isEmpty { report.hasFindings = true }
            FindingReport(.line(number), findings: payload.findings, notices: payload.notices)
                .writeJSON { report.bytes.append(contentsOf: $0.utf8) }
        }
        return report
    }

    private static func checked(_ line: Data) -> CheckedPayload {
        let document = CheckedPayload(line, .strict)
        let first = line.first { ![0x20, 0x09, 0x0D].contains($0) }
        // The reader accepts property lists too, which no line of this format is.
        guard document.findings.isEmpty, first == UInt8(ascii: "<") else { return document }
        return CheckedPayload(
            Finding(
                code: .unrecognizedEncoding, pointer: "",
                message: "expected JSON, found an XML property list"))
    }

    private static let tooLong = Finding(
        code: .documentLimit, pointer: "",
        message: "the line has more than \(LineReader.longestLine) bytes")
}

/// The output for a batch of lines.
struct LineReport: Sendable {
    var bytes: [UInt8] = []
    var hasFindings = false
}
