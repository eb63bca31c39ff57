/// A doubt about a receiver's own rule, such as a key that nobody documents.
public struct OfferWarning: Hashable, Sendable, CustomStringConvertible {
    /// The stable name of a kind of warning.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name, for example `rule.key`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `rule.key`: a key is not known or not documented.
        public static let key = Code(rawValue: "rule.key")
        /// `rule.variable`: a variable has no value.
        public static let variable = Code(rawValue: "rule.variable")
        /// `rule.quantifier`: a quantifier stands before a value that is no collection, or a
        /// collection is compared without one.
        public static let quantifier = Code(rawValue: "rule.quantifier")
        /// `rule.function`: a function or `MATCHES`, which the library does not evaluate.
        public static let function = Code(rawValue: "rule.function")
        /// `rule.value`: a value has a kind that the operation cannot use.
        public static let value = Code(rawValue: "rule.value")
        /// `rule.steps`: the evaluation takes more than the allowed number of steps.
        public static let steps = Code(rawValue: "rule.steps")
        /// `rule.true-predicate`: `TRUEPREDICATE`, which App Store review refuses.
        public static let truePredicate = Code(rawValue: "rule.true-predicate")
        /// `rule.undeclared-type`: a type that no system or bundle is known to declare.
        public static let undeclaredType = Code(rawValue: "rule.undeclared-type")
        /// `rule.missing`: the extension has no rule.
        public static let missing = Code(rawValue: "rule.missing")
        /// `rule.nothing`: the rule accepts no attachment whatever.
        public static let nothing = Code(rawValue: "rule.nothing")
        /// `rule.precedence`: AND and OR are mixed without parentheses.
        public static let precedence = Code(rawValue: "rule.precedence")
        /// `target.point`: the extension is not offered in share sheets.
        public static let point = Code(rawValue: "target.point")
        /// `target.ignored`: a declaration that the system ignores.
        public static let ignored = Code(rawValue: "target.ignored")
        /// `target.shortcut`: a share target appears only with a published shortcut.
        public static let shortcut = Code(rawValue: "target.shortcut")
    }

    /// The kind of warning.
    public var code: Code
    /// A sentence that says what was found and what it means.
    public var message: String
    /// The place in the rule; nil for the rule as a whole.
    public var place: RulePlace?

    /// Creates a warning.
    public init(_ code: Code, _ message: String, place: RulePlace? = nil) {
        self.code = code
        self.message = message
        self.place = place
    }

    /// The code, the place and the message in one line.
    public var description: String {
        code.rawValue + (place.map { " at \($0)" } ?? "") + ": " + message
    }
}
