public import WireFormat

/// An error in an activation rule: what was found and expected, and where.
public struct RuleError: Error, Hashable, Sendable, CustomStringConvertible {
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
    public init(_ message: String, line: Int? = nil, column: Int? = nil) {
        self.message = message
        self.line = line
        self.column = column
    }

    /// Creates an error with the place of a part of a rule.
    init(_ message: String, _ range: Range<Int>, in text: RuleText) {
        self.init(message)
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
