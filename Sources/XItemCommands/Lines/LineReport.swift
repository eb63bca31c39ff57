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
    /// The report of the next line if it has neither findings nor notices.
    private var clean: CleanLineReport

    init(firstNumber: Int, lineCount: Int, memory: Data) {
        self.firstNumber = firstNumber
        self.memory = memory
        number = firstNumber
        clean = CleanLineReport(firstNumber)
        bytes.reserveCapacity(lineCount * 64)
    }

    /// Returns the memory of the batch, of which this keeps no copy.
    mutating func takeMemory() -> Data? { memory.take() }

    /// Appends the report of the next line.
    mutating func append(_ payload: CheckedPayload) {
        if !payload.findings.isEmpty { hasFindings = true }
        FindingReport(.line(number), findings: payload.findings, notices: payload.notices)
            .writeJSON { bytes.append(contentsOf: $0.utf8) }
        countOn()
    }

    /// Appends the report of the next line, which has neither findings nor notices.
    mutating func appendClean() {
        bytes += clean.bytes
        countOn()
    }

    private mutating func countOn() {
        number += 1
        clean.countOn()
    }
}
