import WireFormat

/// The destination of a link, escaped so that it ends in the right place.
enum MarkdownDestination {
    /// Returns the end of a link: the bracket and the destination.
    ///
    /// A URI (RFC 3986) contains no spaces, angle brackets, quotation marks or backslashes.
    /// Parentheses are escaped by a backslash. An `&` that would begin a reference is written as a
    /// reference, because cmark resolves references before backslash escapes.
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

    /// Longer than HTML's longest name, `CounterClockwiseContourIntegral;`.
    private static let longestReference = 40
    private static let nameCharacters = ASCIISet(
        "#ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}
