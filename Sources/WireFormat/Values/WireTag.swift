import Essentials

/// The tags of format 1. A later minor version never adds a tag for a value that can be written
/// without a tag (clause 11.2.1).
enum WireTag: String, CaseIterable {
    case data = "$data"
    case date = "$date"
    case integer = "$integer"
    case url = "$url"
    case string = "$string"

    /// The expected content (clause 7.1.2), for messages.
    var expectedContent: String {
        switch self {
        case .data: "base64"
        case .date: "a date such as “2026-01-31T12:00:00Z”"
        case .integer: "the digits of an integer"
        case .url: "a URL"
        case .string: "the base64 of UTF-8"
        }
    }

    /// Parses the content of `$integer`: decimal digits without a plus sign, leading zeros or `-0`;
    /// nil for any other text.
    static func integer(_ text: String) -> WireNumber? {
        let number = Int64(text).map { WireNumber($0) } ?? UInt64(text).map { WireNumber($0) }
        return number?.description == text ? number : nil
    }

    /// Decodes the content of `$string`, which is the base64 of UTF-8.
    static func string(_ text: String) -> [UInt8]? {
        text.withBytes { (bytes: RawSpan) -> [UInt8]? in
            var utf8 = OutputBuffer()
            var decoder = Base64Decoder(range: 0..<bytes.byteCount, filler: .none)
            let decoded = try? decoder.decode(bytes, quads: .max, to: &utf8)
            guard decoded != nil else { return nil }
            return utf8.withBytes {
                UTF8Sequence.isWellFormed($0) ? $0.array(0..<$0.byteCount) : nil
            }
        }
    }
}

extension WireValue {
    /// The value after decoding tags as a reader would. An `.unknownTag` becomes the value of its
    /// tag if the tag is known and its content is valid. It becomes a dictionary if its name is an
    /// escaped key, or does not start with `$`. Other values are unchanged.
    ///
    /// Content that is itself a tag is decoded first (clause 7.1.9). This matters only if the
    /// content becomes a string. Only a `$string` tag becomes a string, so a loop over nested
    /// `$string` tags suffices.
    package var decodingTags: WireValue {
        guard case .unknownTag(let name, var content) = self else { return self }
        var names = [name]
        while case .unknownTag(let inner, let next) = content,
            inner.isIdentical(to: WireTag.string.rawValue)
        {
            names.append(inner)
            content = next
        }
        return names.reversed().reduce(content) { Self.tag(named: $1, $0) }
    }

    /// The content must already be decoded.
    private static func tag(named name: String, _ content: WireValue) -> WireValue {
        let dollar = UInt8(ascii: "$")
        guard name.utf8.first == dollar else {
            return .dictionary(WireDictionary(sorted: [(name, content)]))
        }
        let rest = name.utf8.dropFirst()
        guard rest.first != dollar else {
            return .dictionary(WireDictionary(sorted: [(String(Substring(rest)), content)]))
        }
        let known = content.stringValue.flatMap { WireTag(rawValue: name)?.value(of: $0) }
        return known ?? .unknownTag(name, content)
    }
}

extension WireTag {
    func value(of text: String) -> WireValue? {
        switch self {
        case .data:
            let count = text.withBytes {
                Base64.checkedByteCount($0, 0..<$0.byteCount, filler: .none)
            }
            return count.map {
                .data(WireData(base64: Data(text.utf8), filler: .none, byteCount: $0))
            }
        case .date: return DateText.date(text, allowsFraction: true).map(WireValue.date)
        case .integer: return Self.integer(text).map(WireValue.number)
        case .url:
            return URLRule.fault(in: text) == nil ? URL(verbatim: text).map(WireValue.url) : nil
        case .string: return Self.string(text).map { .string(String(decoding: $0, as: UTF8.self)) }
        }
    }
}
