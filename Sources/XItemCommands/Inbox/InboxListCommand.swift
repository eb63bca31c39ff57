import Essentials
import ShareInbox
import WireFormat

/// `xitem inbox list`: shows the waiting or failed entries.
struct InboxListCommand: Command {
    static let form = CommandForm(
        words: "inbox list", summary: "List waiting or failed entries.",
        operands: [InboxFolder.operand],
        options: [
            .flag("--failed", "Show failed entries with reasons, instead of waiting ones."),
            .json("entry"),
        ],
        example: "xitem inbox list --failed inbox",
        notes: """
            Prints one line per entry, oldest first, with fields separated by tabs: the time of
            the put, the size in bytes, the number of attempts, the token, and with '--failed'
            the reason.
            """,
        statuses: [
            0: "the entries were listed", 64: "wrong usage",
            66: "the folder is not an inbox, or cannot be read",
            74: "a system call failed",
        ])

    let inbox: String
    let showsFailed: Bool
    let asJSON: Bool

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        showsFailed = arguments.flag("--failed")
        asJSON = arguments.flag("--json")
        inbox = arguments.operands[0]
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let inbox = try InboxFolder.open(inbox)
        let entries = try InboxFolder.convertingErrors { () throws(InboxError) in
            showsFailed ? try inbox.failedEntries() : try inbox.entries()
        }
        for entry in entries {
            let reason = showsFailed ? inbox.reason(for: entry) : nil
            try console.print(asJSON ? Self.json(entry, reason) : Self.line(entry, reason))
        }
        return .done
    }

    private static func line(_ entry: InboxEntry, _ reason: String?) -> String {
        let fields = [
            time(entry), "\(entry.byteCount)", "\(entry.attempt)", entry.token.rawValue,
        ]
        return (fields + [reason].compactMap(\.self).map(SafeText.line)).joined(separator: "\t")
    }

    private static func time(_ entry: InboxEntry) -> String { entry.date.formatted(.iso8601) }

    private static func json(_ entry: InboxEntry, _ reason: String?) -> String {
        var members: WireDictionary = [
            "token": .string(entry.token.rawValue), "date": .string(time(entry)),
            "bytes": WireValue(entry.byteCount), "attempts": WireValue(entry.attempt),
        ]
        members["reason"] = reason.map(WireValue.string)
        let bytes = (try? WireValue.dictionary(members).encoded(as: .json)) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }
}
