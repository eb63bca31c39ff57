/// The rules for URLs in a document: an absolute URI of RFC 3986, of a scheme that is not excluded.
package enum WireURL {
    /// Schemes that name something only the sender has, or that carry code; clause 18.1.2.
    static let excludedSchemes = ["file", "content", "blob", "data", "javascript"]

    /// What is wrong with a text as a URL; nil if nothing is.
    package static func fault(in text: String) -> (code: WireError.Code, reason: String)? {
        guard URIGrammar.matches(text) else {
            return (.malformedURL, "expected an absolute URL in ASCII, as RFC 3986 has it")
        }
        let scheme = text.prefix { $0 != ":" }.lowercased()
        guard !excludedSchemes.contains(scheme) else {
            return (.excludedScheme, "the scheme “\(scheme)” is not one to share")
        }
        return nil
    }
}
