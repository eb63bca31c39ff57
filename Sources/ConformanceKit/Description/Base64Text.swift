#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Base64 of RFC 4648, section 4, in messages of testees and in vectors.
enum Base64Text {
    /// The bytes that a text stands for; nil if it is not the one text that stands for them.
    static func bytes(of text: String) -> Data? {
        // Foundation takes pad bits that are set; there is one text for each sequence of bytes.
        guard let bytes = Data(base64Encoded: text),
            bytes.base64EncodedString().hasSameBytes(as: text)
        else { return nil }
        return bytes
    }
}
