import Essentials

/// Base64 (RFC 4648, section 4) as vectors and the messages of testees use it.
enum Base64Text {
    /// Returns the decoded bytes; nil unless `text` is the canonical base64 of its bytes.
    static func bytes(of text: String) -> Data? {
        // Foundation accepts nonzero pad bits; here, each byte sequence has exactly one text.
        guard let bytes = Data(base64Encoded: text),
            bytes.base64EncodedString().hasSameBytes(as: text)
        else { return nil }
        return bytes
    }
}
