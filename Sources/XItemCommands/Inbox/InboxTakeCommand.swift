import Essentials
import ShareInbox

enum InboxTakeCommand: Command {
    static let form = CommandForm(
        words: "inbox take", summary: "Pass entries to a program, or move them to a folder.",
        operands: [InboxFolder.operand],
        options: [
            OptionForm(
                "--exec", .file("program"),
                "Run a program with the path of a payload folder as its argument, and XITEM_TOKEN "
                    + "and XITEM_ATTEMPT in its environment."),
            OptionForm(
                "--to", .folder("folder"),
                "Move each payload exactly once into this folder, which must be on the volume of "
                    + "the inbox. The name is TOKEN.xitem, or TOKEN.xitem.json for a payload "
                    + "without large data."),
            .flag("--all", "Take every waiting entry. Default: the oldest."),
            .flag("--wait", "Wait for entries until a signal arrives."),
        ],
        synopsis: "(--exec <program> | --to <folder>) [--all | --wait] <inbox>",
        example: "xitem inbox take --exec ./deliver.sh --all inbox",
        notes: """
            Requeues entries of terminated processes first. The argument of the program is always a
            payload folder with the document item.json, whatever the size of the payload. Finishes an
            entry if the program exits with 0, and fails it if the program exits with 65; otherwise
            requeues it, and fails it after five attempts. If the machine or the tool stops during a
            run, the program gets the entry again. To detect this, store the token with the results.
            Forwards SIGINT, SIGTERM and SIGHUP to the program, and exits when the program has
            ended.

            Reports and keeps an entry that cannot be moved or removed.

            Prints one line per entry: its token, a tab, and 'finished', 'failed' or 'requeued'.
            """,
        negativeAnswer: "an entry is not finished, or the queue was empty")

    private enum Delivery {
        case program(String)
        case folder(URL)

        var folder: URL? { if case .folder(let folder) = self { folder } else { nil } }
    }

    static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitStatus {
        let delivery: Delivery
        switch (arguments.value("--exec"), arguments.value("--to")) {
        case (let program?, nil): delivery = .program(program)
        case (nil, let folder?): delivery = .folder(URL(systemPath: folder))
        default:
            throw CommandError.usage(
                "Expected either '--exec <program>' or '--to <folder>'", Self.form)
        }
        let (takesAll, waits) = (arguments.flag("--all"), arguments.flag("--wait"))
        guard !takesAll || !waits else {
            throw CommandError.usage("'--all' and '--wait' cannot be combined", Self.form)
        }
        let inbox = try InboxFolder.open(arguments.operands[0])
        let recovery = try inbox.recover(movingTo: delivery.folder)
        let reader = try inbox.makeReader(.usual)
        _ = InboxFolder.report(recovery.problems, console)
        var skipped = SkippedEntries(console)
        // Without `--wait`, a run tries each entry only once.
        var requeued: Set<InboxToken> = []
        var isFinished: Bool?
        while let claim = try await next(reader, inbox, waits: waits, &skipped) {
            if !waits, requeued.contains(claim.entry.token) {
                try claim.release()
                break
            }
            let outcome = try Interruption.delayed {
                try deliverAndReport(claim, to: delivery, console)
            }
            if outcome == .requeued { requeued.insert(claim.entry.token) }
            isFinished = (isFinished ?? true) && outcome == .finished
            if !takesAll, !waits { break }
        }
        return isFinished == true && skipped.isEmpty ? .done : .findings
    }

    private static func deliverAndReport(
        _ claim: InboxClaim, to delivery: Delivery, _ console: Console
    ) throws -> Outcome {
        let outcome: Outcome
        do {
            outcome = try deliver(claim, to: delivery)
        } catch {
            // The program or the folder caused the failure, not the entry. So do not count an
            // attempt.
            try? claim.release()
            throw error
        }
        try console.print("\(claim.entry.token)\t\(outcome.rawValue)")
        return outcome
    }

    private static func next(
        _ reader: InboxReader, _ inbox: Inbox, waits: Bool, _ skipped: inout SkippedEntries
    ) async throws -> InboxClaim? {
        if let claim = try skipped.claim(reader) { return claim }
        guard waits else { return nil }
        for await _ in inbox.changes() {
            if let claim = try skipped.claim(reader) { return claim }
        }
        return nil
    }

    private enum Outcome: String {
        case finished, failed, requeued
    }

    private static func deliver(
        _ claim: InboxClaim, to delivery: Delivery
    ) throws -> Outcome {
        switch delivery {
        case .folder(let folder):
            _ = try claim.finish(movingTo: folder)
            return .finished
        case .program(let program):
            let environment = [
                "XITEM_TOKEN": claim.entry.token.rawValue, "XITEM_ATTEMPT": "\(claim.attempt)",
            ]
            let status = try claim.withPayloadFolder { path in
                try Program.run(program, [path], adding: environment)
            }
            switch status {
            case 0:
                try claim.finish()
                return .finished
            case 65:
                try claim.fail("\(program) ended with status 65")
                return .failed
            default:
                // Count an attempt, so that an entry is not requeued indefinitely.
                try claim.release(countingAttempt: true)
                return .requeued
            }
        }
    }
}

/// Claims entries. Skips entries that cannot be moved, and reports each of them only once.
private struct SkippedEntries {
    private let console: Console
    private var messages: Set<String> = []

    var isEmpty: Bool { messages.isEmpty }

    init(_ console: Console) {
        self.console = console
    }

    mutating func claim(_ reader: InboxReader) throws -> InboxClaim? {
        try reader.claim(skipping: { error in
            guard messages.insert(error.description).inserted else { return }
            console.writeError(SafeText.line(error.description))
        })
    }
}
