/// Styling of text for a terminal, or none.
struct TerminalStyle {
    let isOn: Bool

    /// Sets a text in one or more of the terminal's styles.
    func apply(_ codes: [String], to text: String) -> String {
        guard isOn, !codes.isEmpty, !text.isEmpty else { return text }
        return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    func bold(_ text: String) -> String { apply(["1"], to: text) }
    func faint(_ text: String) -> String { apply(["2"], to: text) }
}
