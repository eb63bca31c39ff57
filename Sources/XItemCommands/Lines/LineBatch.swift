import Essentials
import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Some lines that follow each other, in one piece of memory.
struct LineBatch: Sendable {
    /// The greatest number of bytes of a line, without its line feed.
    static let longestLine = 16 << 20

    /// The number of bytes of a batch, except one with a longer line.
    static let size = 1 << 20

    /// The number of the first line, counted from 1.
    let firstNumber: Int
    /// The memory. It begins with the bytes of all lines, and of the start of a line whose end is
    /// not read yet.
    private var memory: Data
    /// The number of bytes that are read into the memory.
    private var byteCount: Int
    /// The place of each line in the memory; nil for a line that is too long.
    private var lines: [Range<Int>?] = []
    /// The start of the line whose end is not read yet.
    private var lastStart = 0
    /// Whether that line is too long, and its bytes are dropped.
    private var isTooLong: Bool

    /// The start of a line whose end belongs to the next batch.
    struct Rest {
        var bytes = Data()
        var isTooLong = false
    }

    /// Creates a batch that begins with the rest of the batch before it.
    ///
    /// - Parameters:
    ///   - firstNumber: The number of the first line.
    ///   - rest: The start of the first line.
    ///   - spares: The memory of batches that are done. The new batch takes one. (As an argument, it
    ///     would have a second owner, and the first change would copy it.)
    init(firstNumber: Int, rest: Rest, spares: inout [Data]) {
        self.firstNumber = firstNumber
        memory = spares.popLast() ?? Data(count: Self.size)
        isTooLong = rest.isTooLong
        byteCount = 0
        while memory.count < rest.bytes.count { grow() }
        _ = read { rest.bytes.copyBytes(to: $0) }
    }

    var lineCount: Int { lines.count }
    var isFull: Bool { byteCount == memory.count }

    private mutating func grow() { memory.count *= 2 }

    /// Reads the next bytes by calling a closure; returns its result, the number of bytes.
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

    /// Finds the ends of lines in the bytes that were read last.
    private mutating func split(from start: Int) {
        var search = start
        while let feed = lineFeed(from: search) {
            endLine(at: feed)
            search = feed + 1
            lastStart = search
        }
        if byteCount - lastStart > Self.longestLine { isTooLong = true }
        if isTooLong { byteCount = lastStart }
    }

    private func lineFeed(from start: Int) -> Int? {
        memory.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress else { return nil }
            return memchr(first + start, Int32(UInt8(ascii: "\n")), byteCount - start)
                .map { UnsafeRawPointer($0) - first }
        }
    }

    private mutating func endLine(at end: Int) {
        isTooLong = isTooLong || end - lastStart > Self.longestLine
        lines.append(isTooLong ? nil : lastStart..<end)
        isTooLong = false
    }

    /// Ends the last line at the end of the input, which needs no line feed.
    mutating func end() {
        if isTooLong || lastStart < byteCount { endLine(at: byteCount) }
        lastStart = byteCount
    }

    /// Returns a copy of the start of a line whose end is not read yet, for the next batch. Call it
    /// once, at the end.
    mutating func takeRest() -> Rest {
        defer { isTooLong = false }
        return Rest(bytes: Data(memory[lastStart..<byteCount]), isTooLong: isTooLong)
    }
}

// MARK: Validating

extension LineBatch {
    /// Validates each line.
    func report() -> LineReport {
        var report = LineReport(firstNumber: firstNumber, lineCount: lineCount, memory: memory)
        for line in lines {
            if let line {
                Self.validate(memory[line], &report)
            } else {
                report.append(CheckedPayload(Self.tooLong))
            }
        }
        return report
    }

    private static func validate(_ line: Data, _ report: inout LineReport) {
        let payload = ExtensionItem.validation(of: line)
        // The reader accepts property lists too, which no line of this format is.
        if payload.findings.isEmpty, isPropertyList(line) {
            report.append(CheckedPayload(notJSON))
        } else if payload.isAccepted {
            report.appendClean()
        } else {
            report.append(CheckedPayload(payload))
        }
    }

    /// Whether a valid payload is a property list: an item in JSON begins with a brace.
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
