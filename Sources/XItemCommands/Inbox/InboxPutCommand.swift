import ShareInbox
import XExtensionItem

enum InboxPutCommand: Command {
    static let form = CommandForm(
        words: "inbox put", summary: "Store payloads durably.",
        operands: [
            OperandForm(
                name: "inbox",
                summary: "The folder of the inbox, created if necessary.", kind: .folder),
            .payloads,
        ],
        options: [
            OptionForm(
                "--token", .text("token"),
                "The token of the entry: 1 to 64 characters from a-z, 0-9 and hyphen. With the "
                    + "same token, a repeated put stores nothing. Only for a single file. "
                    + "Default: random.")
        ],
        example: "xitem inbox put inbox Examples/Payloads/article.xitem.json",
        notes: """
            Reads strictly: if any payload has findings, stores none. Prints one line per payload:
            its token, a tab, and 'stored', or 'duplicate' if an entry already has the token and the
            same content. Flushes all payloads to the disk together.
            """,
        negativeAnswer: "a payload has findings, or an entry with the token has different content")

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let token = try arguments.value("--token").map { text throws(CommandError) in
            try InboxFolder.token(text, Self.form)
        }
        let files = arguments.operands.dropFirst()
        if token != nil, files.count > 1 {
            throw CommandError.usage("'--token' is for one file only", Self.form)
        }
        var items: [(item: ExtensionItem, token: InboxToken)] = []
        for file in files {
            let input = try InputFile(file, console)
            let payload = CheckedPayload(input, input.reading(.strict))
            guard let item = payload.item, payload.findings.isEmpty else {
                console.report(payload.findings, payload.notices, in: file)
                return .findings
            }
            items.append((item, token ?? .random()))
        }
        let inbox = try InboxFolder.make(arguments.operands[0])
        let outcomes = try inbox.makeWriter(.usual).put(items)
        for ((_, token), outcome) in zip(items, outcomes) {
            try console.print("\(token)\t\(outcome.rawValue)")
        }
        return .done
    }
}

extension Inbox.Liveness {
    /// How other processes detect that the tool is dead: by its lock, or, on platforms that do not
    /// allow the lock, by files that have not changed for ten minutes.
    static var usual: Inbox.Liveness {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            .observed(.seconds(600))
        #else
            .lock
        #endif
    }
}
