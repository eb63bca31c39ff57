import ShareInbox
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem inbox take`: hands entries to a program, or moves them out.
struct InboxTakeCommand: Command {
    static let name = "take"
    static let summary = "Hand entries to a program, or move them out, each once."
    static let usage = """
        xitem inbox take (--exec <program> | --to <folder>) [--all | --wait] <inbox>
        """
    static let details = """
        ARGUMENTS:
        \(InboxFolder.help)

        OPTIONS:
          --exec <program>  Run a program with the path of the payload as its argument. Its
                            environment has XITEM_TOKEN and XITEM_ATTEMPT.
          --to <folder>     Move the payload into a folder on the same volume: the move is
                            the delivery, and happens once, whatever dies meanwhile.
          --all             Take everything that waits, rather than the oldest entry.
          --wait            Go on as entries come, until a signal ends it.
          -h, --help        Show help.

        What dead processes had is returned first. An entry is finished when the program
        ends with 0, and set aside as failed when it ends with 65; otherwise it waits again,
        and fails after five attempts. A program may get an entry again if the machine or
        the tool dies while it runs: it keeps the token with what it does.

        Prints a line for each entry, its token and 'finished', 'failed' or 'returned', with
        a tab between.

        EXIT STATUS:
          0 every entry that was taken is finished   1 one was not, or nothing waited
          64 wrong usage   66 the folder is no inbox, or an entry cannot be read now
          74 the folder is on another volume, or the disk refuses
        """

    static let valued: Set<String> = ["--exec", "--to"]

    private enum Delivery {
        case program(String)
        case folder(URL)
    }

    /// How many entries are taken.
    private enum Extent {
        case one, all, endless
    }

    private let inbox: String
    private let delivery: Delivery
    private let extent: Extent

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        switch (try arguments.value("--exec"), try arguments.value("--to")) {
        case (let program?, nil): delivery = .program(program)
        case (nil, let folder?): delivery = .folder(URL(filePath: folder))
        default: throw .usage("Expected one of '--exec <program>' and '--to <folder>'", Self.self)
        }
        let (takesAll, waits) = (arguments.flag("--all"), arguments.flag("--wait"))
        guard !takesAll || !waits else {
            throw .usage("Expected one of '--all' and '--wait'", Self.self)
        }
        extent = waits ? .endless : takesAll ? .all : .one
        inbox = try arguments.operand("<inbox>")
    }

    func run(_ console: Console) async throws(CommandFailure) -> ExitStatus {
        let inbox = try InboxFolder.open(inbox)
        let reader = try InboxFolder.of { () throws(InboxError) in
            try inbox.recover()
            return try inbox.reader(.usual)
        }
        // Everything is tried once; what came back waits for the next call.
        var returned: Set<InboxToken> = []
        var isFinished: Bool?
        while let claim = try await next(reader, inbox) {
            if extent != .endless, returned.contains(claim.entry.token) {
                try InboxFolder.of { () throws(InboxError) in try claim.giveBack() }
                break
            }
            let outcome = try deliver(claim)
            if outcome == .returned { returned.insert(claim.entry.token) }
            isFinished = (isFinished ?? true) && outcome == .finished
            try console.print("\(claim.entry.token)\t\(outcome.rawValue)")
            if extent == .one { break }
        }
        return isFinished == true ? .done : .findings
    }

    private func next(
        _ reader: InboxReader, _ inbox: Inbox
    ) async throws(CommandFailure) -> InboxClaim? {
        let take = { () throws(InboxError) in try reader.claim() }
        if let claim = try InboxFolder.of(take) { return claim }
        guard extent == .endless else { return nil }
        for await _ in inbox.changes() {
            if let claim = try InboxFolder.of(take) { return claim }
        }
        return nil
    }

    private enum Outcome: String {
        case finished, failed, returned
    }

    private func deliver(_ claim: InboxClaim) throws(CommandFailure) -> Outcome {
        switch delivery {
        case .folder(let folder):
            _ = try InboxFolder.of { () throws(InboxError) in
                try claim.finish(movingTo: folder)
            }
            return .finished
        case .program(let program):
            let environment = [
                "XITEM_TOKEN": claim.entry.token.rawValue, "XITEM_ATTEMPT": "\(claim.attempt)",
            ]
            let status = try Program.run(program, [claim.path], adding: environment)
            return try InboxFolder.of { () throws(InboxError) in
                switch status {
                case 0:
                    try claim.finish()
                    return .finished
                case 65:
                    try claim.fail("\(program) ended with 65")
                    return .failed
                default:
                    // It counts as an attempt, so that an entry does not come back for ever.
                    try claim.giveBack(isCounted: true)
                    return .returned
                }
            }
        }
    }
}
