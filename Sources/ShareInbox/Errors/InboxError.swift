public import XExtensionItem

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why an inbox did not do what it was asked for.
public struct InboxError: Error, Hashable, Sendable {
    /// The stable name of the reason.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name, for example `inbox.full`.
        public let rawValue: String

        /// Makes a code of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        private init(_ name: String) {
            rawValue = name
        }

        /// The inbox has a format that this version does not know; nothing in it was touched.
        public static let newerFormat = Self("inbox.newer-format")
        /// The folder holds something else than an inbox.
        public static let notAnInbox = Self("inbox.not-an-inbox")
        /// The volume has no room for bytes or for names, or the quota is used up.
        public static let noSpace = Self("inbox.no-space")
        /// As many entries or bytes wait as the limits allow.
        public static let full = Self("inbox.full")
        /// The claim is not held any more: it ended, or its reader was taken for dead.
        public static let claimLost = Self("inbox.claim-lost")
        /// The system does not give the bytes now; the entry waits as before.
        public static let unreadableNow = Self("inbox.unreadable-now")
        /// A token is not 1 to 64 of a-z, 0-9 and hyphen.
        public static let token = Self("inbox.token")
        /// It was done, but the disk does not confirm it: a crash of the machine may undo it.
        public static let notDurable = Self("inbox.not-durable")
        /// The writer was taken for dead, and what it had written was removed: nothing was stored.
        public static let abandoned = Self("inbox.abandoned")
        /// An entry can be moved within its volume only.
        public static let otherVolume = Self("inbox.other-volume")
        /// The item breaks a rule, so that no payload can be written of it.
        public static let item = Self("inbox.item")
        /// The system refused a call; ``InboxError/systemCode`` says why.
        public static let system = Self("inbox.system")
    }

    /// The stable name of the reason.
    public let code: Code
    /// What happened, in a sentence for developers.
    public let reason: String
    /// The system's number for the reason (`errno`), if a call to the system failed.
    public let systemCode: Int32?
    /// What is wrong with the item, for ``Code/item``.
    public let findings: [Finding]

    init(_ code: Code, _ reason: String, systemCode: Int32? = nil, findings: [Finding] = []) {
        self.code = code
        self.reason = reason
        self.systemCode = systemCode
        self.findings = findings
    }

    /// Makes the error of a call to the system.
    init(_ failure: OpenFile.Failure, _ subject: String, or code: Code = .system) {
        self.init(
            failure.isNoSpace ? .noSpace : code, "\(subject): \(failure.message)",
            systemCode: failure.code)
    }
}

extension InboxError: LocalizedError, CustomStringConvertible {
    /// The code and the reason.
    public var description: String { "\(code.rawValue): \(reason)" }

    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}

extension InboxError {
    /// Calls a closure, and turns the error of a call to the system into that of an inbox.
    static func of<Value>(
        _ subject: String, _ body: () throws(OpenFile.Failure) -> Value
    ) throws(InboxError) -> Value {
        do throws(OpenFile.Failure) {
            return try body()
        } catch {
            throw InboxError(error, subject)
        }
    }
}

extension InboxError {
    /// The error of a payload that cannot be written, with the call to the system that failed, if that
    /// is the reason.
    init(_ error: PayloadError, _ call: FailedCall?) {
        let codes = error.findings.map(\.code)
        guard let call, codes.contains(.input) || codes.contains(.output) else {
            self.init(.item, error.description, findings: error.findings)
            return
        }
        self.init(
            OpenFile.Failure(code: call.code), error.description,
            or: call.name == .synchronize ? .notDurable : .system)
    }
}
