package import Essentials

/// The rules for URLs in a document: an absolute URI (RFC 3986) whose scheme is not excluded.
package enum URLRule {
    /// The schemes of URLs that only the sender can open, or that carry code (clause 18.1.2).
    static let excludedSchemes = ["file", "content", "blob", "data", "javascript"]

    /// The first letters of the excluded schemes. Most URLs start with another letter, so they need
    /// no comparison with the schemes.
    private static let firstLetters = ASCIISet(String(excludedSchemes.compactMap(\.first)))

    package static func fault(in text: String) -> (code: Finding.Code, message: String)? {
        text.withBytes { fault(in: $0) }
    }

    package static func fault(in text: RawSpan) -> (code: Finding.Code, message: String)? {
        check(text).fault
    }

    /// Also returns whether a URL without a fault starts with `http://` or `https://` and a plain
    /// host name that ends at a slash or at the end of the URL.
    ///
    /// Foundation can parse every such URL. It refuses some other URLs, although they are valid in
    /// RFC 3986.
    package static func check(
        _ text: RawSpan
    ) -> (fault: (code: Finding.Code, message: String)?, isPlainWeb: Bool) {
        guard let start = URIGrammar.start(of: text) else {
            return ((.malformedURL, "expected an absolute URL in ASCII (RFC 3986)"), false)
        }
        guard firstLetters.contains(text.byte(at: 0) | 0x20) else { return (nil, start.isPlainWeb) }
        let excluded = excludedSchemes.first {
            $0.utf8.count == start.schemeLength && text.begins(withLetters: $0)
        }
        guard let excluded else { return (nil, start.isPlainWeb) }
        return ((.excludedScheme, "the scheme “\(excluded)” is not allowed"), false)
    }
}

extension RawSpan {
    /// Returns whether the first bytes equal the given lowercase letters, ignoring case. These
    /// bytes must be ASCII.
    fileprivate func begins(withLetters letters: String) -> Bool {
        for (position, letter) in letters.utf8.enumerated()
        where byte(at: position) | 0x20 != letter { return false }
        return true
    }
}

extension URL {
    /// Creates a URL from valid text, without Foundation's repairs; older systems return nil for
    /// some valid URLs.
    package init?(verbatim text: String) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            self.init(string: text, encodingInvalidCharacters: false)
        } else {
            self.init(string: text)
        }
    }
}
