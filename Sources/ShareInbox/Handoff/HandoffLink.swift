public import Essentials

/// A URL that hands an item to another app. It contains a ticket, never the content.
///
/// ```
/// SCHEME://xitem/pop?v=1&ticket=TOKEN&return=SCHEME    take the item with the ticket
/// SCHEME://xitem/return?v=1&ticket=TOKEN               take an item that was returned
/// ```
///
/// PhotoAppLink's URLs are accepted too: `SCHEME://`, and its older URLs of 2009, `SCHEME://edit`
/// and `SCHEME://return`. These URLs have no ticket, so they do not identify an item.
public struct HandoffLink: Hashable, Sendable {
    /// The scheme of the receiver, in lower case.
    public let scheme: String
    /// Whether the link returns an item to the app that first sent it.
    public let isReturn: Bool
    /// The ticket; nil for a URL of PhotoAppLink.
    public let ticket: InboxToken?
    /// The scheme for returning content, in lower case; nil if the URL has none, or for a returned
    /// item. Any app can send a URL with any return scheme, so return content only if
    /// `AppType.app(forReturnScheme:)` of `AppLinks` finds an app for the scheme.
    public let returnScheme: String?

    /// Creates a link; nil if a scheme is invalid.
    ///
    /// - Parameters:
    ///   - scheme: the scheme of the receiver.
    ///   - ticket: the ticket from the board.
    ///   - returnScheme: the scheme for returning content. None by default.
    public init?(scheme: String, ticket: InboxToken, returnScheme: String? = nil) {
        let valid = returnScheme.flatMap(Self.scheme)
        guard let scheme = Self.scheme(scheme), valid != nil || returnScheme == nil else {
            return nil
        }
        self.init(scheme: scheme, isReturn: false, ticket: ticket, returnScheme: valid)
    }

    private init(scheme: String, isReturn: Bool, ticket: InboxToken?, returnScheme: String?) {
        self.scheme = scheme
        self.isReturn = isReturn
        self.ticket = ticket
        self.returnScheme = returnScheme
    }

    /// Returns the link for returning an item to the sender of this link.
    ///
    /// - Parameter ticket: the ticket of the returned item.
    /// - Returns: the link; nil if this link has no return scheme, or is itself a return.
    public func returning(_ ticket: InboxToken) -> HandoffLink? {
        guard !isReturn, let returnScheme else { return nil }
        return HandoffLink(
            scheme: returnScheme, isReturn: true, ticket: ticket, returnScheme: nil)
    }

    // MARK: URLs

    private static let host = "xitem"
    private static let version = "1"

    /// The URL to open.
    public var url: URL? {
        guard let ticket else { return URL(string: scheme + "://") }
        let path = isReturn ? "return" : "pop"
        var text = "\(scheme)://\(Self.host)/\(path)?v=\(Self.version)&ticket=\(ticket)"
        if let returnScheme { text += "&return=\(returnScheme)" }
        return URL(string: text)
    }

    /// Parses the URL that opened an app; nil if it is not a handoff link, has another version, or
    /// has duplicate parameters.
    public init?(_ url: URL) {
        let text = Array(url.absoluteString.utf8.prefix(1_000))
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
            let scheme = Self.scheme(String(decoding: text[..<colon], as: UTF8.self)),
            text[colon...].starts(with: "://".utf8)
        else { return nil }
        let rest = String(decoding: text[(colon + 3)...], as: UTF8.self)
        switch rest {
        case "", "edit":
            self.init(scheme: scheme, isReturn: false, ticket: nil, returnScheme: nil)
        case "return":
            self.init(scheme: scheme, isReturn: true, ticket: nil, returnScheme: nil)
        default:
            self.init(scheme, rest)
        }
    }

    /// Parses the rest of a URL, after `SCHEME://`.
    private init?(_ scheme: String, _ rest: String) {
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let pairs = Self.pairs(parts[1]), pairs["v"] == Self.version,
            let ticket = pairs["ticket"].flatMap(InboxToken.init(rawValue:))
        else { return nil }
        switch parts[0] {
        case "\(Self.host)/pop":
            self.init(scheme: scheme, ticket: ticket, returnScheme: pairs["return"])
        case "\(Self.host)/return":
            self.init(scheme: scheme, isReturn: true, ticket: ticket, returnScheme: nil)
        default: return nil
        }
    }

    private static func pairs(_ query: Substring) -> [String: String]? {
        var pairs: [String: String] = [:]
        for pair in query.split(separator: "&", omittingEmptySubsequences: false) {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2,
                pairs.updateValue(String(sides[1]), forKey: String(sides[0])) == nil
            else { return nil }
        }
        return pairs
    }

    private static func scheme(_ text: String) -> String? {
        let bytes = Array(text.lowercased().utf8)
        guard let first = bytes.first, 0x61...0x7A ~= first, bytes.count <= 255,
            bytes.allSatisfy({
                0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0)
            })
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
