import Essentials
import WireFormat

/// Percent-encoding (RFC 3986) of the parts of a `mailto:` URL.
enum PercentCoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Returns a text with every byte escaped that a header field must not have (RFC 6068).
    static func encoded(_ text: String) -> String { encoded(text, keeping: "-._~:@!$'()*,;") }

    /// Returns an address with every byte escaped that would end it.
    static func encoded(address: String) -> String { encoded(address, keeping: "-._~@!$'*+") }

    private static func encoded(_ text: String, keeping marks: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            let isAlphanumeric =
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || 0x30...0x39 ~= byte
            if isAlphanumeric || marks.utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the text of escaped bytes; nil if an escape is malformed, or they are not UTF-8.
    static func decoded(_ bytes: some Collection<UInt8>) -> String? {
        var text: [UInt8] = []
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                text.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(value(of:)),
                let low = rest.next().flatMap(value(of:))
            else { return nil }
            text.append(high << 4 | low)
        }
        return String(wellFormed: Data(text))
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
