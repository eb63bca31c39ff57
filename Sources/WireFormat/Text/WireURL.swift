/// The rules for URLs in a document: an absolute URI of RFC 3986, of a scheme that is not excluded.
package enum WireURL {
    /// Schemes that name something only the sender has, or that carry code; clause 18.1.2.
    static let excludedSchemes = ["file", "content", "blob", "data", "javascript"]

    /// What is wrong with a text as a URL; nil if nothing is.
    package static func fault(in text: String) -> (code: WireError.Code, message: String)? {
        text.withBytes { fault(in: $0) }
    }

    /// What is wrong with a text in UTF-8 as a URL; nil if nothing is.
    static func fault(in text: RawSpan) -> (code: WireError.Code, message: String)? {
        guard let count = URIGrammar.scheme(of: text) else {
            return (.malformedURL, "expected an absolute URL in ASCII, as RFC 3986 has it")
        }
        let excluded = excludedSchemes.first {
            $0.utf8.count == count && text.begins(withLetters: $0)
        }
        guard let excluded else { return nil }
        return (.excludedScheme, "the scheme “\(excluded)” is not one to share")
    }
}

extension RawSpan {
    /// Whether the first bytes, of ASCII, are some small letters, whatever their case.
    fileprivate func begins(withLetters letters: String) -> Bool {
        for (position, letter) in letters.utf8.enumerated()
        where byte(at: position) | 0x20 != letter { return false }
        return true
    }
}
