import ShareInbox

/// `xitem inbox state`: shows the state of an entry.
struct InboxStateCommand: Command {
    static let name = "state"
    static let summary = "Show the state of an entry."
    static let usage = "xitem inbox state <inbox> <token>"
    static let details = """
        ARGUMENTS:
        \(InboxFolder.help)
          <token>  The token of the entry.

        OPTIONS:
          -h, --help  Show help.

        Prints 'waiting', 'claimed', 'done', 'failed' or 'unknown'.

        EXIT STATUS:
          0 done   1 the entry is unknown, or the journal forgot it
          64 wrong usage   66 the folder is not an inbox, or cannot be read
        """

    let inbox: String
    let token: InboxToken

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        let (inbox, tokens) = try arguments.inboxAndTokens(Self.self)
        guard tokens.count == 1 else {
            throw .usage("Unexpected argument '\(tokens[1])'", Self.self)
        }
        (self.inbox, token) = (inbox, tokens[0])
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let inbox = try InboxFolder.open(inbox)
        let state = try InboxFolder.of { () throws(InboxError) in try inbox.state(of: token) }
        try console.print(state?.rawValue ?? "unknown")
        return state == nil ? .findings : .done
    }
}

extension ArgumentList {
    /// Takes the operands: an inbox, and at least one token.
    func inboxAndTokens(
        _ command: any Command.Type
    ) throws(CommandFailure) -> (inbox: String, tokens: [InboxToken]) {
        guard let inbox = operands.first else {
            throw .usage("Missing expected argument '<inbox>'", command)
        }
        var tokens: [InboxToken] = []
        for text in operands.dropFirst() {
            tokens.append(try InboxFolder.token(text, command))
        }
        if tokens.isEmpty { throw .usage("Missing expected argument '<token>'", command) }
        return (inbox, tokens)
    }
}
