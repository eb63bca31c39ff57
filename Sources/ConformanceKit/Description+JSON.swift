import Essentials
import WireFormat

extension Description {
    init(json: WireValue, at place: String = "") throws(FormError) {
        switch json {
        case .boolean(let value): self = .boolean(value)
        case .string(let text): self = .string(text)
        case .array(let elements):
            self = .array(
                try elements.enumerated().map { position, element throws(FormError) in
                    try Description(json: element, at: "\(place)/\(position)")
                })
        case .dictionary(let object) where object.count == 1:
            let (kind, content) = object[0]
            self = try Self.described(kind, content, "\(place)/\(kind)")
        default:
            throw FormError(place, "expected the description of a value")
        }
    }

    private static func described(
        _ kind: String, _ content: WireValue, _ place: String
    ) throws(FormError) -> Description {
        switch kind {
        case "dictionary": return try dictionary(content, place)
        case "tag":
            let (key, value) = try pair(content, place)
            return .tag(key, value)
        default: break
        }
        guard let text = content.stringValue else { throw FormError(place, "expected a string") }
        switch kind {
        case "integer": return try integer(text, place)
        case "real": return try real(text, place)
        case "date": return .date(text)
        case "url": return .url(text)
        case "data":
            guard let bytes = Base64Text.bytes(of: text) else {
                throw FormError(place, "expected base64")
            }
            return .data(bytes)
        default: throw FormError(place, "unknown kind of value")
        }
    }

    private static func dictionary(
        _ content: WireValue, _ place: String
    ) throws(FormError) -> Description {
        guard let pairs = content.arrayValue else { throw FormError(place, "expected an array") }
        let members = try pairs.enumerated().map { position, one throws(FormError) in
            try pair(one, "\(place)/\(position)")
        }
        let sorted = sorted(members)
        for (one, next) in zip(sorted, sorted.dropFirst()) where one.key.isIdentical(to: next.key) {
            throw FormError(place, "duplicate key “\(one.key)”")
        }
        return .dictionary(sorted)
    }

    private static func pair(_ content: WireValue, _ place: String) throws(FormError) -> Member {
        guard let parts = content.arrayValue, parts.count == 2, let key = parts[0].stringValue
        else {
            throw FormError(place, "expected a pair of a key and a value")
        }
        return (key, try Description(json: parts[1], at: "\(place)/1"))
    }

    private static func integer(_ text: String, _ place: String) throws(FormError) -> Description {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
            throw FormError(place, "expected a decimal integer")
        }
        let significant = digits.drop { $0 == "0" }
        guard !significant.isEmpty else { return .integer("0") }
        return .integer((digits.startIndex == text.startIndex ? "" : "-") + significant)
    }

    private static func real(_ text: String, _ place: String) throws(FormError) -> Description {
        // Check the characters first, because `Double.init` accepts hexadecimal, "inf" and "nan".
        guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "+-.eE".utf8.contains($0) }),
            let value = Double(text), value.isFinite
        else { throw FormError(place, "expected a finite real") }
        return number(value)
    }

    var json: WireValue {
        switch self {
        case .boolean(let value): .boolean(value)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(\.json))
        case .integer(let text): ["integer": .string(text)]
        case .real(let value): ["real": .string("\(value)")]
        case .date(let text): ["date": .string(text)]
        case .data(let bytes): ["data": .string(bytes.base64EncodedString())]
        case .url(let text): ["url": .string(text)]
        case .dictionary(let members):
            ["dictionary": .array(members.map { .array([.string($0.key), $0.value.json]) })]
        case .tag(let key, let value): ["tag": .array([.string(key), value.json])]
        }
    }
}
