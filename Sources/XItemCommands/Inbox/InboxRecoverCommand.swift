import Essentials
import ShareInbox

enum InboxRecoverCommand: Command {
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

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let target = arguments.value("--to")
        let inbox = try InboxFolder.open(arguments.operands[0])
        let done = try inbox.recover(movingTo: target.map { URL(systemPath: $0) })
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
