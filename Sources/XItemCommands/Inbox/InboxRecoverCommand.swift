import Essentials
import ShareInbox

struct InboxRecoverCommand: Command {
    static let form = CommandForm(
        words: "inbox recover",
        summary: "Requeue entries of terminated processes, and remove leftover files.",
        operands: [InboxFolder.operand],
        options: [
            OptionForm(
                "--to", .folder("folder"),
                "Complete the moves of 'inbox take --to' into this folder.")
        ],
        example: "xitem inbox recover inbox",
        notes: """
            Safe at any time; changes only the inbox and the folder of '--to'. Prints the numbers
            of requeued and completed entries, removed files, and tokens dropped from the
            journal. Reports each file or entry that cannot be changed, or that belongs in
            another folder.
            """,
        negativeAnswer: "a file or entry remains")

    let inbox: String
    let target: String?

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        target = arguments.value("--to")
        inbox = arguments.operands[0]
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let inbox = try InboxFolder.open(inbox)
        let done = try InboxFolder.convertingErrors { () throws(InboxError) in
            try inbox.recover(movingTo: target.map { URL(systemPath: $0) })
        }
        try console.print(
            """
            requeued   \(done.returned)
            completed  \(done.completed)
            removed    \(done.removed)
            dropped    \(done.forgotten)
            """)
        return InboxFolder.report(done.problems, console)
    }
}
