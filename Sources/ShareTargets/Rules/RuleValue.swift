/// A value that an operand has.
enum RuleValue: Hashable, Sendable {
    case null
    /// A number or a Boolean, which predicates do not tell apart.
    case number(RuleNumber)
    case string(String)
    case list([RuleValue])
    /// The object that a rule is evaluated on.
    case root
    /// An extension item, by its position.
    case item(Int)
    /// An attachment, by its position among all attachments.
    case attachment(Int)

    /// The value as a message names it.
    var words: String {
        switch self {
        case .null: "nothing"
        case .number: "a number"
        case .string: "a string"
        case .list: "a collection"
        case .root: "the object of the rule"
        case .item: "an extension item"
        case .attachment: "an attachment"
        }
    }
}

/// The reason why a rule cannot be evaluated.
struct RuleFailure: Error, Hashable, Sendable {
    let code: Offer.Reason.Code
    let message: String
    let range: Range<Int>
}
