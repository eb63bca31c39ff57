public import Essentials
public import XExtensionItem

/// An error of an inbox.
public struct InboxError: Error, Hashable, Sendable {
    /// The stable name of an error.
    public struct Code: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
        /// The name, for example `inbox.full`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a code from a literal.
        public init(stringLiteral value: String) {
            rawValue = value
        }

        /// The inbox has a newer format. Nothing in it was changed.
        public static let newerFormat: Code = "inbox.newer-format"
        /// The folder is neither an inbox nor empty.
        public static let notAnInbox: Code = "inbox.not-an-inbox"
        /// The volume is full, or a quota is exhausted: there is no room for more data or for more
        /// files.
        public static let noSpace: Code = "inbox.no-space"
        /// The waiting entries have reached a limit of the inbox.
        public static let full: Code = "inbox.full"
        /// The token belongs to an entry with different content. Nothing was stored.
        public static let conflict: Code = "inbox.conflict"
        /// The claim has ended, or its reader was presumed dead.
        public static let claimLost: Code = "inbox.claim-lost"
        /// The system temporarily refuses to read the entry. The entry stays in the queue.
        public static let temporarilyUnreadable: Code = "inbox.unreadable-now"
        /// The disk did not confirm the change. A crash of the machine may undo it.
        public static let notDurable: Code = "inbox.not-durable"
        /// The writer was presumed dead, and its files were removed. Nothing was stored.
        public static let abandoned: Code = "inbox.abandoned"
        /// The target is on another volume. Entries only move within a volume.
        public static let otherVolume: Code = "inbox.other-volume"
        /// The target of a move is in the inbox, or recovery was not given the target of a pending
        /// move.
        public static let target: Code = "inbox.target"
        /// The item breaks a rule of the format; see ``InboxError/findings``.
        public static let item: Code = "inbox.item"
        /// A system call failed; see ``InboxError/systemCode``.
        public static let system: Code = "inbox.system"
        static let tooManyReaders: Code = "inbox.limit"
    }

    /// The kind of error.
    public let code: Code
    /// A description of the error for developers.
    public let message: String
    /// The `errno` of the failed system call, if any.
    public let systemCode: Int32?
    /// The findings of the item, for ``Code/item``.
    public let findings: [Finding]

    init(_ code: Code, _ message: String, systemCode: Int32? = nil, findings: [Finding] = []) {
        self.code = code
        self.message = message
        self.systemCode = systemCode
        self.findings = findings
    }

    init(_ failure: OpenFile.Failure, _ subject: String, or code: Code = .system) {
        self.init(
            failure.isNoSpace ? .noSpace : code, "\(subject): \(failure.message)",
            systemCode: failure.code)
    }
}

extension InboxError: LocalizedError, CustomStringConvertible {
    /// The code and the message.
    public var description: String { "\(code.rawValue): \(message)" }

    /// The same as ``description``, for callers that show `localizedDescription`.
    public var errorDescription: String? { description }
}

extension InboxError {
    /// Runs `body`, and names the subject in the error of a failed system call.
    static func of<Value>(
        _ subject: String, or code: Code = .system,
        _ body: @autoclosure () throws(OpenFile.Failure) -> Value
    ) throws(InboxError) -> Value {
        try of(subject, or: code, body)
    }

    static func of<Value>(
        _ subject: String, or code: Code = .system,
        _ body: () throws(OpenFile.Failure) -> Value
    ) throws(InboxError) -> Value {
        do throws(OpenFile.Failure) {
            return try body()
        } catch {
            throw InboxError(error, subject, or: code)
        }
    }

    static func of<Value>(
        _ body: @autoclosure () throws(PayloadError) -> Value
    ) throws(InboxError) -> Value {
        do throws(PayloadError) {
            return try body()
        } catch {
            throw InboxError(error)
        }
    }

    init(_ error: PayloadError) {
        guard let failure = error.failureOfSystem else {
            self.init(.item, error.description, findings: error.findings)
            return
        }
        self.init(
            failure, error.description, or: failure.call == .synchronize ? .notDurable : .system)
    }
}
