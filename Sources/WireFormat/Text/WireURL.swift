/// The rules for URLs in a document: an absolute URI of RFC 3986, of a scheme that is not excluded.
package enum WireURL {
    /// Schemes that name something only the sender has, or that carry code; clause 18.1.2.
    static let excludedSchemes = ["file", "content", "blob", "data", "javascript"]

    /// What is wrong with a text as a URL; nil if nothing is.
    package static func fault(in text: String) -> (code: WireError.Code, reason: String)? {
        guard URIGrammar.matches(text) else {
            return (.malformedURL, "expected an absolute URL in ASCII, as RFC 3986 has it")
        }
        // The grammar lets nothing but ASCII stand before the colon, which there is.
        let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
        let excluded = excludedSchemes.first {
            $0.utf8.count == scheme.count && $0.utf8.elementsEqual(scheme.lazy.map { $0 | 0x20 })
        }
        guard let excluded else { return nil }
        return (.excludedScheme, "the scheme “\(excluded)” is not one to share")
    }
}
