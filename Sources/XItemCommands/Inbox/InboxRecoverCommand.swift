import Essentials
import ShareInbox

/// `xitem inbox recover`: returns the entries of dead processes.
struct InboxRecoverCommand: Command {
    static let form = CommandForm(
        words: "inbox recover",
        summary: "Return the entries of dead processes, and remove their files.",
        operands: [InboxFolder.operand],
        options: [
            OptionForm(
                "--to", .folder("folder"),
                "Complete the moves of 'inbox take --to' into this folder.")
        ],
        example: "xitem inbox recover inbox",
        notes: """
            This is safe at any time, and changes nothing outside of the inbox and the folder.
            Prints the number of entries that were returned or completed, of files that were
            removed, and of tokens that the journal forgot. Reports each file and entry that
            stays because the system does not allow to change it, or because it was to be
            moved into another folder.
            """,
        statuses: [
            0: "done", 1: "something stays", 64: "wrong usage", 66: "the folder is not an inbox",
            74: "a system call failed",
        ])

    let inbox: String
    let target: String?

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        target = arguments.value("--to")
        inbox = arguments.operands[0]
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let inbox = try InboxFolder.open(inbox)
        let done = try InboxFolder.of { () throws(InboxError) in
            try inbox.recover(movingTo: target.map { URL(filePath: $0) })
        }
        try console.print(
            """
            returned   \(done.returned)
            completed  \(done.completed)
            removed    \(done.removed)
            forgotten  \(done.forgotten)
            """)
        return InboxFolder.report(done.problems, console)
    }
}
