/// The destination of a link, written so that it ends where it should.
enum MarkdownDestination {
    /// The end of a link: bracket and destination.
    ///
    /// A URI of RFC 3986 holds no space, angle bracket, quotation mark or backslash. Parentheses get
    /// a backslash, and so does an `&` that begins a reference.
    static func linkEnd(_ uri: String) -> String {
        var result = Array("](".utf8)
        let bytes = Array(uri.utf8)
        for (index, byte) in bytes.enumerated() {
            if isEscaped(byte, at: index, in: bytes) { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        result.append(UInt8(ascii: ")"))
        return String(decoding: result, as: UTF8.self)
    }

    private static func isEscaped(_ byte: UInt8, at index: Int, in bytes: [UInt8]) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"): true
        case UInt8(ascii: "&"): beginsReference(bytes[(index + 1)...].prefix(longestReference))
        default: false
        }
    }

    private static func beginsReference(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first { !nameCharacters.has($0) } == UInt8(ascii: ";")
    }

    /// The longest name that HTML has, `CounterClockwiseContourIntegral;`, and a margin.
    private static let longestReference = 40
    private static let nameCharacters = ASCIISet(
        "#ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}
