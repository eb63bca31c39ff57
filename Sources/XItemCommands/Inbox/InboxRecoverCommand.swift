import ShareInbox

/// `xitem inbox recover`: brings back what dead processes had.
struct InboxRecoverCommand: Command {
    static let name = "recover"
    static let summary = "Return what dead processes had, and remove what they left."
    static let usage = "xitem inbox recover <inbox>"
    static let details = """
        ARGUMENTS:
        \(InboxFolder.help)

        OPTIONS:
          -h, --help  Show help.

        It is safe at any time. Prints what was done.

        EXIT STATUS:
          0 done   64 wrong usage   66 the folder is no inbox   74 the disk refuses
        """

    let inbox: String

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        inbox = try arguments.operand("<inbox>")
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
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
