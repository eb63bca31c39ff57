extension URLRule {
    /// Returns whether a valid URL is `http` or `https` with a plain host name and no port.
    ///
    /// The system makes a `URL` of each of these. Of URLs with other authorities or schemes, it
    /// refuses some that RFC 3986 allows.
    package static func isPlainWebURL(_ text: RawSpan) -> Bool {
        guard text.matches("http", at: 0) else { return false }
        let isSecure = text.matches("s", at: 4)
        guard text.matches("://", at: isSecure ? 5 : 4) else { return false }
        let start = isSecure ? 8 : 7
        var end = start
        while end < text.byteCount, hostCharacters.has(text.byte(at: end)) { end += 1 }
        return end > start && (end == text.byteCount || text.byte(at: end) == UInt8(ascii: "/"))
    }

    private static let hostCharacters = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-")
}
