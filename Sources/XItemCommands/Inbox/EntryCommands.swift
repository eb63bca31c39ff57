import ShareInbox

enum InboxStateCommand: Command {
    static let form = CommandForm(
        words: "inbox state", summary: "Show the state of an entry.",
        operands: [
            InboxFolder.operand,
            OperandForm(name: "token", summary: "The token of the entry.", kind: .text),
        ],
        options: [.silent],
        example: "xitem inbox state inbox 4c7d",
        notes: "Prints 'waiting', 'claimed', 'done', 'failed' or 'unknown'.",
        negativeAnswer: "the entry is unknown, or dropped from the journal")

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let (path, tokens) = try InboxFolder.entries(arguments)
        let state = try InboxFolder.open(path).state(of: tokens[0])
        if !arguments.flag("--quiet") { try console.print(state?.rawValue ?? "unknown") }
        return state == nil ? .findings : .done
    }
}

enum InboxRetryCommand: Command {
    static let form = CommandForm(
        words: "inbox retry", summary: "Requeue failed entries.",
        operands: [InboxFolder.operand, InboxFolder.tokens],
        example: "xitem inbox retry inbox 4c7d",
        notes: "Each entry goes to the end of the queue, and its count of attempts becomes zero.",
        negativeAnswer: "a token has no failed entry")

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        try InboxFolder.change(arguments, console, notFound: "no failed entry has this token") {
            try $0.retry($1)
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
        return try InboxFolder.change(arguments, console, notFound: message) { try $0.drop($1) }
    }
}

extension InboxFolder {
    fileprivate static let tokens = OperandForm(
        name: "token", summary: "The token of an entry.", kind: .text, isRepeatable: true)

    /// Returns the operands of a command whose form requires an inbox and at least one token.
    fileprivate static func entries(
        _ arguments: Arguments
    ) throws(CommandError) -> (inbox: String, tokens: [InboxToken]) {
        let tokens = try arguments.operands.dropFirst().map { text throws(CommandError) in
            try token(text, arguments.form)
        }
        return (arguments.operands[0], tokens)
    }

    /// Calls `body`, which changes the entries and returns the tokens that have no entry.
    fileprivate static func change(
        _ arguments: Arguments, _ console: Console, notFound message: String,
        _ body: (Inbox, [InboxToken]) throws -> [InboxToken]
    ) throws -> ExitStatus {
        let (path, tokens) = try entries(arguments)
        let missing = try body(try open(path), tokens)
        for token in missing { console.writeError("\(token): \(message)") }
        return missing.isEmpty ? .done : .findings
    }
}
