extension URLRule {
    /// Returns whether a valid URL is `http` or `https` with a plain host name and no port.
    ///
    /// The system makes a `URL` of each of these. Of URLs with other authorities or schemes, it
    /// refuses some that RFC 3986 allows.
    package static func isPlainWebURL(_ text: RawSpan) -> Bool {
        let start: Int
        if text.matches("https://", at: 0) {
            start = 8
        } else if text.matches("http://", at: 0) {
            start = 7
        } else {
            return false
        }
        let end = URIGrammar.endOfHostName(text, from: start)
        return end > start && (end == text.byteCount || text.byte(at: end) == UInt8(ascii: "/"))
    }
}
