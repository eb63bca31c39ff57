public import Essentials

/// A testee's answer in one case.
public enum TesteeAnswer: Sendable {
    /// The meaning that the testee has read, imported or mapped, and the losses of the mapping.
    case meaning(Description, losses: [FindingMark])
    /// The upstream extension item that the testee has exported, and the losses of the export.
    case userInfo(UserInfo, losses: [FindingMark])
    /// The notices of a payload without findings.
    case notices([FindingMark])
    /// The payload that the testee has written.
    case payload(Data)
    /// The result of evaluating a rule.
    case verdict(RuleEvaluation.Verdict)
    /// The testee refuses the input because of these findings; nil if it names none.
    case refused([FindingMark]?)
    /// The testee does not support the request, for this reason.
    case skipped(String)
}

/// The reason that a testee gave no answer.
public struct TesteeError: Error, LocalizedError, Hashable, Sendable {
    /// The kind of a failure.
    public enum Kind: String, Hashable, Sendable {
        /// The testee ended, or reported that it failed.
        case crashed
        /// The testee did not answer within the time limit.
        case timedOut = "timed out"
        /// The answer does not follow the protocol.
        case protocolError = "protocol error"
    }

    /// The kind of the failure.
    public var kind: Kind
    /// The details, in a sentence.
    public var message: String
    /// The end of the testee's standard error; empty if absent.
    public var standardError: String

    /// Creates a failure.
    public init(_ kind: Kind, _ message: String, standardError: String = "") {
        self.kind = kind
        self.message = message
        self.standardError = standardError
    }

    /// Creates the failure for an answer that is not a JSON object; the message shows the output unchanged.
    init(noObject output: Data, in request: String, standardError: String = "") {
        self.init(
            .protocolError,
            "the testee's answer to `\(request)` is not a JSON object: \(output.printed)",
            standardError: standardError)
    }

    /// Creates the failure for a malformed answer to a request.
    init(_ kind: Kind, _ fault: FormError, in request: String, standardError: String = "") {
        self.init(
            kind, "the testee's answer to `\(request)` \(fault.predicate)",
            standardError: standardError)
    }

    /// The kind and the message in one line, so that `localizedDescription` shows them.
    public var errorDescription: String? { "\(kind.rawValue): \(message)" }
}
