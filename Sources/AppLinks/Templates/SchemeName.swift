import UniformTypes
import WireFormat

/// The scheme of a URL (RFC 3986, section 3.1).
enum SchemeName {
    private static let characters = ASCIISet.alphanumerics.union(ASCIISet("+-."))

    static let web = ["http", "https"]

    /// Whether a scheme is forbidden in links because it is for code or files, such as `javascript`
    /// or `file`.
    static func isExcluded(_ scheme: String) -> Bool {
        URLRule.fault(in: scheme + ":x")?.code == .excludedScheme
    }

    static func lowercased(_ bytes: some Collection<UInt8>) -> String? {
        guard let first = bytes.first, ASCIISet.letters.contains(first),
            bytes.allSatisfy(characters.contains)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self).lowercasedASCII
    }

    /// Returns the scheme at the start of a URL, in lower case; nil if the URL has no well-formed
    /// scheme.
    static func lowercased(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return lowercased(text.utf8[..<colon])
    }
}
