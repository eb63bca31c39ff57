import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Which links stand in Markdown and HTML: those that are safe to offer for a tap.
///
/// A payload may hold more (clause 18.1.2 excludes a few schemes; clause 24.1.5 advises to allow
/// only known ones where a URL is opened), but markup is shown by programs that know nothing of it.
/// A link may not hold a user or password, which makes `https://bank.example@evil.example/` look like
/// one to the bank, nor may an address of mail or telephone hold an escaped control character, which
/// whoever unescapes it takes for the end of a header or a command.
enum MarkupLink {
    /// The schemes allowed, in lower case.
    static let schemes = ["http", "https", "mailto", "tel"]

    /// The text of a URL where it is an absolute URI of an allowed scheme: ASCII, without spaces,
    /// quotation marks, angle brackets and backslashes.
    static func text(of url: URL) -> String? {
        let text = url.absoluteString
        return isAllowed(text) ? text : nil
    }

    /// The URL of a destination in Markdown, which need not be ASCII; nil where it is not allowed.
    static func url(ofDestination bytes: some Sequence<UInt8>) -> URL? {
        let text = escaped(bytes)
        return isAllowed(text) ? URL(asItStands: text) : nil
    }

    private static func isAllowed(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = text.utf8[..<colon].map { $0 | 0x20 }
        guard schemes.contains(where: { $0.utf8.elementsEqual(scheme) }) else { return false }
        let rest = text.utf8[text.utf8.index(after: colon)...]
        let isWeb = scheme.starts(with: "http".utf8)
        return URIGrammar.matches(text) && !(isWeb ? hasUser(rest) : addressHasControl(rest))
    }

    /// Whether what follows a scheme has a host with an `@` before it, as browsers see it: to them the
    /// host begins after any number of slashes, and if there is none.
    private static func hasUser(_ rest: Substring.UTF8View) -> Bool {
        rest.drop { $0 == UInt8(ascii: "/") }.prefix { !authorityEnds.has($0) }
            .contains(UInt8(ascii: "@"))
    }

    /// Whether what stands before a query has `%00` to `%1F` or `%7F` in it.
    private static func addressHasControl(_ rest: Substring.UTF8View) -> Bool {
        let address = Array(rest.prefix { !authorityEnds.has($0) || $0 == UInt8(ascii: "/") })
        return address.indices.contains { index in
            escapedControls.contains { address[index...].starts(with: $0.utf8) }
        }
    }

    /// Percent-encodes what no URI holds, as CommonMark's renderers do.
    private static func escaped(_ bytes: some Sequence<UInt8>) -> String {
        var result: [UInt8] = []
        for byte in bytes {
            if byte < 0x80, !unsafe.has(byte), byte > 0x20, byte != 0x7F {
                result.append(byte)
            } else {
                result.append(UInt8(ascii: "%"))
                result.append(hexadecimal[Int(byte >> 4)])
                result.append(hexadecimal[Int(byte & 15)])
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let escapedControls = ["%0", "%1", "%7F", "%7f"]
    private static let authorityEnds = ASCIISet("/?#")
    private static let unsafe = ASCIISet("\"<>\\^`{|}")
    private static let hexadecimal = Array("0123456789ABCDEF".utf8)
}
