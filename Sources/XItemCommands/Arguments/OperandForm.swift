/// An operand of a command, as a row of the table of commands states it.
struct OperandForm: Sendable {
    /// The values that completions offer.
    enum Kind: Sendable {
        case file, folder, text
        /// One of some words, computed when they are needed.
        case choice(@Sendable () -> [String])
    }

    /// The name, without angle brackets.
    let name: String
    let summary: String
    var kind = Kind.file
    var isOptional = false
    /// Whether more than one may be given. Only the last operand can be.
    var isRepeatable = false

    /// The operand in messages, as in `<file>`.
    var placeholder: String { "<\(name)>" }

    /// The operand in a usage line.
    var spelling: String {
        let word = isRepeatable ? placeholder + " ..." : placeholder
        return isOptional ? "[\(word)]" : word
    }
}

extension OperandForm {
    /// A payload.
    static let payload = OperandForm(
        name: "file", summary: "A payload or a payload folder; '-' for the standard input.")
    /// One or more payloads.
    static let payloads = OperandForm(
        name: "file", summary: payload.summary, isRepeatable: true)
}
