import ShareInbox

/// `xitem inbox recover`: returns the entries of dead processes.
struct InboxRecoverCommand: Command {
    static let form = CommandForm(
        words: "inbox recover",
        summary: "Return the entries of dead processes, and remove their files.",
        operands: [InboxFolder.operand],
        example: "xitem inbox recover inbox",
        notes: """
            This is safe at any time. Prints the number of entries that were returned or
            completed, of files that were removed, and of tokens that the journal forgot.
            """,
        statuses: [
            0: "done", 64: "wrong usage", 66: "the folder is not an inbox",
            74: "a system call failed",
        ])

    let inbox: String

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        inbox = arguments.operands[0]
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let inbox = try InboxFolder.open(inbox)
        let done = try InboxFolder.of { () throws(InboxError) in try inbox.recover() }
        try console.print(
            """
            returned   \(done.returned)
            completed  \(done.completed)
            removed    \(done.removed)
            forgotten  \(done.forgotten)
            """)
        return .done
    }
}
