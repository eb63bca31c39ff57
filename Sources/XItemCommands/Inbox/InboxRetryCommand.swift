import ShareInbox

struct InboxRetryCommand: Command {
    static let form = CommandForm(
        words: "inbox retry", summary: "Requeue failed entries.",
        operands: [InboxFolder.operand, InboxFolder.tokens],
        example: "xitem inbox retry inbox 4c7d",
        notes: "Each entry goes to the end of the queue, and its count of attempts becomes zero.",
        negativeAnswer: "a token has no failed entry")

    let change: EntryChange

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        change = try EntryChange(arguments)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try change.run(console, notFound: "no failed entry has this token") {
            inbox, tokens throws(InboxError) in
            try inbox.retry(tokens)
        }
    }
}

struct InboxDropCommand: Command {
    static let form = CommandForm(
        words: "inbox drop", summary: "Remove waiting or failed entries.",
        operands: [InboxFolder.operand, InboxFolder.tokens],
        example: "xitem inbox drop inbox 4c7d",
        notes: "Does not remove a claimed entry.",
        negativeAnswer: "a token has no waiting or failed entry")

    let change: EntryChange

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        change = try EntryChange(arguments)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try change.run(console, notFound: "no waiting or failed entry has this token") {
            inbox, tokens throws(InboxError) in
            try inbox.drop(tokens)
        }
    }
}

struct EntryChange {
    private let inbox: String
    private let tokens: [InboxToken]

    init(_ arguments: ArgumentList) throws(CommandError) {
        (inbox, tokens) = try arguments.inboxAndTokens()
    }

    /// Calls `body`, which changes the entries and returns the tokens that have no entry.
    func run(
        _ console: Console, notFound message: String,
        _ body: (Inbox, [InboxToken]) throws(InboxError) -> [InboxToken]
    ) throws(CommandError) -> ExitStatus {
        let inbox = try InboxFolder.open(inbox)
        let missing = try InboxFolder.convertingErrors { () throws(InboxError) in
            try body(inbox, tokens)
        }
        for token in missing { console.writeError("\(token): \(message)") }
        return missing.isEmpty ? .done : .findings
    }
}
