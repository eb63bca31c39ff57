/// A reference in XML text: one of the five predefined entities, or a character by its number.
struct XMLReference {
    /// The code point it stands for.
    let scalar: UInt32
    /// The offset after its semicolon.
    let end: Int

    /// Reads a reference from its `&`.
    ///
    /// - Throws: `xml.entity` for any other entity, `xml.character` for one XML forbids.
    init(_ bytes: RawSpan, at start: Int) throws(Fault) {
        // The longest reference to a character, leading zeros apart, has ten bytes.
        let limit = min(start + 64, bytes.byteCount)
        var semicolon = start + 1
        while semicolon < limit, bytes.byte(at: semicolon) != UInt8(ascii: ";") { semicolon += 1 }
        guard semicolon < limit else {
            throw Fault(.xmlEntity, at: start, "“&” without its “;”; expected “&amp;”")
        }
        let name = bytes.string(start + 1..<semicolon)
        end = semicolon + 1
        if name.utf8.first == UInt8(ascii: "#") {
            scalar = try Self.character(name.dropFirst(), at: start)
        } else if let known = Self.entities[name] {
            scalar = known
        } else {
            throw Fault(.xmlEntity, at: start, "“&\(name);” is none of XML's predefined entities")
        }
    }

    private static let entities: [String: UInt32] = [
        "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27,
    ]

    private static func character(_ number: Substring, at start: Int) throws(Fault) -> UInt32 {
        let isHexadecimal = number.utf8.first == UInt8(ascii: "x")
        let digits = isHexadecimal ? number.dropFirst() : number
        let isSigned = digits.utf8.first == UInt8(ascii: "+") || digits.utf8.first == UInt8(ascii: "-")
        guard !isSigned, let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
            throw Fault(.xmlEntity, at: start, "“&#\(number);” is not a reference to a character")
        }
        guard XMLText.allows(scalar) else {
            throw Fault(.xmlCharacter, at: start, "“&#\(number);” is a character XML forbids")
        }
        return scalar
    }
}
