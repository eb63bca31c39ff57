public import UniformTypes
import WireFormat

/// One clause that does not have the value it needs, with the counts it saw.
public struct OfferReason: Hashable, Sendable, CustomStringConvertible {
    /// The stable name of a kind of reason.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name, for example `rule.count`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `rule.type`: an attachment has no type that a clause asks for.
        public static let type = Code(rawValue: "rule.type")
        /// `rule.excluded-type`: an attachment has a type that a clause excludes.
        public static let excludedType = Code(rawValue: "rule.excluded-type")
        /// `rule.count`: too few or too many attachments match.
        public static let count = Code(rawValue: "rule.count")
        /// `rule.comparison`: any other comparison does not hold.
        public static let comparison = Code(rawValue: "rule.comparison")
        /// `rule.false`: the rule excludes everything.
        public static let never = Code(rawValue: "rule.false")
        /// `rule.undecided`: the rule cannot be evaluated.
        public static let undecided = Code(rawValue: "rule.undecided")
        /// `rule.missing`: the receiver has no rule.
        public static let missing = Code(rawValue: "rule.missing")
        /// `rule.limit`: evaluating the rule takes too many steps.
        public static let limit = Code(rawValue: "rule.limit")
        /// `receiver.disabled`: the receiver is not enabled, not exported or not a share target.
        public static let disabled = Code(rawValue: "receiver.disabled")
        /// `activity.undocumented`: the types of an activity are not documented.
        public static let undocumented = Code(rawValue: "activity.undocumented")
        /// `activity.excluded`: the item excludes the activity.
        public static let excludedActivity = Code(rawValue: "activity.excluded")
    }

    /// The kind of reason.
    public var code: Code
    /// The place of the clause; nil if the receiver has none.
    public var place: RulePlace?
    /// A sentence that says what was found and what the clause needs.
    public var message: String
    /// The number of matches that the clause saw; nil if it does not count.
    public var seen: Int?
    /// The numbers that would do; `Int.max` stands for no upper bound.
    public var wanted: ClosedRange<Int>?
    /// The positions of the attachments that the reason concerns.
    public var attachments: [Int]
    /// The types that the clause asks for, for advice.
    public var types: [TypeIdentifier]

    /// Creates a reason.
    public init(
        _ code: Code, place: RulePlace? = nil, _ message: String, seen: Int? = nil,
        wanted: ClosedRange<Int>? = nil, attachments: [Int] = [], types: [TypeIdentifier] = []
    ) {
        self.code = code
        self.place = place
        self.message = message
        self.seen = seen
        self.wanted = wanted
        self.attachments = attachments
        self.types = types
    }

    /// The message and the place in one line.
    public var description: String {
        switch place {
        case nil: message.inOneLine
        case .text: "\(message) (rule \(place?.description ?? ""))".inOneLine
        case .key(let key): "\(message) (\(key))".inOneLine
        }
    }
}
