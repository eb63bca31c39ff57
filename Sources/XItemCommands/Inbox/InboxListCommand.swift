import Essentials
import ShareInbox
import XExtensionItem

enum InboxListCommand: Command {
    static let form = CommandForm(
        words: "inbox list", summary: "List waiting and claimed entries, or failed entries.",
        operands: [InboxFolder.operand],
        options: [
            .flag("--failed", "Show failed entries with their reasons instead."),
            .json("entry"),
        ],
        example: "xitem inbox list --failed inbox",
        notes: """
            Prints one line per entry: the waiting entries, oldest first, then the claimed entries,
            oldest first. The fields, separated by tabs, are the time when the entry was put, the size in
            bytes, the number of attempts, the token, and 'waiting', 'claimed', or the reason of a failed
            entry.
            """)

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let (showsFailed, asJSON) = (arguments.flag("--failed"), arguments.flag("--json"))
        let inbox = try InboxFolder.open(arguments.operands[0])
        let entries =
            if showsFailed {
                try inbox.failedEntries().map { ($0, EntryState.failed) }
            } else {
                try inbox.entries().map { ($0, EntryState.waiting) }
                    + inbox.claimedEntries().map { ($0, EntryState.claimed) }
            }
        for (entry, state) in entries {
            let reason = showsFailed ? inbox.reason(for: entry) : nil
            try console.print(
                asJSON ? json(entry, state, reason) : line(entry, state, reason))
        }
        return .done
    }

    private static func line(
        _ entry: InboxEntry, _ state: EntryState, _ reason: String?
    ) -> String {
        let fields = [
            time(entry), "\(entry.byteCount)", "\(entry.attempt)", entry.token.rawValue,
            SafeText.line(reason ?? state.rawValue),
        ]
        return fields.joined(separator: "\t")
    }

    private static func time(_ entry: InboxEntry) -> String { entry.date.formatted(.iso8601) }

    private static func json(
        _ entry: InboxEntry, _ state: EntryState, _ reason: String?
    ) -> String {
        var members: WireDictionary = [
            "token": .string(entry.token.rawValue), "date": .string(time(entry)),
            "bytes": WireValue(entry.byteCount), "attempts": WireValue(entry.attempt),
            "state": .string(state.rawValue),
        ]
        members["reason"] = reason.map(WireValue.string)
        return JSONLine.text(members)
    }
}
