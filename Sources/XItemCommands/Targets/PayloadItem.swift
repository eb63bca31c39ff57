import XExtensionItem

/// The item of a payload that a command maps or judges.
enum PayloadItem {
    /// Reads a payload leniently. If it has findings, they are printed on the standard error.
    static func read(_ file: String, _ console: Console) throws(CommandError) -> ExtensionItem {
        let payload = CheckedPayload(try InputFile(file, console), .lenient)
        let report = FindingReport(file: file, findings: payload.findings, notices: [])
        for line in report.lines { console.writeError(line) }
        guard let item = payload.item else {
            throw CommandError(status: .findings, message: nil)
        }
        return item
    }
}
