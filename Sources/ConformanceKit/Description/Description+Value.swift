import Essentials
import WireFormat

extension Description {
    /// Creates the description of a value.
    init(_ value: WireValue) throws(WireError) {
        switch value {
        case .boolean(let value): self = .boolean(value)
        case .number(let number):
            self = number.isInteger ? .integer("\(number)") : .real(number.double)
        case .string(let text): self = .string(text)
        case .data(let data): self = .data(try data.load())
        case .date(let date): self = .date("\(date)")
        case .url(let url): self = .url(url.absoluteString)
        case .array(let elements):
            var all: [Description] = []
            for element in elements { all.append(try Description(element)) }
            self = .array(all)
        case .dictionary(let dictionary): self = try Description(dictionary)
        case .unknownTag(let key, let content): self = .tag(key, try Description(content))
        }
    }

    /// Creates the description of a dictionary.
    init(_ dictionary: WireDictionary) throws(WireError) {
        var members: [Member] = []
        for (key, value) in dictionary { members.append((key, try Description(value))) }
        self = .sorted(members)
    }

    /// Creates the description of a document's root dictionary.
    init(_ document: WireDocument) throws(WireError) {
        self = try Description(document.dictionary(at: .root))
    }
}

extension Description {
    /// Returns the described value.
    ///
    /// - Throws: An error if no such value exists, for example for 30 February.
    func value() throws(WireError) -> WireValue {
        switch self {
        case .boolean(let value): return .boolean(value)
        case .string(let text): return .string(text)
        case .data(let bytes): return .data(WireData(bytes))
        case .integer(let text): return try Self.integer(text)
        case .real(let value):
            guard let number = WireNumber(value) else {
                throw WireError(code: .numberOverflow, message: "\(value) is not a finite number")
            }
            return .number(number)
        case .date(let text): return try Self.read("$date", text)
        case .url(let text):
            guard let url = URL(asItStands: text) else {
                throw WireError(code: .malformedURL, message: "this is no URL")
            }
            return .url(url)
        case .array(let elements):
            var values: [WireValue] = []
            for element in elements { values.append(try element.value()) }
            return .array(values)
        case .dictionary(let members):
            var values: [WireDictionary.Member] = []
            for (key, value) in members { values.append((key, try value.value())) }
            return .dictionary(WireDictionary(values))
        case .tag(let key, let content): return .unknownTag(key, try content.value())
        }
    }

    private static func integer(_ text: String) throws(WireError) -> WireValue {
        if let value = Int64(text) { return .number(WireNumber(value)) }
        if let value = UInt64(text) { return .number(WireNumber(value)) }
        throw WireError(code: .numberOverflow, message: "an integer beyond −2^63…2^64−1")
    }

    /// Reads the content of a tag as a reader does in a document.
    private static func read(_ tag: String, _ text: String) throws(WireError) -> WireValue {
        let document = try WireDocument(
            WireValue.array([.unknownTag(tag, .string(text))]).encoded(as: .json))
        guard document.findings.isEmpty, let value = document.value(at: .root)?.arrayValue?.first
        else { throw WireError(code: .malformedTag, message: "“\(text)” is nothing for \(tag)") }
        return value
    }
}
