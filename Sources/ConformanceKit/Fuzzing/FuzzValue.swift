import Essentials
import WireFormat

/// A value of a generated document: anything that an encoding can express, valid or not.
///
/// Keys are written as they stand: a dictionary with the single key `$x` is a tag, one with `$$x` is not.
indirect enum FuzzValue: Sendable {
    case null
    case boolean(Bool)
    /// Decimal digits, after a minus sign if there is one.
    case integer(String)
    case real(Double)
    case string(String)
    case data([UInt8])
    /// The text of a date.
    case date(String)
    case array([FuzzValue])
    case dictionary([(key: String, value: FuzzValue)])

    /// A dictionary of one key.
    static func tag(_ key: String, _ content: FuzzValue) -> FuzzValue {
        .dictionary([(key, content)])
    }

    /// A value that was read, as it is written.
    init(_ value: WireValue) {
        switch value {
        case .boolean(let value): self = .boolean(value)
        case .number(let number):
            self = number.isInteger ? .integer("\(number)") : .real(number.double)
        case .string(let text): self = .string(text)
        case .data(let data): self = .data((try? data.load()).map(Array.init) ?? [])
        case .date(let date): self = .date("\(date)")
        case .url(let url): self = .tag("$url", .string(url.absoluteString))
        case .array(let elements): self = .array(elements.map(FuzzValue.init))
        case .unknownTag(let key, let content): self = .tag(key, FuzzValue(content))
        case .dictionary(let members):
            let isEscaped = members.count == 1 && members[0].key.utf8.first == UInt8(ascii: "$")
            self = .dictionary(
                members.map { ((isEscaped ? "$" : "") + $0.key, FuzzValue($0.value)) })
        }
    }
}
