import Essentials
import WireFormat
import XExtensionItem

/// The findings and notices of one payload, for people and for programs.
struct FindingReport {
    /// The origin of the payload.
    enum Subject {
        case file(String)
        /// A line of the standard input, counted from 1.
        case line(Int)
    }

    let subject: Subject
    private let findings: [FindingLine]
    private let notices: [FindingLine]

    init(file: String, findings: [Finding], notices: [PlacedNotice] = []) {
        self.init(.file(file), findings: findings, notices: notices)
    }

    init(_ subject: Subject, findings: [Finding], notices: [PlacedNotice]) {
        self.subject = subject
        self.findings = findings.causesFirst.map { finding in
            FindingLine(
                id: finding.code.rawValue, clause: finding.clause, pointer: finding.pointer,
                message: finding.message, location: finding.location)
        }
        self.notices = notices.map { placed in
            FindingLine(
                id: placed.notice.code.rawValue, clause: placed.notice.clause,
                pointer: placed.notice.pointer, message: placed.notice.message,
                location: placed.location, isNotice: true)
        }
    }

    /// One line for each finding, causes before consequences, and for each notice.
    ///
    /// The sequence makes its lines on demand.
    var lines: some Sequence<String> {
        let name =
            switch subject {
            case .file(let file): file
            case .line(let number): "line \(number)"
            }
        return (findings + notices).lazy.map { $0.text(in: name) }
    }

    /// Writes the report as one JSON object in one line; `write` receives the text in pieces.
    func writeJSON<Failure: Error>(
        to write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        guard !(findings.isEmpty && notices.isEmpty) else {
            return try write("{\(head)\(Self.endOfCleanReport)")
        }
        try write("{\(head),\"valid\":\(findings.isEmpty)")
        for (key, list) in [("findings", findings), ("notices", notices)] {
            try write(",\"\(key)\":[")
            for (position, line) in list.enumerated() {
                let object = Self.json { writer throws(WireError) in
                    try line.write(to: &writer)
                }
                try write((position > 0 ? "," : "") + object)
            }
            try write("]")
        }
        try write("}\n")
    }

    /// The end of a report without findings and notices, made once because most payloads have
    /// neither.
    private static let endOfCleanReport = #","valid":true,"findings":[],"notices":[]}"# + "\n"

    private var head: String {
        switch subject {
        case .file(let file):
            "\"file\":"
                + Self.json { writer throws(WireError) in
                    try writer.string(ShownNames.shown(file))
                }
        case .line(let number): "\"input-line\":\(number)"
        }
    }

    /// Returns the JSON that a closure writes, safe for a terminal.
    ///
    /// Encoding cannot fail: there is no data and no property list in it.
    private static func json(
        _ body: (inout WireWriter) throws(WireError) -> Void
    ) -> String {
        var writer = WireWriter(.json)
        try? body(&writer)
        let bytes = (try? writer.finish()) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }
}
