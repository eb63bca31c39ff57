public import Essentials
public import XExtensionItem

/// What to do about a request.
///
/// Clause 5.1 of Schemas/app-catalog.md has these outcomes. No case will be added before 2.0.
public enum Resolution: Hashable, Sendable {
    /// Open the link.
    case open(OpenedLink)
    /// Use the in-app presenter, with the given values and the defaults of the other parameters.
    case present(LinkedApp.Presenter, action: String, parameters: [String: String])
    /// Ask the person.
    case choose(Chooser)
    /// Open the web page in the person's browser; see ``LinkRequest/init(webURL:)``.
    case fallBack(URL)
    /// No app can do it.
    case nothing
}

/// A link into an app, ready to be opened.
public struct OpenedLink: Hashable, Sendable {
    /// The key of the type.
    public let type: String
    /// The key of the app.
    public let app: String
    /// The key of the action; nil if the app is just opened.
    public let action: String?
    /// The URL to open.
    public let url: URL
    /// The web page that does the same, or nil.
    public let webURL: URL?
    /// Whether the app is just opened because it does not have the requested action.
    package let isBare: Bool
}

extension OpenedLink {
    /// Records in a referrer where the content is in the app or on the web.
    ///
    /// A link into an app becomes the referrer's URL for iOS, and the link's web page becomes its
    /// web URL. A link to a web page becomes the web URL. Other values stay. A link that just opens
    /// the app changes nothing, because it names no content.
    ///
    /// - Parameter referrer: the app that shares.
    public func apply(to referrer: inout Referrer) {
        guard action != nil else { return }
        let isPage = SchemeName.lowercased(of: url.absoluteString).map(SchemeName.web.contains)
        if isPage == true {
            referrer.webURL = url
        } else {
            referrer.iOSAppURL = url
            if let webURL { referrer.webURL = webURL }
        }
    }

    /// The link as an attachment: its web page, which people without the app can open, or else the
    /// URL into the app.
    public var attachment: ExtensionItem.Attachment { .url(webURL ?? url) }
}
