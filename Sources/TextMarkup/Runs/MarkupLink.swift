import Essentials
import WireFormat

/// The links that are safe to offer in Markdown and HTML.
///
/// Payloads may contain more links: clause 18.1.2 excludes only a few schemes, and clause 24.1.5
/// recommends opening only known schemes. Programs that show markup do not know these rules, so
/// markup keeps fewer links. A link must not have a user or password:
/// `https://bank.example@evil.example/` looks like a link to the bank. A mail or telephone address
/// must not contain an escaped control character, because a program that unescapes the character
/// could mistake it for the end of a header or a command.
enum MarkupLink {
    static let schemes = ["http", "https", "mailto", "tel"]

    /// Returns nil if the link is not allowed. Otherwise, the result is ASCII without spaces,
    /// quotation marks, angle brackets and backslashes.
    static func text(of url: URL) -> String? {
        let text = url.absoluteString
        return isAllowed(text) ? text : nil
    }

    /// Returns the URL of a link destination, which need not be ASCII; nil if the link is not
    /// allowed.
    static func url(ofDestination bytes: some Sequence<UInt8>) -> URL? {
        let text = String(escaping: bytes, keeping: uriCharacters)
        return isAllowed(text) ? URL(verbatim: text) : nil
    }

    private static func isAllowed(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = text.utf8[..<colon].map { $0 | 0x20 }
        guard schemes.contains(where: { $0.utf8.elementsEqual(scheme) }) else { return false }
        let rest = text.utf8[text.utf8.index(after: colon)...]
        let isWeb = scheme.starts(with: "http".utf8)
        return URIGrammar.matches(text) && !(isWeb ? hasUser(rest) : addressHasControl(rest))
    }

    /// Whether an `@` precedes the host. As in browsers, the host can follow any number of slashes,
    /// including zero.
    private static func hasUser(_ rest: Substring.UTF8View) -> Bool {
        rest.drop { $0 == UInt8(ascii: "/") }.prefix { !authorityEnds.contains($0) }
            .contains(UInt8(ascii: "@"))
    }

    /// Whether the part before the query contains `%00` to `%1F` or `%7F`.
    private static func addressHasControl(_ rest: Substring.UTF8View) -> Bool {
        let address = Array(rest.prefix { !authorityEnds.contains($0) || $0 == UInt8(ascii: "/") })
        return address.indices.contains { index in
            escapedControls.contains { address[index...].starts(with: $0.utf8) }
        }
    }

    private static let escapedControls = ["%0", "%1", "%7F", "%7f"]
    private static let authorityEnds = ASCIISet("/?#")
    /// All other characters are escaped, as by CommonMark's renderers.
    private static let uriCharacters = ASCIISet.alphanumerics
        .union(ASCIISet("!#$%&'()*+,-./:;=?@[]_~"))
}
