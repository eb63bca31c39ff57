package import Essentials
import WireFormat

/// A payload value with explicit kinds, independent of any implementation.
///
/// In JSON, strings, booleans and arrays represent themselves. Any other value is an object with
/// one member that names the kind: `{"integer": "12"}`, `{"date": "2026-11-20T08:00:00Z"}`,
/// `{"dictionary": [["key", …]]}`. Every JSON parser preserves this JSON exactly.
/// Schemas/conformance/v1/description.schema.json is the schema.
///
/// Equal values have equal descriptions (sections 6 and 7 of the specification).
package indirect enum Description: Sendable {
    package typealias Member = (key: String, value: Description)

    case boolean(Bool)
    /// An integer of any size, as decimal text without leading zeros.
    case integer(String)
    /// A real number that clause 6.3.4 does not convert to an integer.
    case real(Double)
    /// A string, compared by code points.
    case string(String)
    /// A date in the format's notation (clause 6.4.2).
    case date(String)
    case data(Data)
    case url(String)
    case array([Description])
    /// A dictionary, with its members sorted by the bytes of their keys.
    case dictionary([Member])
    /// An unknown tag that readers keep. It differs from every dictionary (clause 7.1.8).
    case tag(String, Description)

    static func sorted(_ members: [Member]) -> [Member] {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    /// Returns an integer if clauses 6.3.4 and 6.3.5 convert the number to an integer, otherwise a
    /// real.
    static func number(_ value: Double) -> Description {
        let maxSafeInteger = 0x1p53 - 1
        guard abs(value) <= maxSafeInteger, value == value.rounded(.towardZero) else {
            return .real(value)
        }
        return .integer(String(Int64(value)))
    }
}

extension Description: Equatable {
    package static func == (left: Description, right: Description) -> Bool {
        switch (left, right) {
        case (.boolean(let one), .boolean(let other)): one == other
        case (.real(let one), .real(let other)): one == other
        case (.data(let one), .data(let other)): one == other
        case (.integer(let one), .integer(let other)), (.string(let one), .string(let other)),
            (.date(let one), .date(let other)), (.url(let one), .url(let other)):
            one.isIdentical(to: other)
        case (.array(let one), .array(let other)): one == other
        case (.dictionary(let one), .dictionary(let other)):
            one.elementsEqual(other) { $0.key.isIdentical(to: $1.key) && $0.value == $1.value }
        case (.tag(let name, let one), .tag(let otherName, let other)):
            name.isIdentical(to: otherName) && one == other
        // Values of different kinds.
        default: false
        }
    }
}

extension Description {
    init(_ value: WireValue) throws(PayloadError) {
        switch value {
        case .boolean(let value): self = .boolean(value)
        case .number(let number):
            self = number.isInteger ? .integer("\(number)") : .real(number.double)
        case .string(let text): self = .string(text)
        case .data(let data): self = .data(try data.load())
        case .date(let date): self = .date("\(date)")
        case .url(let url): self = .url(url.absoluteString)
        case .array(let elements): self = .array(try elements.map(Description.init))
        case .dictionary(let dictionary): self = try Description(dictionary)
        case .unknownTag(let key, let content): self = .tag(key, try Description(content))
        }
    }

    init(_ dictionary: WireDictionary) throws(PayloadError) {
        let members = try dictionary.map { key, value throws(PayloadError) in
            (key: key, value: try Description(value))
        }
        self = .dictionary(Self.sorted(members))
    }

    init(_ document: WireDocument) throws(PayloadError) {
        self = try Description(document.dictionary(at: .root))
    }
}

extension Description {
    /// Throws an error if no such value exists, for example for 30 February.
    func value() throws(PayloadError) -> WireValue {
        switch self {
        case .boolean(let value): return .boolean(value)
        case .string(let text): return .string(text)
        case .data(let bytes): return .data(WireData(bytes))
        case .integer(let text): return try Self.integer(text)
        case .real(let value):
            guard let number = WireNumber(value) else {
                throw PayloadError(
                    code: .numberOverflow, message: "\(value) is not a finite number")
            }
            return .number(number)
        case .date(let text): return try Self.date(text)
        case .url(let text):
            guard let url = URL(verbatim: text) else {
                throw PayloadError(
                    code: .malformedURL, message: "expected a URL, found \(text.quoted)")
            }
            return .url(url)
        case .array(let elements):
            return .array(try elements.map { element throws(PayloadError) in try element.value() })
        case .dictionary(let members):
            let values = try members.map { key, value throws(PayloadError) in
                (key: key, value: try value.value())
            }
            return .dictionary(WireDictionary(values))
        case .tag(let key, let content): return .unknownTag(key, try content.value())
        }
    }

    private static func integer(_ text: String) throws(PayloadError) -> WireValue {
        if let value = Int64(text) { return .number(WireNumber(value)) }
        if let value = UInt64(text) { return .number(WireNumber(value)) }
        throw PayloadError(
            code: .numberOverflow,
            message: "expected an integer from −2^63 to 2^64−1, found \(text.cut(to: 80))")
    }

    /// Decodes the content of a date's tag as the document reader does.
    private static func date(_ text: String) throws(PayloadError) -> WireValue {
        let document = try WireDocument(
            WireValue.array([.unknownTag("$date", .string(text))]).encoded(as: .json))
        guard document.findings.isEmpty, let value = document.value(at: .root)?.arrayValue?.first
        else {
            throw PayloadError(
                code: .malformedTag, message: "\(text.quoted) is not valid content for $date")
        }
        return value
    }
}
