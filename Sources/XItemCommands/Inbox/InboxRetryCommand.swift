import ShareInbox

enum InboxRetryCommand: Command {
    static let form = CommandForm(
        words: "inbox retry", summary: "Requeue failed entries.",
        operands: [InboxFolder.operand, InboxFolder.tokens],
        example: "xitem inbox retry inbox 4c7d",
        notes: "Each entry goes to the end of the queue, and its count of attempts becomes zero.",
        negativeAnswer: "a token has no failed entry")

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        try InboxFolder.change(arguments, console, notFound: "no failed entry has this token") {
            inbox, tokens in
            try inbox.retry(tokens)
        }
    }
}

enum InboxDropCommand: Command {
    static let form = CommandForm(
        words: "inbox drop", summary: "Remove waiting or failed entries.",
        operands: [InboxFolder.operand, InboxFolder.tokens],
        example: "xitem inbox drop inbox 4c7d",
        notes: "Does not remove a claimed entry.",
        negativeAnswer: "a token has no waiting or failed entry")

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let message = "no waiting or failed entry has this token"
        return try InboxFolder.change(arguments, console, notFound: message) {
            inbox, tokens in
            try inbox.drop(tokens)
        }
    }
}
