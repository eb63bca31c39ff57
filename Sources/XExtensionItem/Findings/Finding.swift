/// One thing that is wrong with a payload: what, where, and which clause says so.
public struct Finding: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The stable name, for example `member.type`; the specification's Appendix A lists them.
    public var code: WireError.Code
    /// The JSON Pointer (RFC 6901) of the value; empty for the document.
    public var pointer: String
    /// The place in the input, when there is one.
    public var location: WireError.Location?
    /// A sentence that says what was found and what was expected.
    public var message: String

    /// The number of the clause that is broken, for example `13.1.1`; empty for a code that the
    /// specification does not list.
    public var clause: String { FindingCatalog.entries[code]?.clause ?? "" }

    /// Whether it ends every reading; false for a code that the specification does not list.
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

    /// Makes a finding, for a reader of one's own: of parameters, say.
    ///
    /// - Parameters:
    ///   - code: the stable name, with a dot: one of Appendix A, or a reader's own.
    ///   - pointer: the JSON Pointer of the value.
    ///   - location: the place in the input, if there is one.
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
