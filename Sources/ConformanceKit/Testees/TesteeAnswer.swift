#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What a testee answers in one case.
public enum TesteeAnswer: Sendable {
    /// What it has read, or imported, and what importing lost.
    case meaning(Description, losses: [FindingMark])
    /// What it has exported to the ported library, and what that lost.
    case userInfo(UserInfo, losses: [FindingMark])
    /// What it has noticed in a payload without findings.
    case notices([FindingMark])
    /// What it has written.
    case payload(Data)
    /// It does not take what it was given; nil when it does not say why.
    case refused([FindingMark]?)
    /// It does not do this, and says why.
    case skipped(String)
}

/// Why a testee gave no answer.
public struct TesteeFailure: Error, LocalizedError, Hashable, Sendable {
    /// What happened.
    public enum Kind: String, Hashable, Sendable {
        /// It ended, or said itself that it failed.
        case crashed
        /// It did not answer in time.
        case timedOut = "timed out"
        /// It answered what is no answer.
        case protocolError = "protocol error"
    }

    /// What happened.
    public var kind: Kind
    /// What exactly, in a sentence.
    public var message: String
    /// The end of what it wrote to its standard error.
    public var standardError: String

    /// Makes a failure.
    public init(_ kind: Kind, _ message: String, standardError: String = "") {
        self.kind = kind
        self.message = message
        self.standardError = standardError
    }

    /// The kind and the message in a line, for whoever shows `localizedDescription`.
    public var errorDescription: String? { "\(kind.rawValue): \(message)" }
}
