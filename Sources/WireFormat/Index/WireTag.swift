#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The tags of format 1; a minor version never adds one for what has a native form.
enum WireTag: String, CaseIterable {
    case data = "$data"
    case date = "$date"
    case integer = "$integer"
    case url = "$url"
    case string = "$string"

    /// The number that a `$integer` stands for: decimal, no plus sign, no leading zeros, no `-0`.
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

    /// The UTF-8 that a `$string` stands for.
    static func string(_ text: String) -> [UInt8]? {
        text.withBytes { (bytes: RawSpan) -> [UInt8]? in
            var utf8: [UInt8] = []
            var decoder = Base64.Decoder(range: 0..<bytes.byteCount, filler: .none)
            let decoded = try? decoder.next(bytes, quads: .max) { word, count, _ in
                for index in 0..<count {
                    utf8.append(UInt8(truncatingIfNeeded: word >> UInt32(16 - 8 * index)))
                }
            }
            return decoded != nil && UTF8Sequence.isWellFormed(utf8.span.bytes) ? utf8 : nil
        }
    }
}
