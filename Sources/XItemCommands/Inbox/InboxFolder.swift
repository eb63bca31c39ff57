import Essentials
import ShareInbox

enum InboxFolder {
    static let operand = OperandForm(
        name: "inbox", summary: "The folder of the inbox.", kind: .folder)

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
}
