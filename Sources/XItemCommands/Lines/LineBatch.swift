import Essentials
import XExtensionItem

/// Consecutive lines in one buffer.
struct LineBatch: Sendable {
    /// The maximum line length in bytes, without the line feed.
    static let longestLine = 16 << 20

    /// The number of the first line, counted from 1.
    let firstNumber: Int
    /// The buffer. Its first `byteCount` bytes are lines; the last line can be incomplete.
    private var memory: Data
    private var byteCount = 0
    /// The number of complete lines. The positions of the line feeds are not stored, so validation
    /// searches for them again: if all lines were empty, a list of the positions would be many
    /// times larger than the batch.
    private(set) var lineCount = 0
    /// The offset of the incomplete last line.
    private var lastStart = 0
    /// The offset of the next line to validate, and the number of lines before it.
    private var (position, validatedCount) = (0, 0)

    /// Creates a batch that begins with `rest`, the incomplete last line of the batch before it.
    ///
    /// Takes a buffer from `spares`, the buffers of finished batches. `spares` is `inout`, because
    /// a second reference would cause a copy when the buffer first changes.
    init(firstNumber: Int, rest: Data, size: Int, spares: inout [Data]) {
        self.firstNumber = firstNumber
        memory = spares.popLast() ?? Data(count: size)
        while memory.count < rest.count { grow() }
        _ = read { rest.copyBytes(to: $0) }
    }

    var isFull: Bool { byteCount == memory.count }

    private mutating func grow() { memory.count *= 2 }

    /// Reads bytes with `body`, which returns their number, or nil if reading fails.
    mutating func read(_ body: (UnsafeMutableRawBufferPointer) -> Int?) -> Int? {
        if isFull { grow() }
        let start = byteCount
        let count = memory.withUnsafeMutableBytes {
            body(UnsafeMutableRawBufferPointer(rebasing: $0[start...]))
        }
        byteCount += count ?? 0
        split(from: start)
        return count
    }

    private mutating func split(from start: Int) {
        var search = start
        while let feed = lineFeed(from: search) {
            lineCount += 1
            search = feed + 1
            lastStart = search
        }
        // Of a line that is too long, keep only as many bytes as show this.
        byteCount = min(byteCount, lastStart + Self.longestLine + 1)
    }

    private func lineFeed(from start: Int) -> Int? {
        memory.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress else { return nil }
            return memchr(first + start, Int32(UInt8(ascii: "\n")), byteCount - start)
                .map { UnsafeRawPointer($0) - first }
        }
    }

    /// Ends the last line at the end of the input, even without a line feed.
    mutating func end() {
        if lastStart < byteCount { lineCount += 1 }
        lastStart = byteCount
    }

    /// A copy of the incomplete last line, for the next batch.
    var rest: Data { Data(memory[lastStart..<byteCount]) }
}

// MARK: Validating

/// The output for the lines of a batch, or for some of them.
struct LineReport: Sendable {
    /// The report size in bytes at which validation pauses, and continues in another report.
    /// Without this limit, a report could take a thousand times the memory of the lines.
    static let size = 4 << 20

    /// The number of the first line of the batch, counted from 1.
    let firstNumber: Int
    fileprivate(set) var bytes: [UInt8] = []
    fileprivate(set) var hasFindings = false
    /// The batch with the remaining lines; nil if all lines are validated.
    fileprivate(set) var rest: LineBatch?
    /// The buffer of the batch, for reuse; nil while lines remain to be validated, or after
    /// another batch took it.
    var memory: Data?

    fileprivate mutating func append(
        _ number: Int, _ findings: [Finding], _ notices: [Finding] = []
    ) {
        if !findings.isEmpty { hasFindings = true }
        FindingReport(line: number, findings: findings, notices: notices)
            .writeJSON { bytes.append(contentsOf: $0.utf8) }
    }

    /// Appends the report of a line that has neither findings nor notices, like most lines.
    fileprivate mutating func appendClean(_ number: Int) {
        bytes += #"{"input-line":"#.utf8
        bytes += String(number).utf8
        bytes += FindingReport.endOfCleanReport.utf8
    }
}

extension LineBatch {
    /// Validates lines until none is left, or the report reaches ``LineReport/size``.
    consuming func report() -> LineReport {
        var report = LineReport(firstNumber: firstNumber)
        while validatedCount < lineCount {
            guard report.bytes.count < LineReport.size else {
                report.rest = self
                return report
            }
            validateNext(&report)
        }
        report.memory = memory
        return report
    }

    private mutating func validateNext(_ report: inout LineReport) {
        let end = lineFeed(from: position) ?? byteCount
        Self.validate(memory[position..<end], firstNumber + validatedCount, &report)
        position = end + 1
        validatedCount += 1
    }

    private static func validate(_ line: Data, _ number: Int, _ report: inout LineReport) {
        guard line.count <= longestLine else { return report.append(number, [tooLong]) }
        let payload = ExtensionItem.validation(of: line)
        // The reader also accepts property lists, but a line must be JSON.
        if payload.findings.isEmpty, isPropertyList(line) {
            report.append(number, [notJSON])
        } else if payload.isAccepted {
            report.appendClean(number)
        } else {
            report.append(number, payload.findings, payload.notices)
        }
    }

    /// Returns whether a valid payload is a property list: only JSON begins with a brace.
    private static func isPropertyList(_ payload: Data) -> Bool {
        payload.first != UInt8(ascii: "{")
            && payload.first { !" \t\r".utf8.contains($0) } != UInt8(ascii: "{")
    }

    private static let notJSON = Finding(
        code: .unrecognizedEncoding, pointer: "",
        message: "expected JSON, found a property list")

    private static let tooLong = Finding(
        code: .documentLimit, pointer: "",
        message: "the line has more than \(longestLine) bytes")
}
