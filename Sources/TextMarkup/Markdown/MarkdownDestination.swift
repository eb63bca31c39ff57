import WireFormat

/// The destination of a link, written so that it ends where it should.
enum MarkdownDestination {
    /// The end of a link: bracket and destination.
    ///
    /// A URI of RFC 3986 holds no space, angle bracket, quotation mark or backslash. Parentheses get
    /// a backslash; an `&` that begins a reference is itself written as one, for cmark resolves
    /// references before it looks at backslashes.
    static func linkEnd(_ uri: String) -> String {
        var result = Array("](".utf8)
        let bytes = Array(uri.utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
                result.append(UInt8(ascii: "\\"))
            }
            result.append(byte)
            if beginsReference(at: index, in: bytes) { result.append(contentsOf: "amp;".utf8) }
        }
        result.append(UInt8(ascii: ")"))
        return String(decoding: result, as: UTF8.self)
    }

    private static func beginsReference(at index: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[index] == UInt8(ascii: "&") else { return false }
        let name = bytes[(index + 1)...].prefix(longestReference)
        return name.first { !nameCharacters.has($0) } == UInt8(ascii: ";")
    }

    /// The longest name that HTML has, `CounterClockwiseContourIntegral;`, and a margin.
    private static let longestReference = 40
    private static let nameCharacters = ASCIISet(
        "#ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}
