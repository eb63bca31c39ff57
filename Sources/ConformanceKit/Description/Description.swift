#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A value of the payload format in neutral terms, in which every value says its kind.
///
/// In JSON, strings, booleans and arrays stand for themselves, and everything else is an object with
/// one member that names the kind: `{"integer": "12"}`, `{"date": "2026-11-20T08:00:00Z"}`,
/// `{"dictionary": [["key", …]]}`. No JSON parser of a testee can lose or change anything in it;
/// Schemas/conformance/v1/description.schema.json describes it. Equal values have equal
/// descriptions, by sections 6 and 7 of the specification.
public indirect enum Description: Sendable {
    /// A member of a dictionary.
    public typealias Member = (key: String, value: Description)

    /// True or false.
    case boolean(Bool)
    /// An integer as decimal text, of any size, without superfluous zeros.
    case integer(String)
    /// A real that clause 6.3.4 does not make an integer.
    case real(Double)
    /// Text, compared code point by code point.
    case string(String)
    /// A date as the format spells it; clause 6.4.2.
    case date(String)
    /// Bytes.
    case data(Data)
    /// The text of a URL.
    case url(String)
    /// Values in order.
    case array([Description])
    /// Members, sorted by the bytes of their keys.
    case dictionary([Member])
    /// A kept tag, which is distinct from every dictionary; clause 7.1.8.
    case tag(String, Description)

    /// The dictionary of members in any order.
    static func sorted(_ members: [Member]) -> Description {
        .dictionary(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    }

    /// The number that decimal text stands for: an integer, where clauses 6.3.4 and 6.3.5 make it one.
    static func number(_ value: Double) -> Description {
        let greatestExact = Double(1 << 53 - 1)
        guard abs(value) <= greatestExact, value == value.rounded(.towardZero) else {
            return .real(value)
        }
        return .integer(String(Int64(value)))
    }
}

extension Description: Equatable {
    /// Whether two descriptions are those of the same value.
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
    /// Whether two strings are the same code points; `==` takes composed and decomposed for equal.
    func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
