import ShareInbox
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem inbox put`: stores payloads.
struct InboxPutCommand: Command {
    static let name = "put"
    static let summary = "Store payloads, so that they survive any crash."
    static let usage = "xitem inbox put [--token <token>] <inbox> <file> ..."
    static let details = """
        ARGUMENTS:
          <inbox>  The folder of the inbox; it is created if it does not exist.
          <file>   A payload or a payload folder; '-' for the standard input.

        OPTIONS:
          --token <token>  Identifies the entry when it is put again: 1 to 64 of a-z, 0-9
                           and hyphen; for one file only. Random by default.
          -h, --help       Show help.

        Payloads are read strictly. If one has findings, none is stored. Prints a line for
        each payload: its token, a tab, and 'stored' or 'duplicate'.

        EXIT STATUS:
          0 every payload is stored, or was before   1 a payload has findings
          64 wrong usage   66 a payload cannot be read, or the folder is not an inbox
          74 the inbox is full, or a system call failed
        """

    static let valued: Set<String> = ["--token"]

    let inbox: String
    let files: [String]
    let token: InboxToken?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        let text = try arguments.value("--token")
        guard let inbox = arguments.operands.first else {
            throw .usage("Missing expected argument '<inbox>'", Self.self)
        }
        self.inbox = inbox
        files = Array(arguments.operands.dropFirst())
        if files.isEmpty { throw .usage("Missing expected argument '<file>'", Self.self) }
        token = if let text { try InboxFolder.token(text, Self.self) } else { nil }
        if token != nil, files.count > 1 {
            throw .usage("'--token' is for one file only", Self.self)
        }
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        var drafts: [InboxDraft] = []
        for file in files {
            let payload = CheckedPayload(try InputFile(file, console), .strict)
            guard let item = payload.item, payload.findings.isEmpty else {
                let report = FindingReport(
                    file: file, findings: payload.findings, notices: payload.notices)
                for line in report.lines { console.writeError(line) }
                return .findings
            }
            drafts.append(InboxDraft(item, token: token ?? .random()))
        }
        let inbox = try InboxFolder.make(inbox)
        let outcomes = try InboxFolder.of { () throws(InboxError) in
            try inbox.writer(.usual).put(drafts)
        }
        for (draft, outcome) in zip(drafts, outcomes) {
            try console.print("\(draft.token)\t\(outcome.rawValue)")
        }
        return .done
    }
}

extension Liveness {
    /// The liveness rule of the tool: a lock if the system allows it.
    static var usual: Liveness {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            .observed(.seconds(600))
        #else
            .lock
        #endif
    }
}
