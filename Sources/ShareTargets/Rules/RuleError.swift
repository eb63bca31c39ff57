public import WireFormat

/// An error in an activation rule: what was found and expected, and where.
public struct RuleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The stable name of a kind of error.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name, for example `rule.syntax`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `rule.syntax`: the text is no predicate.
        public static let syntax = Code(rawValue: "rule.syntax")
        /// `rule.type`: the rule is neither a predicate nor a dictionary.
        public static let type = Code(rawValue: "rule.type")
        /// `limit.rule`: the predicate exceeds a limit.
        public static let limit = Code(rawValue: "limit.rule")
    }

    /// The kind of error.
    public var code: Code
    /// A sentence that says what was found and what was expected.
    public var message: String
    /// The line in the rule, counted from 1; nil if the rule is no predicate.
    public var line: Int?
    /// The column in the rule in Unicode scalars, counted from 1.
    public var column: Int?
    /// The JSON Pointer (RFC 6901) of the rule in its file; nil for a rule without a file.
    public var pointer: String?
    /// The place of the rule's first byte in its file.
    ///
    /// Entities and line breaks make it useless to add the line and column of the rule to it.
    public var location: WireError.Location?

    /// Creates an error.
    public init(
        _ message: String, code: Code = .syntax, line: Int? = nil, column: Int? = nil
    ) {
        self.code = code
        self.message = message
        self.line = line
        self.column = column
    }

    /// Creates an error with the place of a part of a rule.
    init(
        _ message: String, code: Code = .syntax, _ range: Range<Int>, in text: RuleText
    ) {
        self.init(message, code: code)
        if case .text(_, let line, let column) = text.place(of: range) {
            (self.line, self.column) = (line, column)
        }
    }

    /// The message and its places in one line.
    public var description: String {
        var text = message
        if let line, let column { text += " at \(line):\(column) of the rule" }
        return text + WireError.place(pointer ?? "", location)
    }
}
