public import WireFormat

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One fact about the format: an input, and what the specification makes of it.
///
/// Schemas/conformance/v1/vectors.schema.json describes the files that vectors stand in.
public struct Vector: Sendable {
    /// How much an implementation is held to a vector, as RFC 2119 has it.
    public enum Level: String, Sendable, CaseIterable, Comparable {
        /// Who fails it does not conform.
        case must = "MUST"
        /// Who fails it needs a good reason.
        case should = "SHOULD"
        /// Everybody's own choice, tested so that it is known.
        case may = "MAY"

        /// Whether one level binds less than another.
        public static func < (left: Level, right: Level) -> Bool {
            (left == .may && right != .may) || (left == .should && right == .must)
        }
    }

    /// What a program is given to read.
    public struct Payload: Sendable {
        /// The encoding, which the bytes show as well where they are well formed.
        public var encoding: WireEncoding
        /// The bytes, as they stand in the file.
        var input: VectorInput
        /// Whether they are to be read as the payload of a payload folder; clause 14.6.
        public var isInFolder: Bool

        /// The bytes.
        public var bytes: Data { input.bytes }
    }

    /// What happens when the item is asked for.
    public enum Result: Sendable {
        /// It is delivered, with this meaning.
        case meaning(Description)
        /// It is not, for these reasons.
        case refused([FindingMark])
    }

    /// What the vector is about.
    public enum Subject: Sendable {
        /// A payload that strict reading accepts; the meaning is nil where only that counts.
        case valid(Payload, meaning: Description?, canonical: [(WireEncoding, Data)])
        /// A payload that strict reading refuses, and what lenient reading makes of it: nothing, where a
        /// finding is an error. Where one `ends` the reading, any of them suffices; clause 21.1.3.
        case invalid(Payload, findings: [FindingMark], ends: Bool, lenient: Description?)
        /// A payload, read leniently and resolved for an activity; clause 19.3.
        case resolve(Payload, activity: String?, Result)
        /// A payload that an editor reads and writes without a change; clause 21.3.
        case writeBack(Payload, meaning: Description)
        /// A payload, and the exact bytes of it in another encoding; none when it is refused.
        case convert(Payload, to: WireEncoding, output: Data?, findings: [FindingMark])
        /// A payload that strict reading accepts, and what a checker notices in it; clause 24.2.
        case notices(Payload, [FindingMark])
        /// The JSON of a description that no producer may write.
        case encodeRefused(WireValue, [WireEncoding], isInFolder: Bool)
        /// The ported library's extension item, and the payload of it.
        case importing(UserInfo, namespaces: [String], Result, losses: [FindingMark])
        /// A payload, and the ported library's extension item of it for an activity.
        case exporting(
            Payload, activity: String?, UserInfo, namespaces: [String], losses: [FindingMark])
        /// A payload and the extension item that it is mapped to and from without a loss.
        case mapping(Payload, activity: String?, UserInfo, namespaces: [String], Description)
    }

    /// The stable id, for example `text.runs.unequal-unknown-attributes-stay-apart`.
    public var id: String
    /// The number of the clause that it tests, in Schemas/wire-format.md.
    public var clause: String
    /// How binding the clause is.
    public var level: Level
    /// Names of faults that the vector is known to catch; the group's notes explain them.
    public var flags: [String]
    /// A sentence more, where the id does not say all.
    public var comment: String?
    /// Whether it concerns only readers that do not read the encoding of the payload; clause 2.2.5.
    public var isUnread = false
    /// What it is about.
    public var subject: Subject
}

/// What catching a fault means: the fault, and what follows from it.
public struct VectorNote: Hashable, Sendable {
    /// The fault.
    public var bug: String
    /// What it leads to.
    public var effect: String
}
