public import Essentials

/// A value of the payload format in neutral terms: every value names its kind.
///
/// In JSON, strings, booleans and arrays stand for themselves. Any other value is an object with
/// one member that names the kind: `{"integer": "12"}`, `{"date": "2026-11-20T08:00:00Z"}`,
/// `{"dictionary": [["key", …]]}`. No testee's JSON parser can lose or change anything in it.
/// Schemas/conformance/v1/description.schema.json is its schema.
///
/// Equal values have equal descriptions (sections 6 and 7 of the specification).
public indirect enum Description: Sendable {
    /// A key of a dictionary and the description of its value.
    public typealias Member = (key: String, value: Description)

    /// A boolean.
    case boolean(Bool)
    /// An integer of any size, as decimal text without leading zeros.
    case integer(String)
    /// A real number that clause 6.3.4 does not turn into an integer.
    case real(Double)
    /// A string, compared by code points.
    case string(String)
    /// A date in the format's notation (clause 6.4.2).
    case date(String)
    /// Bytes.
    case data(Data)
    /// The text of a URL.
    case url(String)
    /// An array, in order.
    case array([Description])
    /// A dictionary, with its members sorted by the bytes of their keys.
    case dictionary([Member])
    /// An unknown tag that readers keep. It differs from every dictionary (clause 7.1.8).
    case tag(String, Description)

    /// Returns the dictionary of members in any order.
    static func sorted(_ members: [Member]) -> Description {
        .dictionary(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    }

    /// Returns the description of a number: an integer if clauses 6.3.4 and 6.3.5 make it one, else
    /// a real.
    static func number(_ value: Double) -> Description {
        let greatestExact = 0x1p53 - 1
        guard abs(value) <= greatestExact, value == value.rounded(.towardZero) else {
            return .real(value)
        }
        return .integer(String(Int64(value)))
    }
}

extension Description: Equatable {
    /// Returns whether two descriptions describe the same value.
    public static func == (left: Description, right: Description) -> Bool {
        switch (left, right) {
        case (.boolean(let one), .boolean(let other)): one == other
        case (.real(let one), .real(let other)): one == other
        case (.data(let one), .data(let other)): one == other
        case (.integer(let one), .integer(let other)), (.string(let one), .string(let other)),
            (.date(let one), .date(let other)), (.url(let one), .url(let other)):
            one.hasSameBytes(as: other)
        case (.array(let one), .array(let other)): one == other
        case (.dictionary(let one), .dictionary(let other)):
            one.elementsEqual(other) { $0.key.hasSameBytes(as: $1.key) && $0.value == $1.value }
        case (.tag(let name, let one), .tag(let otherName, let other)):
            name.hasSameBytes(as: otherName) && one == other
        default: false
        }
    }
}

extension String {
    /// Returns whether two strings have the same code points. `==` treats composed and decomposed
    /// characters as equal.
    func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
