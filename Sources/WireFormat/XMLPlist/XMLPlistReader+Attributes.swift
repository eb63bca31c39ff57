/// Attributes, and the attribute-like parts of an XML declaration.
extension XMLPlistReader {
    /// Reads white space and the name of an attribute; returns the start of the name, or nil if
    /// it is absent.
    mutating func scanAttributeName(_ bytes: RawSpan) throws(Fault) -> Int? {
        guard skipWhiteSpace(bytes) else { return nil }
        let start = position
        position = XMLName.end(bytes, from: start)
        guard position > start else { return nil }
        guard position < bytes.byteCount else { throw truncated("expected “=”") }
        return start
    }

    /// Reads the equals sign of an attribute, with white space around it.
    mutating func scanEquals(_ bytes: RawSpan) throws(Fault) {
        skipWhiteSpace(bytes)
        try expect("=", bytes)
        skipWhiteSpace(bytes)
    }

    /// Reads the value of an attribute, which can contain references but not “<”.
    mutating func scanAttributeValue(_ bytes: RawSpan) throws(Fault) {
        let quote = try scanQuote(bytes)
        while let byte = peek(bytes), byte != quote {
            switch byte {
            case UInt8(ascii: "<"):
                throw Fault(.xmlSyntax, at: position, "“<” in a quoted text")
            case UInt8(ascii: "&"):
                position = try XMLReference(bytes, at: position).end
            default:
                position += 1
            }
        }
        guard position < bytes.byteCount else { throw truncated("expected a closing quote") }
        position += 1
    }

    /// Reads a text in single or double quotes; returns the place between the quotes.
    mutating func scanLiteral(_ bytes: RawSpan) throws(Fault) -> Range<Int> {
        let quote = try scanQuote(bytes)
        let start = position
        while let byte = peek(bytes), byte != quote { position += 1 }
        guard position < bytes.byteCount else { throw truncated("expected a closing quote") }
        position += 1
        return start..<position - 1
    }

    private mutating func scanQuote(_ bytes: RawSpan) throws(Fault) -> UInt8 {
        guard let quote = peek(bytes) else { throw truncated("expected a quoted text") }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw Fault(.xmlSyntax, at: position, "expected a quoted text")
        }
        position += 1
        return quote
    }
}
