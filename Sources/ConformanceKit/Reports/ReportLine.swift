/// A line of a report for people.
///
/// Its text may hold what a testee printed: whoever shows it takes care of control characters.
public struct ReportLine: Hashable, Sendable {
    /// What the line is, for whoever can show it in a style.
    public enum Role: Hashable, Sendable {
        /// A name or the head of a table.
        case heading
        /// A failure.
        case bad
        /// A success.
        case good
        /// Something of less importance.
        case faint
        /// Anything else.
        case plain
    }

    /// The text, without a line break.
    public var text: String
    /// What it is.
    public var role: Role

    package init(_ text: String = "", _ role: Role = .plain) {
        self.text = text
        self.role = role
    }
}
