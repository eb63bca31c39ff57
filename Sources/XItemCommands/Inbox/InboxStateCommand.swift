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
