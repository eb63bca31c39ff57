import XExtensionItem

extension Finding {
    var isNotice: Bool { severity == .notice }

    /// Returns the human-readable line: `name:line:column: id at pointer: message (clause)`, with
    /// `note` before the id of a notice. In a binary property list, the offset replaces line and
    /// column.
    func line(in name: String, _ style: TerminalStyle = TerminalStyle(isOn: false)) -> String {
        let kind = isNotice ? "note " : ""
        let pointer = pointer.isEmpty ? "" : " at \(PointerText.start(of: pointer.utf8))"
        let clause = clause.isEmpty ? "" : " (clause \(clause))"
        return style.bold(SafeText.line("\(name):\(place)")) + " "
            + style.apply(["1", isNotice ? "33" : "31"], to: SafeText.line(kind + code.rawValue))
            + SafeText.line("\(pointer): \(message)")
            + style.faint(SafeText.line(clause))
    }

    private var place: String {
        guard let location else { return "" }
        guard let line = location.line, let column = location.column else {
            return "@\(location.offset):"
        }
        return "\(line):\(column):"
    }

    func write(to writer: inout WireWriter, cutsPointer: Bool) throws(PayloadError) {
        let (shown, isCut) = PointerText.member(pointer.utf8, cuts: cutsPointer)
        try writer.begin(.dictionary)
        for (key, text) in [("id", code.rawValue), ("clause", clause), ("pointer", shown)] {
            try writer.key(key)
            try writer.string(text)
        }
        if isCut {
            try writer.key("pointer-cut")
            try writer.boolean(true)
        }
        for (key, number) in [
            ("line", location?.line), ("column", location?.column), ("offset", location?.offset),
        ] {
            try writer.key(key)
            if let number { try writer.number(WireNumber(number)) } else { try writer.null() }
        }
        try writer.key("message")
        try writer.string(message)
        try writer.end(.dictionary)
    }
}

extension Console {
    /// Writes findings and notices to standard error.
    ///
    /// - Returns: The exit status: `findings` if there are any.
    @discardableResult
    func report(
        _ findings: [Finding], _ notices: [Finding] = [], in file: String
    ) -> ExitStatus {
        FindingReport(file: file, findings: findings, notices: notices).writeErrors(self)
        return findings.isEmpty ? .done : .findings
    }

    /// Reports the findings that `body` throws, and ends the command.
    func reporting<Value>(
        _ file: String, _ body: () throws(PayloadError) -> Value
    ) throws(CommandError) -> Value {
        do throws(PayloadError) {
            return try body()
        } catch {
            report(error.findings, in: file)
            throw CommandError(status: .findings, message: nil)
        }
    }
}

/// Shortens JSON Pointers for output, because the sender of a payload decides their length.
/// Pointers are UTF-8.
enum PointerText {
    /// The number of characters to which a long pointer is cut.
    private static let length = 1000
    /// The total size of the pointers in a JSON report, in bytes, above which the report shortens
    /// long pointers.
    static let wholeByteCount = 1 << 20

    /// Returns the pointer or, if it is long, its start and its byte count.
    static func start(of pointer: some Collection<UInt8>) -> String {
        let (text, isCut) = member(pointer, cuts: true)
        return isCut ? "\(text) (\(pointer.count) bytes)" : text
    }

    /// Returns the pointer for JSON. If `cuts` is true, shortens a long pointer.
    static func member(
        _ pointer: some Collection<UInt8>, cuts: Bool
    ) -> (text: String, isCut: Bool) {
        guard cuts, pointer.count > length else {
            return (String(decoding: pointer, as: UTF8.self), false)
        }
        // A character has at most four bytes, so this prefix is longer than the shortened pointer.
        let start = pointer.prefix(4 * length + 4)
        return (String(decoding: start, as: UTF8.self).cut(to: length), true)
    }
}

struct FindingReport {
    /// The name of the file, or of a line of standard input, in text and as a member in JSON.
    private let name: String
    private let head: String
    private let findings: [Finding]
    private let notices: [Finding]
    /// The total size of the pointers in a JSON report, in bytes, above which the report shortens
    /// long pointers.
    private var pointerByteCount = PointerText.wholeByteCount

    init(file: String, findings: [Finding], notices: [Finding] = []) {
        (name, head) = (file, Self.head(file))
        (self.findings, self.notices) = (findings.causesFirst, notices)
    }

    /// `line` is the number of a line of standard input, counted from 1.
    init(line: Int, findings: [Finding], notices: [Finding]) {
        (name, head) = ("line \(line)", "\"input-line\":\(line)")
        (self.findings, self.notices) = (findings.causesFirst, notices)
    }

    /// Creates the report of a catalog, whose findings are in order, with pointers already cut.
    init(catalog file: String, _ findings: [Finding]) {
        (name, head) = (file, Self.head(file))
        self.findings = findings.filter { !$0.isNotice }
        notices = findings.filter(\.isNotice)
        pointerByteCount = .max
    }

    /// One line for each finding, causes before consequences, then one line for each notice. The
    /// sequence creates its lines on demand.
    func lines(_ style: TerminalStyle = TerminalStyle(isOn: false)) -> some Sequence<String> {
        let isCut = [findings, notices].contains { $0.count >= Self.maximumCount }
        // Nil stands for the last line, which reports that the checks reached their limit.
        let lines: [Finding?] = findings + notices + (isCut ? [nil] : [])
        return lines.lazy.map { finding in
            finding?.line(in: name, style)
                ?? SafeText.line("\(name): there may be more than \(Self.maximumCount)")
        }
    }

    /// The number of findings, and of notices, after which checks stop (21.1.8, 24.2.2).
    private static let maximumCount = 1000

    func writeErrors(_ console: Console) {
        for line in lines() { console.writeError(line) }
    }

    /// Writes the report as one JSON object in one line; `write` receives the text in chunks.
    func writeJSON<Failure: Error>(
        to write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        guard !(findings.isEmpty && notices.isEmpty) else {
            return try write("{\(head)\(Self.endOfCleanReport)")
        }
        var rest = pointerByteCount
        try write("{\(head),\"valid\":\(findings.isEmpty)")
        for (key, list) in [("findings", findings), ("notices", notices)] {
            try write(",\"\(key)\":[")
            for (position, finding) in list.enumerated() {
                rest -= finding.pointer.utf8.count
                let object = JSONLine.text { writer throws(PayloadError) in
                    try finding.write(to: &writer, cutsPointer: rest < 0)
                }
                try write((position > 0 ? "," : "") + object)
            }
            try write("]")
        }
        try write("}\n")
    }

    static let endOfCleanReport = #","valid":true,"findings":[],"notices":[]}"# + "\n"

    private static func head(_ file: String) -> String {
        "\"file\":" + JSONLine.text { writer throws(PayloadError) in try writer.string(file) }
    }
}
