#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rules for URLs in a payload: an absolute URI of RFC 3986, of a scheme that is not excluded.
enum WireURL {
    /// Schemes that name something only the sender has, or that carry code; clause 18.1.2.
    static let excludedSchemes = ["file", "content", "blob", "data", "javascript"]

    /// What is wrong with a text as a URL; nil if nothing is.
    static func fault(in text: String) -> (code: WireError.Code, reason: String)? {
        guard URIGrammar.matches(text) else {
            return (.malformedURL, "expected an absolute URL in ASCII, as RFC 3986 has it")
        }
        let scheme = text.prefix { $0 != ":" }.lowercased()
        guard !excludedSchemes.contains(scheme) else {
            return (.excludedScheme, "the scheme “\(scheme)” is not one to share")
        }
        return nil
    }

    /// The URL that a faultless text stands for, unchanged.
    static func url(_ text: String) -> URL? {
        guard let url = URL(string: text, encodingInvalidCharacters: false),
            url.absoluteString.isIdentical(to: text)
        else { return nil }
        return url
    }
}
