import Essentials
import ShareInbox

enum InboxFolder {
    static let operand = OperandForm(
        name: "inbox", summary: "The folder of the inbox.", kind: .folder)
    static let tokens = OperandForm(
        name: "token", summary: "The token of an entry.", kind: .text, isRepeatable: true)

    static func open(_ path: String) throws(CommandError) -> Inbox {
        do throws(InboxError) {
            return try Inbox(existingAt: URL(systemPath: path, directoryHint: .isDirectory))
        } catch {
            let status: ExitStatus =
                error.code == .noSpace ? .unwritableOutput : .unreadableInput
            throw CommandError(
                status: status, message: CommandError.message(error.description, naming: path))
        }
    }

    static func make(_ path: String) throws(CommandError) -> Inbox {
        do throws(InboxError) {
            return try Inbox(at: URL(systemPath: path, directoryHint: .isDirectory))
        } catch {
            let failure = CommandError(error)
            throw CommandError(
                status: failure.status,
                message: failure.message.map { CommandError.message($0, naming: path) })
        }
    }

    static func report(_ problems: [InboxError], _ console: Console) -> ExitStatus {
        for problem in problems { console.writeError(SafeText.line(problem.description)) }
        return problems.isEmpty ? .done : .findings
    }

    static func token(_ text: String, _ form: CommandForm) throws(CommandError) -> InboxToken {
        guard let token = InboxToken(rawValue: text) else {
            let found = String(text.prefix(80))
            throw .usage(
                "expected a token of 1 to 64 characters from a-z, 0-9 and hyphen, found “\(found)”",
                form)
        }
        return token
    }

    /// Returns the operands of a command whose form requires an inbox and at least one token.
    static func entries(
        _ arguments: Arguments
    ) throws(CommandError) -> (inbox: String, tokens: [InboxToken]) {
        let tokens = try arguments.operands.dropFirst().map { text throws(CommandError) in
            try token(text, arguments.form)
        }
        return (arguments.operands[0], tokens)
    }

    /// Calls `body`, which changes the entries and returns the tokens that have no entry.
    static func change(
        _ arguments: Arguments, _ console: Console, notFound message: String,
        _ body: (Inbox, [InboxToken]) throws -> [InboxToken]
    ) throws -> ExitStatus {
        let (path, tokens) = try entries(arguments)
        let missing = try body(try open(path), tokens)
        for token in missing { console.writeError("\(token): \(message)") }
        return missing.isEmpty ? .done : .findings
    }
}
