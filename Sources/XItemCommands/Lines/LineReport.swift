import Essentials

/// The output for a batch of lines.
struct LineReport: Sendable {
    /// The number of the first line, counted from 1.
    let firstNumber: Int
    /// The memory of the batch, for another batch; nil once taken.
    private var memory: Data?
    private(set) var bytes: [UInt8] = []
    private(set) var hasFindings = false
    /// The number of the next line.
    private var number: Int

    init(firstNumber: Int, lineCount: Int, memory: Data) {
        self.firstNumber = firstNumber
        self.memory = memory
        number = firstNumber
        bytes.reserveCapacity(lineCount * 64)
    }

    /// Returns the memory of the batch, of which this keeps no copy.
    mutating func takeMemory() -> Data? { memory.take() }

    /// Appends the report of the next line.
    mutating func append(_ payload: CheckedPayload) {
        if !payload.findings.isEmpty { hasFindings = true }
        FindingReport(.line(number), findings: payload.findings, notices: payload.notices)
            .writeJSON { bytes.append(contentsOf: $0.utf8) }
        number += 1
    }

    /// Appends the report of the next line, which has neither findings nor notices.
    mutating func appendClean() {
        bytes += Self.clean.start
        bytes += String(number).utf8
        bytes += Self.clean.end
        number += 1
    }

    /// What is before and after the number in the report of a line without findings and notices,
    /// made once because most lines have neither.
    private static let clean: (start: [UInt8], end: [UInt8]) = {
        var text: [UInt8] = []
        FindingReport(.line(0), findings: [], notices: []).writeJSON { text += $0.utf8 }
        // The number is the value of the first member.
        let parts = text.split(separator: UInt8(ascii: "0"), maxSplits: 1)
        return (Array(parts[0]), Array(parts[1]))
    }()
}
