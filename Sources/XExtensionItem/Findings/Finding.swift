/// One rule of the specification that a payload breaks: what is wrong, where, and which clause says
/// so.
public struct Finding: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The stable code, for example `member.type`; the specification's Appendix A lists all codes.
    public var code: WireError.Code
    /// The JSON Pointer (RFC 6901) of the value; empty for the document itself.
    public var pointer: String
    /// The position in the input, or nil if it is unknown.
    public var location: WireError.Location?
    /// A sentence that says what was found and what was expected.
    public var message: String

    /// The number of the clause that is broken, for example `13.1.1`; empty for a code that the
    /// specification does not list.
    public var clause: String { FindingCatalog.entries[code]?.clause ?? "" }

    /// Whether the finding is an error, which ends every reading; false for a code that the
    /// specification does not list.
    public var isError: Bool { FindingCatalog.isError(code) }

    /// The code, the place, the message and the clause in one line.
    public var description: String {
        let clause = clause.isEmpty ? "" : " (clause \(clause))"
        return "\(code.rawValue)\(WireError.place(pointer, location)): \(message)\(clause)"
    }

    package init(_ error: WireError) {
        code = error.code
        pointer = error.pointer
        location = error.location
        message = error.message
    }

    /// Creates a finding, for example in a reader of your own parameters.
    ///
    /// - Parameters:
    ///   - code: a stable code with a dot, from Appendix A or your own.
    ///   - pointer: the JSON Pointer of the value.
    ///   - location: the position in the input, if it is known.
    ///   - message: a sentence that says what was found and what was expected.
    public init(
        code: WireError.Code, pointer: String, location: WireError.Location? = nil,
        message: String
    ) {
        self.code = code
        self.pointer = pointer
        self.location = location
        self.message = message
    }
}
