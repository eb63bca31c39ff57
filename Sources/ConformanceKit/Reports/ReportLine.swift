/// A line of a report for people.
///
/// The text can contain output of a testee. Escape control characters before showing it.
package struct ReportLine: Hashable, Sendable {
    /// The role of a line, which a terminal can show as a style.
    package enum Role: Hashable, Sendable {
        /// A name or the head of a table.
        case heading
        /// A failure.
        case bad
        /// A success.
        case good
        /// Something less important.
        case faint
        /// Any other text.
        case plain
    }

    /// The text, without a line break.
    package var text: String
    /// The role of the line.
    package var role: Role

    package init(_ text: String = "", _ role: Role = .plain) {
        self.text = text
        self.role = role
    }
}
