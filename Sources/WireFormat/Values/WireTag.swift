import Essentials

/// The tags of format 1. Minor versions never add a tag for a value with a native representation.
enum WireTag: String, CaseIterable {
    case data = "$data"
    case date = "$date"
    case integer = "$integer"
    case url = "$url"
    case string = "$string"

    /// The form of the content, for messages; clause 7.1.2.
    var expectedContent: String {
        switch self {
        case .data: "base64"
        case .date: "a date such as “2026-01-31T12:00:00Z”"
        case .integer: "the digits of an integer"
        case .url: "a URL"
        case .string: "the base64 of UTF-8"
        }
    }

    /// Returns the number of a `$integer`: decimal digits without plus sign, leading zeros or `-0`;
    /// nil for any other text.
    static func integer(_ text: String) -> WireNumber? {
        let number: WireNumber
        if let signed = Int64(text) {
            number = WireNumber(signed)
        } else if let unsigned = UInt64(text) {
            number = WireNumber(.unsigned(unsigned))
        } else {
            return nil
        }
        return number.description == text ? number : nil
    }

    /// Returns the UTF-8 of a `$string`; nil if the text is malformed.
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
