import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Some lines that follow each other, in one piece of memory.
struct LineBatch: Sendable {
    /// The greatest number of bytes of a line, without its line feed.
    static let longestLine = 16 << 20

    /// The number of the first line, counted from 1.
    let firstNumber: Int
    /// The bytes of all lines, and of the start of a line whose end is not read yet.
    private var bytes: Data
    /// The place of each line in `bytes`; nil for a line that is too long.
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
    init(firstNumber: Int, rest: Rest) {
        self.firstNumber = firstNumber
        bytes = rest.bytes
        isTooLong = rest.isTooLong
    }

    var lineCount: Int { lines.count }
    var byteCount: Int { bytes.count }

    /// Appends a piece of the input.
    mutating func append(_ piece: Data) {
        var search = 0
        if isTooLong {
            guard let feed = piece.bytes.offset(of: UInt8(ascii: "\n"), from: 0) else { return }
            lines.append(nil)
            isTooLong = false
            search = feed + 1
        }
        var start = bytes.count
        bytes.append(piece[(piece.startIndex + search)...])
        while let feed = bytes.bytes.offset(of: UInt8(ascii: "\n"), from: start) {
            add(upTo: feed)
            start = feed + 1
            lastStart = start
        }
        if bytes.count - lastStart > Self.longestLine {
            isTooLong = true
            bytes.removeLast(bytes.count - lastStart)
        }
    }

    private mutating func add(upTo end: Int) {
        lines.append(end - lastStart > Self.longestLine ? nil : lastStart..<end)
    }

    /// Ends the last line at the end of the input, which needs no line feed.
    mutating func end() {
        if isTooLong {
            lines.append(nil)
        } else if lastStart < bytes.count {
            add(upTo: bytes.count)
        }
        lastStart = bytes.count
        isTooLong = false
    }

    /// Returns a copy of the start of a line whose end is not read yet, for the next batch. Call it
    /// once, at the end.
    mutating func takeRest() -> Rest {
        defer { isTooLong = false }
        return Rest(bytes: Data(bytes[lastStart...]), isTooLong: isTooLong)
    }
}

// MARK: Validating

extension LineBatch {
    /// Validates each line.
    func report() -> LineReport {
        var report = LineReport()
        for (number, line) in zip(firstNumber..., lines) {
            let payload = line.map { Self.checked(bytes[$0]) } ?? CheckedPayload(Self.tooLong)
            if !payload.findings.isEmpty { report.hasFindings = true }
            FindingReport(.line(number), findings: payload.findings, notices: payload.notices)
                .writeJSON { report.bytes.append(contentsOf: $0.utf8) }
        }
        return report
    }

    private static func checked(_ line: Data) -> CheckedPayload {
        let document = CheckedPayload(validating: line)
        // The reader accepts property lists too, which no line of this format is.
        guard document.findings.isEmpty, line.first != UInt8(ascii: "{"),
            line.first(where: { !" \t\r".utf8.contains($0) }) == UInt8(ascii: "<")
        else { return document }
        return CheckedPayload(
            Finding(
                code: .unrecognizedEncoding, pointer: "",
                message: "expected JSON, found an XML property list"))
    }

    private static let tooLong = Finding(
        code: .documentLimit, pointer: "",
        message: "the line has more than \(longestLine) bytes")
}

/// The output for a batch of lines.
struct LineReport: Sendable {
    var bytes: [UInt8] = []
    var hasFindings = false
}
