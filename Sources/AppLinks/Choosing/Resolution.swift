public import Essentials
public import XExtensionItem

/// The way to answer a request: a link to open, a question to the person, or a web page.
///
/// These are the outcomes of clause 5.1 in Schemas/app-catalog.md. No case will be added before
/// 2.0.
public enum Resolution: Hashable, Sendable {
    /// Open the link.
    case open(OpenedLink)
    /// Use the in-app presenter. The values are those of the request, and the default values of all
    /// other parameters.
    case present(LinkedApp.Presenter, action: String, parameters: [String: String])
    /// Ask the person.
    case choose(Chooser)
    /// Open the web page in the person's browser; see ``LinkRequest/init(webURL:)``.
    case fallBack(URL)
    /// No installed app that may be offered has the action, and there is no web page to open
    /// instead.
    case unavailable
}

/// A link into an app, ready to be opened.
public struct OpenedLink: Hashable, Sendable {
    /// The key of the type.
    public let type: String
    /// The key of the app.
    public let app: String
    /// The key of the action; nil if the link only opens the app.
    public let action: String?
    /// The URL to open.
    public let url: URL
    /// The fallback web page, or nil.
    public let webURL: URL?
    /// Whether the link only opens the app, because the app does not have the requested action.
    package let opensAppOnly: Bool
}

extension OpenedLink {
    /// Records the URLs of the content, in the app and on the web, in a referrer.
    ///
    /// A link into an app becomes the referrer's URL for iOS, and the link's web page becomes the
    /// referrer's web URL. A link to a web page becomes the web URL. Other values are kept. A link
    /// that only opens the app changes nothing, because it does not identify content.
    ///
    /// - Parameter referrer: the referrer of the item to share; its URLs are updated.
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

    /// The link as an attachment: the web page, which opens even if the app is not installed. If
    /// there is no web page, the attachment is the URL that opens the app.
    public var attachment: ExtensionItem.Attachment { .url(webURL ?? url) }
}
