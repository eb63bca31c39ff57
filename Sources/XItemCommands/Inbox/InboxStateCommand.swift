import ShareInbox

struct InboxStateCommand: Command {
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

    let inbox: String
    let token: InboxToken
    let isQuiet: Bool

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        isQuiet = arguments.flag("--quiet")
        let (inbox, tokens) = try arguments.inboxAndTokens()
        (self.inbox, token) = (inbox, tokens[0])
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let inbox = try InboxFolder.open(inbox)
        let state = try InboxFolder.convertingErrors { () throws(InboxError) in
            try inbox.state(of: token)
        }
        if !isQuiet { try console.print(state?.rawValue ?? "unknown") }
        return state == nil ? .findings : .done
    }
}

extension ArgumentList {
    /// Returns the operands of a command whose form requires an inbox and at least one token.
    func inboxAndTokens() throws(CommandError) -> (inbox: String, tokens: [InboxToken]) {
        var tokens: [InboxToken] = []
        for text in operands.dropFirst() {
            tokens.append(try InboxFolder.token(text, form))
        }
        return (operands[0], tokens)
    }
}
