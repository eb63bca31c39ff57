/// A legal value of an item that can deceive the person who sees it; clause 24.2.
///
/// No reading refuses an item because of a notice.
public struct Notice: Hashable, Sendable, CustomStringConvertible {
    /// A stable code; the specification's Appendix C lists all codes.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code as text, for example `data.type-mismatch`.
        public let rawValue: String

        /// Creates a code from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `text.control-character`: a control character, or a line break in one-line text; clause
        /// 24.2.3.
        public static let controlCharacter = Self(rawValue: "text.control-character")
        /// `text.bidirectional-control`: a character that changes the direction of surrounding
        /// text, or is left open; clause 24.2.4.
        public static let bidirectionalControl = Self(rawValue: "text.bidirectional-control")
        /// `data.type-mismatch`: bytes that begin like those of another type than the declared one;
        /// clause 24.2.5.
        public static let typeMismatch = Self(rawValue: "data.type-mismatch")
    }

    /// The code.
    public var code: Code
    /// The JSON Pointer (RFC 6901) of the value in the encoded item.
    public var pointer: String
    /// A sentence that says what was found, without the text itself.
    public var message: String

    /// The number of the clause for this code, for example `24.2.3`; empty for an unknown code.
    public var clause: String { NoticeCatalog.clauses[code] ?? "" }

    /// The code, the pointer, the message and the clause in one line.
    public var description: String {
        "\(code.rawValue)\(WireError.place(pointer, nil)): \(message) (clause \(clause))"
    }
}

/// The codes of the specification's Appendix C; a test compares both, in both directions.
enum NoticeCatalog {
    static let clauses: [Notice.Code: String] = [
        .controlCharacter: "24.2.3", .bidirectionalControl: "24.2.4", .typeMismatch: "24.2.5",
    ]
}
