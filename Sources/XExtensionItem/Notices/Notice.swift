/// Something to know about a valid item before a person is shown it: no reading refuses it.
///
/// Clause 24.2 of the specification has what is noticed.
public struct Notice: Hashable, Sendable, CustomStringConvertible {
    /// A stable name of what is noticed; the specification's Appendix C lists them.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name as it is printed, for example `data.type-mismatch`.
        public let rawValue: String

        /// Makes a code of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A control character, or a line break in a text of one line; clause 24.2.3.
        public static let controlCharacter = Self(rawValue: "text.control-character")
        /// A character that turns the text around it, or is left open; clause 24.2.4.
        public static let bidirectionalControl = Self(rawValue: "text.bidirectional-control")
        /// Bytes that begin like those of another type than the one declared; clause 24.2.5.
        public static let typeMismatch = Self(rawValue: "data.type-mismatch")
    }

    /// What is noticed.
    public var code: Code
    /// The JSON Pointer (RFC 6901) of the value in the item as it is written.
    public var pointer: String
    /// A sentence that says what was seen, without the text itself.
    public var message: String

    /// The number of the clause that says what is noticed, for example `24.2.3`.
    public var clause: String { NoticeCatalog.clauses[code] ?? "" }

    /// The code, the pointer, the message and the clause in one line.
    public var description: String {
        "\(code.rawValue)\(WireError.place(pointer, nil)): \(message) (clause \(clause))"
    }
}

/// What the specification's Appendix C says of every code; a test holds it against that, both ways.
enum NoticeCatalog {
    static let clauses: [Notice.Code: String] = [
        .controlCharacter: "24.2.3", .bidirectionalControl: "24.2.4", .typeMismatch: "24.2.5",
    ]
}
