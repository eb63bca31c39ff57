/// A reference in XML text: one of the five predefined entities, or a character reference.
struct XMLReference {
    let scalar: UInt32
    /// The offset after the semicolon.
    let end: Int

    /// Reads a reference, starting at its `&`.
    ///
    /// - Throws: `xml.entity` for any other entity, `xml.character` for a character that XML
    ///   forbids, `xml.truncated`.
    init(_ bytes: RawSpan, at start: Int) throws(Fault) {
        if let known = Self.entity(bytes, at: start) {
            (scalar, end) = (known.scalar, start + known.count)
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
                "“&” does not start a character reference or one of the five XML entities")
        }
        guard isCharacter else {
            throw Fault(.xmlEntity, at: start, "expected one of the five entities of XML")
        }
        guard XMLText.allows(number) else {
            throw Fault(.xmlCharacter, at: start, "a reference to a character that XML forbids")
        }
        (scalar, end) = (number, semicolon + 1)
    }

    /// Returns the code point and the length of one of the five entities; nil for any other
    /// reference. The bytes are compared as one little-endian word.
    @inline(__always)
    private static func entity(
        _ bytes: RawSpan, at start: Int
    ) -> (scalar: UInt32, count: Int)? {
        let word = bytes.word(at: start, count: min(8, bytes.byteCount - start))
        let (four, five) = (word & 0xFFFF_FFFF, word & 0xFF_FFFF_FFFF)
        if five == 0x3B_706D_6126 { return (0x26, 5) }
        if four == 0x3B74_6C26 { return (0x3C, 4) }
        if four == 0x3B74_6726 { return (0x3E, 4) }
        switch word & 0xFFFF_FFFF_FFFF {
        case 0x3B74_6F75_7126: return (0x22, 6)
        case 0x3B73_6F70_6126: return (0x27, 6)
        default: return nil
        }
    }

    /// Parses digits; saturates above U+10FFFF.
    private static func number(
        _ bytes: RawSpan, from start: Int, _ isHexadecimal: Bool
    ) -> (number: UInt32, end: Int) {
        let radix: UInt32 = isHexadecimal ? 16 : 10
        var (number, position): (UInt32, Int) = (0, start)
        while position < bytes.byteCount {
            let digit = bytes.byte(at: position).hexadecimalDigit
            guard digit < radix else { break }
            number = min(0x11_0000, number * radix + UInt32(digit))
            position += 1
        }
        return (number, position)
    }
}
