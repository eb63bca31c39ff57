import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem validate`: lists the findings and notices of payloads.
struct ValidateCommand: Command {
    static let form = CommandForm(
        words: "validate", summary: "List the findings and notices of payloads.",
        operands: [
            OperandForm(
                name: "file",
                summary: "A payload, a payload folder, or a folder of payloads: files named "
                    + "*.json, *.plist or *.xitem.* and payload folders, at any depth; '-' for "
                    + "the standard input.", isOptional: true, isRepeatable: true)
        ],
        options: [
            .json("file"),
            .flag(
                "--lines",
                "Read one JSON payload a line from the standard input, and print one JSON "
                    + "object a line in the same order."),
            OptionForm(
                "--jobs", .text("n"),
                "How many cores '--lines' uses: all, at most 8, unless given."),
        ],
        synopsis: "[--json] <file> ... | xitem validate --lines [--jobs <n>]",
        example: """
            xitem validate Examples/Payloads
            xitem validate --lines < payloads.jsonl
            """,
        notes: """
            Prints a line for each finding: file:line:column: id: message (clause), or
            file:@offset: for a binary property list. The clauses are those of the
            specification, Schemas/wire-format.md. For a valid payload it prints a line with
            'note' before the id for each notice: a legal value that can deceive, such as a
            hidden character in a title, or data of another type than the declared one.

            With '--json', an object has 'file', 'valid', 'findings' and 'notices'; with
            '--lines', it has 'line', the number from 1, instead of 'file'. Each finding has
            'id', 'clause', 'pointer', 'line', 'column', 'offset' and 'message'. These members
            are stable. An empty line is a finding. A line of more than 16 MiB is the finding
            limit.document, and the next line is read.
            """,
        statuses: [
            0: "nothing is wrong", 1: "there are findings", 64: "wrong usage",
            66: "a file cannot be read", 74: "the output cannot be written",
        ])

    let files: [String]
    let asJSON: Bool
    /// The number of cores for `--lines`; nil without it.
    let jobs: Int?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        asJSON = arguments.flag("--json")
        files = arguments.operands
        let count = try arguments.count("--jobs", in: 1...64)
        guard arguments.flag("--lines") else {
            if count != nil { throw .usage("Option '--jobs' needs '--lines'", Self.self) }
            if files.isEmpty { throw .usage("Missing expected argument '<file>'", Self.self) }
            jobs = nil
            return
        }
        if let file = files.first(where: { $0 != "-" }) {
            throw .usage(
                "Unexpected argument '\(file)': '--lines' reads the standard input", Self.self)
        }
        jobs = count ?? min(8, ProcessInfo.processInfo.activeProcessorCount)
    }

    func run(_ console: Console) async throws(CommandFailure) -> ExitStatus {
        if let jobs { return try await LineValidation(jobs: jobs).run(console) }
        var status = ExitStatus.done
        var isUnreadable = false
        /// Goes on with the next file if one cannot be read.
        func attempt(_ body: () throws(CommandFailure) -> Void) throws(CommandFailure) {
            do throws(CommandFailure) {
                try body()
            } catch {
                guard error.status == .unreadableInput else { throw error }
                if let message = error.message { console.writeError("Error: " + message) }
                isUnreadable = true
            }
        }
        var progress = Progress("validate", console)
        for name in files {
            var paths: [String] = []
            try attempt { () throws(CommandFailure) in paths = try Self.paths(name) }
            for (number, path) in paths.enumerated() {
                progress.show("\(number) of \(paths.count) payloads")
                try attempt { () throws(CommandFailure) in
                    if try hasFindings(path, console) { status = .findings }
                }
            }
        }
        progress.end()
        return isUnreadable ? .unreadableInput : status
    }

    /// Returns the paths of the payloads in a folder; for another input, its name.
    private static func paths(_ name: String) throws(CommandFailure) -> [String] {
        guard PayloadSearch.isFolderOfPayloads(name) else { return [name] }
        guard let paths = PayloadSearch.payloads(in: name) else {
            throw CommandFailure(status: .unreadableInput, message: "\(name): cannot be read")
        }
        if paths.isEmpty {
            throw CommandFailure(
                status: .unreadableInput, message: "\(name): there is no payload in this folder")
        }
        return paths
    }

    private func hasFindings(_ name: String, _ console: Console) throws(CommandFailure) -> Bool {
        let payload = CheckedPayload(validating: try InputFile(name, console))
        let report = FindingReport(
            file: name, findings: payload.findings, notices: payload.notices)
        var output = PageOutput(console)
        if asJSON {
            try report.writeJSON { text throws(CommandFailure) in try output.write(text) }
        } else {
            for line in report.lines { try output.write(line + "\n") }
        }
        try output.flush()
        return !payload.findings.isEmpty
    }
}
