/// A reference in XML text: one of the five predefined entities, or a character by its number.
struct XMLReference {
    /// The code point it stands for.
    let scalar: UInt32
    /// The offset after its semicolon.
    let end: Int

    /// Reads a reference from its `&`.
    ///
    /// - Throws: `xml.entity` for any other entity, `xml.character` for one XML forbids,
    ///   `xml.truncated`.
    init(_ bytes: RawSpan, at start: Int) throws(Fault) {
        if let known = Self.entities.first(where: { bytes.matches($0.text, at: start) }) {
            (scalar, end) = (known.scalar, start + known.text.utf8CodeUnitCount)
            return
        }
        let isHexadecimal = bytes.matches("&#x", at: start)
        let isCharacter = bytes.matches("&#", at: start)
        let digits = start + (isHexadecimal ? 3 : isCharacter ? 2 : 1)
        let (number, semicolon) =
            isCharacter
            ? Self.number(bytes, from: digits, isHexadecimal)
            : (0, XMLName.end(bytes, from: digits))
        guard semicolon < bytes.byteCount else {
            throw Fault(.xmlTruncated, at: bytes.byteCount, "the input ends; expected “;”")
        }
        guard semicolon > digits, bytes.byte(at: semicolon) == UInt8(ascii: ";") else {
            throw Fault(
                .xmlSyntax, at: semicolon,
                "“&” begins neither a reference to a character nor one of XML's five entities")
        }
        guard isCharacter else {
            throw Fault(.xmlEntity, at: start, "an entity that is none of XML's five")
        }
        guard XMLText.allows(number) else {
            throw Fault(.xmlCharacter, at: start, "a reference to a character that XML forbids")
        }
        (scalar, end) = (number, semicolon + 1)
    }

    private static let entities: [(text: StaticString, scalar: UInt32)] = [
        ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27),
    ]

    /// Reads digits; a number that is too great stays too great.
    private static func number(
        _ bytes: RawSpan, from start: Int, _ isHexadecimal: Bool
    ) -> (number: UInt32, end: Int) {
        var (number, position): (UInt32, Int) = (0, start)
        while position < bytes.byteCount {
            let byte = bytes.byte(at: position)
            let digit: UInt32
            switch byte {
            case 0x30...0x39: digit = UInt32(byte - 0x30)
            case 0x41...0x46, 0x61...0x66:
                guard isHexadecimal else { return (number, position) }
                digit = UInt32((byte | 0x20) - 0x57)
            default: return (number, position)
            }
            number = min(0x11_0000, number * (isHexadecimal ? 16 : 10) + digit)
            position += 1
        }
        return (number, position)
    }
}
