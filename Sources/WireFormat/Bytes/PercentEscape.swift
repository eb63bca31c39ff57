extension ASCIISet {
    package static let letters = ASCIISet("A"..."Z").union(ASCIISet("a"..."z"))
    package static let alphanumerics = letters.union(ASCIISet("0"..."9"))
}

extension [UInt8] {
    /// Appends the escape `%XX` of a byte (RFC 3986, section 2.1).
    package mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] {
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
    }

    /// Appends a byte, or its escape if `kept` does not contain the byte.
    package mutating func append(_ byte: UInt8, keeping kept: ASCIISet) {
        if kept.contains(byte) { append(byte) } else { appendEscape(of: byte) }
    }
}

extension String {
    /// Creates a string from bytes, in which each byte outside `kept` is escaped as `%XX`.
    package init(escaping bytes: some Sequence<UInt8>, keeping kept: ASCIISet) {
        var text: [UInt8] = []
        for byte in bytes { text.append(byte, keeping: kept) }
        self.init(decoding: text, as: UTF8.self)
    }
}
