/// The styling of text for a terminal, which can be off.
struct TerminalStyle {
    let isOn: Bool

    /// Returns the text in one or more of the terminal's styles.
    func apply(_ codes: [String], to text: String) -> String {
        guard isOn, !codes.isEmpty, !text.isEmpty else { return text }
        return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    func bold(_ text: String) -> String { apply(["1"], to: text) }
    func faint(_ text: String) -> String { apply(["2"], to: text) }
}
